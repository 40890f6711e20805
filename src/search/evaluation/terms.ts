import type { Board } from '../../engine/board.ts';
import { firstOf } from '../../engine/directions.ts';
import { NO_SQUARE } from '../../engine/geometry.ts';
import { EMPTY, withoutBonus } from '../../engine/piece.ts';
import type { SideIndex } from '../../engine/side.ts';
import { TRAIT } from '../../engine/traits.ts';
import type { Evaluation } from './evaluation.ts';

/** Number of bits of a byte. */
const BITS = Uint8Array.from({ length: 256 }, (_, byte) => {
  let count = 0;
  for (let rest = byte; rest !== 0; rest &= rest - 1) count++;
  return count;
});

/**
 * What depends on the pieces around: mobility, vaulting lines, propt Swods and the pieces in wild drins, in one walk
 * over a side's pieces. Writes the balance of the wild drins to `evaluation.control`.
 */
export function sumOfPieces(evaluation: Evaluation, board: Board, side: SideIndex): number {
  const { mobility, vaulting, placement, control, weights } = evaluation;
  const { cells, rules, sweep } = board;
  const { reachMask, vaultMask, vaultRoom, propper, traits } = rules;
  const [yellow, blue] = sweep.near;
  const list = board.pieces[side];
  const size = cells.length;
  let sum = 0;
  let liberties = 0;
  for (let i = board.count[side]! - 1; i >= 0; i--) {
    const square = list[i]!;
    const piece = cells[square]!;
    const around = yellow[square]! | blue[square]!;
    const walks = (traits[piece]! & TRAIT.regular) !== 0 ? reachMask[piece * size + square]! : 0;
    const open = BITS[walks & ~around]!;
    const vaults =
      around === 0 ? 0 : vaultsFrom(board, square, vaultMask[piece]! & vaultRoom[square]! & around);
    liberties += open + vaults;
    sum += mobility[piece]! * open + vaulting[piece]! * vaults;
    if (placement.wild[square] !== 0) control[placement.wild[square]!]! += side === 0 ? 1 : -1;
    const by = propper[piece]!;
    if (by !== EMPTY && isBeside(board, square, sweep.near[side][square]!, by)) sum += weights.propt;
  }
  if (liberties < evaluation.fewLiberties) sum += weights.nearlyStuck * (evaluation.fewLiberties - liberties);
  return sum;
}

/** In how many of these directions a line of pieces begins that is long enough to vault. */
function vaultsFrom({ cells, rules }: Board, square: number, directions: number): number {
  const { step } = rules.geometry;
  const { vaultLine } = rules;
  let count = 0;
  for (let left = directions; left !== 0; left &= left - 1) {
    const delta = step[firstOf(left)]!;
    let at = square + delta * vaultLine;
    while (at !== square && cells[at] !== EMPTY) at -= delta;
    if (at === square) count++;
  }
  return count;
}

/** Whether such a piece stands beside a square, in one of these directions. */
function isBeside({ cells, rules }: Board, square: number, directions: number, piece: number): boolean {
  const { step } = rules.geometry;
  for (let left = directions; left !== 0; left &= left - 1)
    if (withoutBonus(cells[square + step[firstOf(left)]!]!) === piece) return true;
  return false;
}

/** The safety of a side's King: friends beside it, and lines of pieces that an enemy could vault along to it (section 5). */
export function sumOfKing(evaluation: Evaluation, board: Board, side: SideIndex): number {
  const king = board.king[side]!;
  if (king === NO_SQUARE) return 0;
  const { weights } = evaluation;
  const { cells, rules, sweep } = board;
  const { step, toEdge } = rules.geometry;
  const friends = sweep.near[side][king]!;
  const around = friends | sweep.near[side === 0 ? 1 : 0][king]!;
  let lines = 0;
  for (let left = around; left !== 0; left &= left - 1) {
    const d = firstOf(left);
    const limit = toEdge[king * 8 + d]!;
    if (limit <= rules.vaultLine) continue;
    let length = 1;
    while (length < limit && cells[king + step[d]! * (length + 1)] !== EMPTY) length++;
    if (length >= rules.vaultLine && length < limit) lines++;
  }
  return weights.kingShield * BITS[friends]! + weights.kingLine * lines;
}

/** Few pieces left besides the King: Nikaida, or the end to the death, is near (section 9). */
export function sumOfLast(evaluation: Evaluation, board: Board, side: SideIndex): number {
  const left = board.count[side]! - evaluation.bareCount;
  return left < FEW ? evaluation.weights.nearlyBare * (FEW - left) : 0;
}

const FEW = 4;
