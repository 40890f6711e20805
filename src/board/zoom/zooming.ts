/** A point of a board's field, without the coordinates at its edges, as fractions of its width and height. */
export interface Anchor {
  readonly x: number;
  readonly y: number;
}

/** A place of the window, in pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

const fieldOf = (room: HTMLElement): DOMRect =>
  (room.querySelector('.field') ?? room).getBoundingClientRect();

/** The point of the board that lies at a place of the window. */
export function anchorAt(room: HTMLElement, { x, y }: Place): Anchor {
  const field = fieldOf(room);
  return { x: (x - field.left) / field.width, y: (y - field.top) / field.height };
}

/** How large the squares of a room are now, in pixels. */
export const squareOf = (room: HTMLElement): number | undefined =>
  room.querySelector('.square')?.getBoundingClientRect().width;

/** Draws the board with squares of this least size, without React, with the anchor at a place of the window. */
export function drawZoomed(room: HTMLElement, size: number, anchor: Anchor, { x, y }: Place): void {
  room.style.setProperty('--least-square', `${size}px`);
  room.dataset['zoomed'] = '';
  const field = fieldOf(room);
  room.scrollLeft += field.left + anchor.x * field.width - x;
  room.scrollTop += field.top + anchor.y * field.height - y;
}
