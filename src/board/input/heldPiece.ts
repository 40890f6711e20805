import type { Square } from '../../engine/index.ts';
import type { Flight } from '../flights.ts';
import { isStill } from '../stillness.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}
type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** A piece in the hand: a picture of it follows the pointer without React. All places are in pixels. */
export interface HeldPiece {
  readonly pointer: number;
  readonly from: Square;
  /** Its picture in the air, once it is dragged. */
  flight: Flight | null;
  readonly cell: HTMLElement;
  /** The elements around the board that scroll. */
  readonly room: Element | null;
  /** Where it was pressed, and how far the board was scrolled then. */
  readonly start: Point;
  readonly scrolled: Point;
  readonly isTouch: boolean;
  /** Where the pointer is now. */
  at: Point;
  isDragged: boolean;
  over: HTMLElement | null;
  frame: number;
}

/** How far these elements are scrolled. */
export const scrollOf = (room: Element | null): Point => ({
  x: room?.scrollLeft ?? 0,
  y: room?.scrollTop ?? 0,
});

/** Within this many pixels of its edge the board scrolls under a dragged piece. */
const EDGE = 44;
const FASTEST = 14;

function pullAlong(at: number, low: number, high: number): number {
  const towardsLow = Math.max(0, 1 - Math.max(0, at - low) / EDGE);
  const towardsHigh = Math.max(0, 1 - Math.max(0, high - at) / EDGE);
  return Math.round((towardsHigh - towardsLow) * FASTEST);
}

/** How far the board scrolls in one frame while a piece is held at a point: faster, the nearer it is to the edge. */
export const edgePull = (box: Box, { x, y }: Point): Point => ({
  x: pullAlong(x, box.left, box.right),
  y: pullAlong(y, box.top, box.bottom),
});

/** Scrolls the board if the piece is held at its edge; returns whether it did. */
export function scrollAtEdge({ room, at }: HeldPiece): boolean {
  if (room === null) return false;
  const before = scrollOf(room);
  const { x, y } = edgePull(room.getBoundingClientRect(), at);
  if (x === 0 && y === 0) return false;
  room.scrollBy(x, y);
  const after = scrollOf(room);
  return after.x !== before.x || after.y !== before.y;
}

/**
 * Draws the picture at the pointer. Under a finger it is larger and beyond the finger, as seen by the player: that is
 * downwards for one who sits at the top edge.
 */
export function drawHeld(
  { flight, room, start, scrolled, at, isTouch }: HeldPiece,
  isUpsideDown: boolean,
): void {
  if (flight === null) return;
  const now = scrollOf(room);
  const [x, y] = [at.x - start.x + now.x - scrolled.x, at.y - start.y + now.y - scrolled.y];
  flight.picture.style.transform = isTouch
    ? `translate(${x}px, calc(${y}px ${isUpsideDown ? '+' : '-'} 110%)) scale(1.8)`
    : `translate(${x}px, ${y}px) scale(1.12)`;
}

/** Marks the square under the held piece. */
export function markOver(piece: HeldPiece, over: HTMLElement | null): void {
  if (piece.over !== null) delete piece.over.dataset['over'];
  if (over !== null) over.dataset['over'] = '';
  piece.over = over;
}

/** Ends the drag; the caller decides what becomes of the picture. */
export function letGo(piece: HeldPiece): void {
  cancelAnimationFrame(piece.frame);
  delete piece.cell.dataset['dragged'];
  markOver(piece, null);
}

const BACK = 140;

/** Lets a piece slide back to its square from where it was, and lands it there. */
export function slideBack({ picture, land }: Flight): void {
  const { transform } = picture.style;
  if (isStill() || typeof picture.animate !== 'function') {
    land();
    return;
  }
  picture.style.transform = '';
  picture
    .animate([{ transform }, { transform: 'none' }], { duration: BACK, easing: 'ease-out' })
    .addEventListener('finish', land);
}
