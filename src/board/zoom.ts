import { LARGEST_SQUARE } from '../store/settings.ts';

/** Squares smaller than this are hard to hit with a finger; all sizes are pixels. */
export const FINGER = 40;
/** Zoomed boards have squares of at least so many pixels; 0 shows the whole board. */
const STEPS = [44, 64] as const;

/** Whether a board whose squares are this large when it is shown whole is worth zooming. */
export const isWorthZooming = (fit: number): boolean => fit < FINGER;

/** The next least size of squares, round and round: larger by steps, then the whole board again. */
export const nextSquareSize = (fit: number, least: number): number =>
  STEPS.find((step) => step > Math.max(fit, least) * 1.1) ?? 0;

/** The least size that a pinch asks for; one that hardly differs from the whole board is the whole board. */
export function pinchedSize(fit: number, wanted: number): number {
  if (wanted < fit * 1.06) return 0;
  return Math.round(Math.min(LARGEST_SQUARE, wanted));
}

/** The least size at which a pinched board comes to rest: whole, or with squares that a finger hits, whichever is nearer. */
export function restingSize(fit: number, pinched: number): number {
  if (pinched === 0 || pinched >= FINGER) return pinched;
  return pinched < (fit + FINGER) / 2 ? 0 : FINGER;
}
