import {
  type Board,
  EMPTY,
  firstOf,
  NO_SQUARE,
  type SideIndex,
  whereVaultsBegin,
  withoutBonus,
} from '../../engine/search.ts';
import { type Evaluation, WORTH } from './tables.ts';

/** The number of bits set in a byte. */
const BITS = Uint8Array.from({ length: 256 }, (_, byte) => {
  let count = 0;
  for (let rest = byte; rest !== 0; rest &= rest - 1) count++;
  return count;
});

/**
 * What depends on the pieces around: mobility, vaulting lines, propt Swods and the pieces in wild drins, in one walk
 * over a side's pieces. Adds the latter to the balance of the wild drins, `evaluation.control`.
 */
export function sumOfPieces(evaluation: Evaluation, board: Board, side: SideIndex): number {
  const { worths, ways, placement, control, weights } = evaluation;
  const { cells, rules, sweep } = board;
  const { propper } = rules;
  const begins = whereVaultsBegin(board);
  const { wild } = placement;
  const friends = sweep.near[side];
  const enemies = sweep.near[side === 0 ? 1 : 0];
  const list = board.pieces[side];
  const size = cells.length;
  const { distance } = rules.geometry;
  const king = board.king[side === 0 ? 1 : 0]!;
  const hunted = king * size;
  const isHunt = king !== NO_SQUARE;
  const lead = side === 0 ? 1 : -1;
  let near = 0;
  let sum = 0;
  let liberties = 0;
  let propt = 0;
  let inWild = 0;
  for (let i = board.count[side]! - 1; i >= 0; i--) {
    const square = list[i]!;
    const piece = cells[square]!;
    const beside = friends[square]!;
    const around = beside | enemies[square]!;
    const way = ways[piece * size + square]!;
    const worth = worths[piece]!;
    const open = BITS[way & 255 & ~around]!;
    const vaults = BITS[(way >> 8) & begins[square]!]!;
    liberties += open + vaults;
    sum += (worth >> WORTH.mobility) * open + ((worth >> WORTH.vaulting) & 255) * vaults;
    const drin = wild[square]!;
    if (drin !== 0) {
      inWild++;
      control[drin]! += lead;
    }
    if (isHunt && (worth & WORTH.hunts) !== 0) {
      const steps = distance[hunted + square]!;
      if (steps < HUNT) near += HUNT - steps;
    }
    if ((worth & WORTH.propt) !== 0 && beside !== 0 && isBeside(board, square, beside, propper[piece]!))
      propt++;
  }
  sum += weights.propt * propt + weights.wildDrin * inWild + weights.kingHunt * near;
  if (liberties < evaluation.fewLiberties) sum += weights.nearlyStuck * (evaluation.fewLiberties - liberties);
  return sum;
}

/** Steps of a King within which a piece is near it. */
const HUNT = 8;

/** Whether a square carries a vault: a piece stands there, or it is a hill (sections 5 and 19). */
const carries = ({ cells, rules }: Board, square: number): boolean =>
  cells[square] !== EMPTY || (rules.hasHills && rules.hills[square] !== 0);

/** Whether this piece stands beside a square, in one of these directions. */
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
  const { rules, sweep } = board;
  const { step, toEdge } = rules.geometry;
  const friends = sweep.near[side][king]!;
  const around = friends | sweep.near[side === 0 ? 1 : 0][king]! | rules.hillsNear[king]!;
  let lines = 0;
  for (let left = around; left !== 0; left &= left - 1) {
    const d = firstOf(left);
    const limit = toEdge[king * 8 + d]!;
    if (limit <= rules.vaultLine) continue;
    let length = 1;
    while (length < limit && carries(board, king + step[d]! * (length + 1))) length++;
    if (length >= rules.vaultLine && length < limit) lines++;
  }
  return weights.kingShield * BITS[friends]! + weights.kingLine * lines;
}

/** Few pieces are left besides the King: Nikaida, or the end to the death, is near (section 9). */
export function sumOfLast(evaluation: Evaluation, board: Board, side: SideIndex): number {
  const left = board.count[side]! - evaluation.bareCount;
  return left < FEW ? evaluation.weights.nearlyBare * (FEW - left) : 0;
}

const FEW = 4;
