import { LARGEST_SQUARE } from '../../store/settings.ts';

/** Squares smaller than this are hard to hit with a finger; all sizes are pixels. */
const FINGER = 40;
/** The size of squares to which the button zooms; fingers can zoom further. */
const ZOOMED = 44;
/**
 * Whole boards with smaller squares cannot be played on: they are shown in part until the players want to see all of
 * them.
 */
const TINY = 20;
/** The least size that asks for the whole board even then. */
export const WHOLE = 1;

const wholeOf = (fit: number): number => (fit < TINY ? WHOLE : 0);

/** The least size of squares if the players have asked for `wanted`, which is 0 if they have not said. */
export const leastSize = (fit: number, wanted: number): number =>
  wanted === 0 && fit < TINY ? ZOOMED : wanted;

/** Whether zooming is of use on a board whose squares are this large when it is shown whole. */
export const isWorthZooming = (fit: number): boolean => fit < FINGER;

/** Whether a board is larger than its room. */
export const isZoomed = (fit: number, wanted: number): boolean => leastSize(fit, wanted) > fit;

/**
 * The least size of squares that the button asks for: that of a zoomed board, or that of the whole one if it is zoomed.
 */
export const nextSquareSize = (fit: number, wanted: number): number =>
  isZoomed(fit, wanted) ? wholeOf(fit) : ZOOMED;

/** The least size that a pinch asks for; a size close to that of the whole board means the whole board. */
export function pinchedSize(fit: number, wanted: number): number {
  if (wanted < fit * 1.06) return wholeOf(fit);
  return Math.round(Math.min(LARGEST_SQUARE, wanted));
}

/**
 * The least size at which a pinched board comes to rest: whole, or with squares that a finger can hit, whichever is
 * nearer.
 */
export function restingSize(fit: number, pinched: number): number {
  if (pinched <= WHOLE || pinched >= FINGER) return pinched;
  return pinched < (fit + FINGER) / 2 ? wholeOf(fit) : FINGER;
}

/** How much larger squares get with one press of a key. */
const KEY_STEP = 1.25;

/**
 * The size that a key asks for, from squares of this size: `+` and `-` one step, `0` the whole board; undefined for
 * others.
 */
export function sizeByKey(fit: number, size: number, key: string): number | undefined {
  switch (key) {
    case '+':
    case '=':
      return pinchedSize(fit, Math.max(fit, size) * KEY_STEP);
    case '-':
      return pinchedSize(fit, size / KEY_STEP);
    case '0':
      return wholeOf(fit);
    default:
      return undefined;
  }
}

/** The exact size that a turn of the wheel leads to, in pixels: as on a map, by the same factor for every notch. */
export const sizeByWheel = (fit: number, size: number, turned: number): number =>
  Math.max(fit, Math.min(LARGEST_SQUARE, size * Math.exp(-turned / 400)));
