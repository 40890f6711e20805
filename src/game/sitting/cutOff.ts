import { endingOf } from '../endings.ts';
import { turnsMade } from '../game.ts';
import type { Sitting } from './sitting.ts';

/**
 * The number of turns of a game that is not over and is cut off when another takes its place at the table; 0 if there
 * is no such game.
 */
export const turnsCutOff = (sitting: Sitting): number =>
  endingOf(sitting) === null ? turnsMade(sitting.game) : 0;
