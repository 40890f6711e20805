import { SIGN } from '../game/seat.ts';

/** So many words of seven signs each, drawn by lot. */
const drawnWords = (count: number): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(count)), (number) =>
    number.toString(36).padStart(7, '0'),
  ).join('');

/** A name that nothing else has. */
export const newId = (): string => drawnWords(4);

/** The sign of a change in a trail, drawn by lot. */
export const newSign = (): string => drawnWords(1).slice(-SIGN);
