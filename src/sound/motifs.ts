import type { Call } from '../game/sitting/calls.ts';
import type { Stroke } from '../game/strokes.ts';

/** One struck or held tone: seconds from the start of the motif, hertz from and to, seconds of ringing, loudness 0 to 1. */
export interface Tone {
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly rings: number;
  readonly loud: number;
  readonly wave: 'sine' | 'triangle';
}
export type Motif = readonly Tone[];

/** A wooden tap: its pitch falls at once. */
const tap = (at: number, pitch: number, loud = 0.8): Tone => ({
  at,
  from: pitch * 1.6,
  to: pitch,
  rings: 0.07,
  loud,
  wave: 'triangle',
});

/** A bell that rings on. */
const bell = (at: number, pitch: number, rings: number, loud = 0.4): Tone => ({
  at,
  from: pitch,
  to: pitch,
  rings,
  loud,
  wave: 'sine',
});

/** Hertz of the few notes in use, of a pentatonic scale, so that any two of them agree. */
const NOTES = { low: 196, d: 293.66, e: 329.63, g: 392, a: 440, b: 493.88, d2: 587.33, g2: 783.99 } as const;

const SET_DOWN: Motif = [tap(0, 240)];
const TAKEN: Motif = [tap(0, 300), tap(0.055, 150, 1)];
/** Seconds from tap to tap of a vault, and the most taps that are heard one by one. */
const STRIDE = 0.045;
const MOST_TAPS = 12;

const later =
  (seconds: number) =>
  (tone: Tone): Tone => ({ ...tone, at: tone.at + seconds });

/** Small taps for the pieces passed, rising, and the landing. */
function vaultOf(pieces: number, captures: boolean): Motif {
  const taps = Math.min(pieces, MOST_TAPS);
  const run = Array.from({ length: taps }, (_, index) => tap(index * STRIDE, 420 + index * 26, 0.35));
  const landing = captures ? TAKEN : SET_DOWN;
  return [...run, ...landing.map(later(taps * STRIDE + 0.02))];
}

/** What a turn sounds like. */
export function motifOfStroke(stroke: Stroke): Motif {
  switch (stroke.type) {
    case 'move':
      return SET_DOWN;
    case 'capture':
      return TAKEN;
    case 'vault':
      return vaultOf(stroke.pieces, stroke.captures);
  }
}

/** What is played for a call, each call by a motif of its own. */
export function motifOfCall(call: Call): Motif {
  const { low, d, e, g, a, b, d2, g2 } = NOTES;
  switch (call) {
    case 'rank-your-deldars':
      return [bell(0, d, 0.25), bell(0.13, g, 0.25), bell(0.26, d2, 0.5)];
    case 'kaida':
      return [bell(0, d2, 0.3, 0.5), bell(0.12, a, 0.45, 0.5)];
    case 'bared':
      return [bell(0, b, 0.3), bell(0.16, b, 0.5)];
    case 'hyrkaida':
      return [bell(0, g, 0.4), bell(0.14, b, 0.4), bell(0.28, d2, 0.5), bell(0.42, g2, 1.1, 0.5)];
    case 'tikaida':
      return [bell(0, g, 0.4), bell(0.16, a, 0.4), bell(0.32, e, 0.9)];
    case 'nikaida':
      return [bell(0, b, 0.4), bell(0.16, g, 0.4), bell(0.32, d, 0.9)];
    case 'to-the-death':
      return [bell(0, d, 0.4), bell(0.14, d, 0.4), bell(0.28, g, 0.5), bell(0.42, d2, 1)];
    case 'draw':
      return [bell(0, g, 0.7), bell(0, low, 0.9), bell(0.22, g, 0.9)];
    case 'concession':
      return [bell(0, d2, 0.4), bell(0.16, b, 0.4), bell(0.32, g, 0.5), bell(0.48, d, 1)];
    case 'time':
      return [tap(0, 900, 0.5), tap(0.12, 900, 0.5), tap(0.24, 900, 0.5), bell(0.36, low, 1.1, 0.5)];
    case 'agreement':
      return [bell(0, g, 0.7), bell(0, d2, 0.7), bell(0.22, g, 0.9)];
    case 'repetition':
      return [bell(0, e, 0.4), bell(0.18, e, 0.4), bell(0.36, e, 0.4), bell(0.54, low, 0.9)];
    case 'quiet':
      return [bell(0, e, 0.6, 0.3), bell(0.3, d, 0.6, 0.3), bell(0.6, low, 1.1, 0.3)];
  }
}

/** Dice that roll, or a card that is turned. */
export const DICE: Motif = [tap(0, 620, 0.4), tap(0.07, 540, 0.4), tap(0.16, 480, 0.5)];

/** A game that begins without a call. */
export const BEGINNING: Motif = [bell(0, NOTES.g, 0.2, 0.3), bell(0.12, NOTES.d2, 0.4, 0.3)];

/** One motif after another: the second starts with the last stroke of the first. */
export function followedBy(first: Motif, second: Motif): Motif {
  const start = Math.max(0, ...first.map(({ at }) => at)) + 0.1;
  return [...first, ...second.map(later(start))];
}
