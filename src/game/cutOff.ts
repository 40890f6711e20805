import { endingOf } from './endings.ts';
import { turnsMade } from './game.ts';
import type { Sitting } from './sitting.ts';

/** Turns of a game that is not over, and is cut off where another takes its place at the table; 0 where none is. */
export const turnsCutOff = (sitting: Sitting): number =>
  endingOf(sitting) === null ? turnsMade(sitting.game) : 0;
