import type { Square } from '../../engine/index.ts';
import type { View } from '../view.ts';

/** The square of the board under a point of the window, by arithmetic. */
export function squareAtPoint(
  view: View,
  box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
  x: number,
  y: number,
): Square | null {
  const row = Math.floor(((y - box.top) / box.height) * view.rows);
  const column = Math.floor(((x - box.left) / box.width) * view.columns);
  return view.squares[row]?.[column] ?? null;
}

/** The cell of the grid in which an event has happened, found without measuring where anything lies. */
export const cellUnder = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-square]') : null;
