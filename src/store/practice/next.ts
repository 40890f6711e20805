import { nextPuzzle } from '../../practice/choosing.ts';
import type { Puzzle } from '../../practice/puzzle.ts';
import { PUZZLES } from '../../practice/puzzles.ts';
import { firstRating, type Rating } from '../../practice/rating.ts';
import type { PracticeRecord } from './kept.ts';

/** How many of the puzzles solved last the next one should differ from. */
const RECENT = 4;

/** The strength of a puzzle: as the player's try has changed it, or its initial one. */
export const ratingOfPuzzle = ({ tried }: Pick<PracticeRecord, 'tried'>, puzzle: Puzzle): Rating =>
  tried[puzzle.id] ?? firstRating(puzzle);

/** The puzzle to go on with, after the present one if there is one; null when all that are wanted are solved. */
export function nextFor(kept: PracticeRecord, present: Puzzle | null): Puzzle | null {
  const ids = Object.keys(kept.solved).slice(-RECENT);
  const recent = ids.flatMap((id) => PUZZLES.find((puzzle) => puzzle.id === id && puzzle !== present) ?? []);
  return nextPuzzle(PUZZLES, {
    filter: kept.filter,
    isSolved: (id) => kept.solved[id] !== undefined,
    rating: kept.player.rating,
    ratingOf: (puzzle) => ratingOfPuzzle(kept, puzzle).rating,
    recent: present === null ? recent : [...recent, present],
  });
}
