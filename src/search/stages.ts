import {
  type Board,
  CAPTURE_MARK,
  EMPTY,
  moveFrom,
  moveTo,
  type PackedMove,
  sideOf,
} from '../engine/search.ts';
import { KILLER, type Ordering, REPLY, SECOND_KILLER } from './ordering.ts';

/**
 * The moves of a node come in stages: the table move, winning captures, killer moves and the reply move, and only then
 * all others. Most nodes end before the last stage, so that the other moves need not be listed.
 */

/**
 * Whether the table move may belong to this position. The 64-bit key says that it does; this makes sure that a wrong
 * move breaks nothing.
 */
export function isPlausible({ cells, turn }: Board, move: PackedMove): boolean {
  if (move === 0) return false;
  const piece = cells[moveFrom(move)]!;
  const takes = (move & CAPTURE_MARK) !== 0;
  return piece !== EMPTY && sideOf(piece) === turn && takes === (cells[moveTo(move)] !== EMPTY);
}

/** The killer move or reply at this place; 0 if there is none, or if it came at an earlier place. */
export function rememberedMove(
  { killers, replies, arrivals }: Ordering,
  ply: number,
  place: number,
): PackedMove {
  const killer = killers[2 * ply]!;
  if (place === 0) return killer;
  const second = killers[2 * ply + 1]!;
  if (place === 1) return second === killer ? 0 : second;
  const reply = replies[arrivals[ply]!]!;
  return reply === killer || reply === second ? 0 : reply;
}

/** By place, the key that the move has in a list of all moves. */
export const REMEMBERED_KEYS: readonly number[] = [KILLER, SECOND_KILLER, REPLY];

/** Removes a move and its key from a list; the last one, at `last`, takes its place. */
export function takeOut({ keys }: Ordering, { sweep }: Board, at: number, last: number): void {
  sweep.moves[at] = sweep.moves[last]!;
  keys[at] = keys[last]!;
}

/**
 * Removes the moves that stand from `base` up to `start` from the list between `start` and `end`, and returns its new
 * end.
 */
export function dropDone({ sweep: { moves } }: Board, base: number, start: number, end: number): number {
  if (base === start) return end;
  let kept = start;
  for (let i = start; i < end; i++) {
    let at = base;
    while (at < start && moves[at] !== moves[i]) at++;
    if (at === start) moves[kept++] = moves[i]!;
  }
  return kept;
}
