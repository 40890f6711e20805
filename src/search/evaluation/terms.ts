import {
  type Board,
  EMPTY,
  firstOf,
  NO_SQUARE,
  type SideIndex,
  whereVaultsBegin,
} from '../../engine/search.ts';
import { type Evaluation, WORTH } from './tables.ts';

/** The number of bits set in a byte. */
const BITS = Uint8Array.from({ length: 256 }, (_, byte) => {
  let count = 0;
  for (let rest = byte; rest !== 0; rest &= rest - 1) count++;
  return count;
});

/** What depends on the pieces around, mobility and vaulting lines, in one walk over a side's pieces. */
export function sumOfPieces(evaluation: Evaluation, board: Board, side: SideIndex): number {
  const { worths, ways, weights } = evaluation;
  const { cells, sweep } = board;
  const begins = whereVaultsBegin(board);
  const friends = sweep.near[side];
  const enemies = sweep.near[side === 0 ? 1 : 0];
  const list = board.pieces[side];
  const size = cells.length;
  let sum = 0;
  let liberties = 0;
  for (let i = board.count[side]! - 1; i >= 0; i--) {
    const square = list[i]!;
    const piece = cells[square]!;
    const way = ways[piece * size + square]!;
    const worth = worths[piece]!;
    const open = BITS[way & 255 & ~(friends[square]! | enemies[square]!)]!;
    const vaults = BITS[(way >> 8) & begins[square]!]!;
    liberties += open + vaults;
    sum += (worth >> WORTH.mobility) * open + ((worth >> WORTH.vaulting) & 255) * vaults;
  }
  if (liberties < evaluation.fewLiberties) sum += weights.nearlyStuck * (evaluation.fewLiberties - liberties);
  return sum;
}

/** Whether a square carries a vault: a piece stands there, or it is a hill (sections 5 and 19). */
const carries = ({ cells, rules }: Board, square: number): boolean =>
  cells[square] !== EMPTY || (rules.hasHills && rules.hills[square] !== 0);

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
