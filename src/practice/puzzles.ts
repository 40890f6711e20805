import { parsePuzzles, type Puzzle } from './puzzle.ts';
import written from './puzzles.tsv?raw';

/** All puzzles, as `scripts/puzzles.ts` has made them. */
export const PUZZLES: readonly Puzzle[] = parsePuzzles(written);
