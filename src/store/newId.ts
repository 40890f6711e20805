import { SIGN } from '../game/seat.ts';

/** This many random words of seven characters each. */
const drawnWords = (count: number): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(count)), (number) =>
    number.toString(36).padStart(7, '0'),
  ).join('');

/** A name that nothing else has. */
export const newId = (): string => drawnWords(4);

/** The sign of a change in a trail: random characters. */
export const newSign = (): string => drawnWords(1).slice(-SIGN);
