import { LARGEST_SQUARE } from '../store/settings.ts';

/** Squares smaller than this are hard to hit with a finger; all sizes are pixels. */
export const FINGER = 40;
/** The size of squares to which the button zooms; fingers can zoom further. */
const ZOOMED = 44;

/** Whether a board whose squares are this large when it is shown whole is worth zooming. */
export const isWorthZooming = (fit: number): boolean => fit < FINGER;

/** The least size of squares that the button asks for: that of a zoomed board, or 0 for the whole one where it is zoomed. */
export const nextSquareSize = (fit: number, least: number): number => (least > fit ? 0 : ZOOMED);

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
