import type { Board } from './board.ts';
import { lookAround } from './candidates.ts';
import { NO_SQUARE, type Square } from './geometry.ts';
import { sweepPiece } from './movement/piece.ts';
import { ANYWHERE } from './movement/sweep.ts';
import { against, type SideIndex } from './side.ts';

/**
 * Whether a piece of side `by` could capture what stands on `target`, by any move of sections 4 to 6, even if that
 * would leave its own King in Kaida (section 9). The sweep's `last…` fields then hold one such path.
 */
export function isAttacked(board: Board, target: Square, by: SideIndex): boolean {
  const { sweep } = board;
  const base = sweep.count;
  sweep.target = target;
  const count = lookAround(board, target, by);
  for (let i = 0; i < count && sweep.count === base; i++) sweepPiece(sweep, sweep.candidates[i]!);
  const attacked = sweep.count !== base;
  sweep.count = base;
  sweep.target = ANYWHERE;
  return attacked;
}

/** Whether the King of a side is in Kaida; false if the side has no King. */
export function isInKaida(board: Board, side: SideIndex): boolean {
  const king = board.king[side]!;
  return king !== NO_SQUARE && isAttacked(board, king, against(side));
}

/**
 * As `isAttacked`, but also marks on the sweep every square whose change could open a path to the target: `vacated` for
 * pieces in the way, `filled` for gaps in lines. While no path is open, a move that vacates and fills no marked square
 * cannot open one, because every path has been followed up to the first thing that stopped it.
 */
export function watch(board: Board, target: Square, by: SideIndex): boolean {
  const { sweep } = board;
  sweep.watches = true;
  sweep.watchStamp++;
  sweep.holes = 0;
  const attacked = isAttacked(board, target, by);
  sweep.watches = false;
  return attacked;
}
