import { NO_DIRECTION } from '../directions.ts';
import { NO_SQUARE, type Geometry, type Square } from '../geometry.ts';
import { SECOND_BEND, WAY, type Way } from '../move.ts';
import type { Sweep } from './sweep.ts';

/**
 * After a sweep in Kaida, marks the squares of the attack that it found. Only a move to or from one of them can end
 * that attack: it captures the attacker, interposes, or leaves the vaulting line.
 */
export function markPath(sweep: Sweep, target: Square): void {
  sweep.watchStamp++;
  const mark = (square: Square) => {
    sweep.vacated[square] = sweep.watchStamp;
    sweep.filled[square] = sweep.watchStamp;
  };
  const { geometry } = sweep.rules;
  let before = sweep.lastFrom;
  mark(before);
  for (const middle of middlesOf(sweep.lastWay, sweep.lastVia)) {
    forEachBetween(geometry, before, middle, mark);
    mark(middle);
    before = middle;
  }
  forEachBetween(geometry, before, target, mark);
}

/** The squares between start and end at which a way changes: none, one, or the two bends of a vault. */
export const middlesOf = (way: Way, via: Square): readonly Square[] =>
  via === NO_SQUARE
    ? []
    : way === WAY.twoBends
      ? [via & ((1 << SECOND_BEND) - 1), via >> SECOND_BEND]
      : [via];

/** Visits the squares strictly between two squares on one straight line, in order; none for a leap. */
export function forEachBetween(
  geometry: Geometry,
  from: Square,
  to: Square,
  visit: (square: Square) => void,
): void {
  const direction = geometry.towards[to * geometry.size + from]!;
  if (direction === NO_DIRECTION) return;
  const step = geometry.step[direction]!;
  for (let square = from + step; square !== to; square += step) visit(square);
}
