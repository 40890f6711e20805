import type { Board } from '../board.ts';
import { NO_SQUARE, type Square } from '../geometry.ts';
import { isAttacked, watch } from '../kaida.ts';
import type { Kept } from './kept.ts';
import { isStale } from './changes.ts';
import { lookAs } from '../movement/sight.ts';
import { against, type SideIndex } from '../side.ts';

/** The looker that watches over the King. The lookers for the squares of a Fluttember follow, then those for pieces. */
const WATCH = 0;
export const FIRST_HOME = 1;

/**
 * Keeps whether the King of the waiting side is safe, and whose moves may affect that. The moves must have been kept
 * before.
 */
export function keepSafety(board: Board, kept: Kept, side: SideIndex): void {
  const { sweep, rules } = board;
  const king = board.king[side]!;
  lookAs(kept.sight, WATCH);
  kept.unsettled.fill(0);
  kept.isSafe = king !== NO_SQUARE && !watch(board, king, board.turn);
  if (kept.isSafe) {
    kept.holes = sweep.holes;
    kept.watchStamp = sweep.watchStamp;
    kept.vacated = squaresWith(sweep.vacated, sweep.watchStamp);
    kept.filled = squaresWith(sweep.filled, sweep.watchStamp);
    noteUnsettled(board, kept, side, kept.unsettled);
  }
  rules.partnerHomes[side].forEach((home, place) => {
    lookAs(kept.sight, FIRST_HOME + place);
    kept.homes[place] = isAttacked(board, home, board.turn);
  });
}

function squaresWith(marks: Int32Array, stamp: number): Square[] {
  const squares: Square[] = [];
  for (let square = 0; square < marks.length; square++) if (marks[square] === stamp) squares.push(square);
  return squares;
}

/**
 * After a watch that found the King safe, notes the pieces whose moves may affect that. These are the King itself,
 * pieces that may open a way to it, and all that saw a square which opens a way when it is filled.
 */
function noteUnsettled(board: Board, kept: Kept, side: SideIndex, unsettled: Int32Array): void {
  const { vacated, filled, holes, watchStamp } = board.sweep;
  const { seen, words } = kept.sight;
  const king = board.king[side]!;
  for (let i = 0; i < words; i++) unsettled[i] = 0;
  for (let i = board.count[side]! - 1; i >= 0; i--) {
    const from = board.pieces[side][i]!;
    const looker = kept.firstOf[from]!;
    if (from === king || vacated[from] === watchStamp) unsettled[looker >> 5]! |= 1 << (looker & 31);
  }
  if (holes === 0) return;
  for (let square = 0; square < filled.length; square++)
    if (filled[square] === watchStamp)
      for (let i = 0; i < words; i++) unsettled[i]! |= seen[square * words + i]!;
}

/**
 * As `watch` over the King of the side to move, but returns a bit for each looker of a piece whose moves may affect its
 * safety; null in Kaida. Without a King no bit is set.
 */
export function watchUnlessKept(board: Board, kept: Kept): Int32Array | null {
  const { turn } = board;
  const king = board.king[turn]!;
  if (king === NO_SQUARE) return kept.unsettled;
  if (kept.isSafe && !isStale(kept, WATCH)) {
    markKept(board, kept);
    return kept.unsettled;
  }
  if (watch(board, king, against(turn))) return null;
  noteUnsettled(board, kept, turn, kept.unsettledAnew);
  return kept.unsettledAnew;
}

/** Restores the marks of the kept watch, unless they are still there. */
function markKept({ sweep }: Board, kept: Kept): void {
  sweep.holes = kept.holes;
  if (sweep.watchStamp === kept.watchStamp) return;
  kept.watchStamp = ++sweep.watchStamp;
  for (const square of kept.vacated) sweep.vacated[square] = kept.watchStamp;
  for (const square of kept.filled) sweep.filled[square] = kept.watchStamp;
}
