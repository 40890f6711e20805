import { DRIN_SIZE } from '../engine/index.ts';
import type { Place, View } from './view.ts';

/** Where in a drin its name stands: on which line, and in which half of that line. */
export type NamePlace = 'top' | 'middle' | 'bottom' | 'bottom rightwards' | 'bottom leftwards';

/** Where a drin's name is hidden least by the armies at the start: towards the middle of the board. */
export function namePlace({ row, column }: Place, { bottom, rows, columns }: View): NamePlace {
  if (columns > DRIN_SIZE && (bottom === 'east' || bottom === 'west')) {
    const fromMiddle = column + DRIN_SIZE / 2 - columns / 2;
    if (fromMiddle === 0) return 'bottom';
    return fromMiddle < 0 ? 'bottom rightwards' : 'bottom leftwards';
  }
  if (rows === DRIN_SIZE) return 'middle';
  return row >= rows / 2 ? 'top' : 'bottom';
}
