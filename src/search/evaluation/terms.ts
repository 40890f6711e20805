import { BITS, type Board, EMPTY, firstOf, NO_SQUARE, type SideIndex } from '../../engine/search.ts';
import type { Evaluation } from './tables.ts';

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

/** A side has few pieces left besides its King, so Nikaida, or the end to the death, is near (section 9). */
export function sumOfLast(evaluation: Evaluation, board: Board, side: SideIndex): number {
  const left = board.count[side]! - evaluation.bareCount;
  return left < FEW ? evaluation.weights.nearlyBare * (FEW - left) : 0;
}

const FEW = 4;
