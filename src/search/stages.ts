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
 * The moves of a node come in stages: the table's move, captures that gain, quiet moves that were good elsewhere, and
 * only then all others. Most nodes end before that, and nobody lists the others.
 */

/** Whether the table's move can be one of this position: the key, of 64 bits, says so, and this that nothing is upset. */
export function isPlausible({ cells, turn }: Board, move: PackedMove): boolean {
  if (move === 0) return false;
  const piece = cells[moveFrom(move)]!;
  const takes = (move & CAPTURE_MARK) !== 0;
  return piece !== EMPTY && sideOf(piece) === turn && takes === (cells[moveTo(move)] !== EMPTY);
}

/** The quiet move at this place among those that were good elsewhere; 0 for none, or for one that came before. */
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

/** The keys that moves at these places have in a list of all moves. */
export const REMEMBERED_KEYS: readonly number[] = [KILLER, SECOND_KILLER, REPLY];

/** Takes a move and its key out of a list; the last one, at `last`, takes its place. */
export function takeOut({ keys }: Ordering, { sweep }: Board, at: number, last: number): void {
  sweep.moves[at] = sweep.moves[last]!;
  keys[at] = keys[last]!;
}

/** Takes the moves from `base` up to `start` out of the list from there up to `end`, and returns its new end. */
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
