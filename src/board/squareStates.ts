import { SQUARE_OVERLAYS } from '../game/overlays/overlayNames.ts';

/** What can be shown on a square besides its piece. */
export const SQUARE_STATES = [
  'selected',
  'last',
  'kaida',
  'attacker',
  'refused',
  'goal',
  'chosen',
  ...SQUARE_OVERLAYS,
] as const;
export type SquareState = (typeof SQUARE_STATES)[number];

/** States as bits, so that a square can be compared quickly. */
export const stateBit = (state: SquareState): number => 1 << SQUARE_STATES.indexOf(state);
