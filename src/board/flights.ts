import type { Square } from '../engine/index.ts';
import type { View } from './view.ts';
import './figurines.css';

/** A copy of a figurine in the air over the board: only the copy is redrawn while it moves. */
export interface Flight {
  readonly picture: HTMLElement;
  /** Ends it: the figurine on the board is visible again. */
  readonly land: () => void;
}

/** Lifts the figurine on a square into the air; null where there is none. `grid` is the grid of the board. */
export function liftOff(grid: HTMLElement, view: View, square: Square): Flight | null {
  const field = grid.parentElement;
  const figurine = field?.querySelector<HTMLElement>(`.figurines [data-at="${square}"]`);
  const air = field?.querySelector('.air');
  const place = view.places[square];
  if (!figurine || !air || place === undefined) return null;
  const picture = document.createElement('div');
  picture.className = 'flying';
  picture.append(copyOf(figurine));
  picture.style.left = `calc(var(--cell) * ${place.column})`;
  picture.style.top = `calc(var(--cell) * ${place.row})`;
  air.append(picture);
  figurine.dataset['lifted'] = '';
  return {
    picture,
    land: () => {
      picture.remove();
      delete figurine.dataset['lifted'];
    },
  };
}

/** It has a frame of its own: one that is upside down is moved like any other. */
function copyOf(figurine: HTMLElement): HTMLElement {
  const copy = document.createElement('i');
  copy.className = figurine.className;
  copy.textContent = figurine.textContent;
  copy.style.fontSize = figurine.style.fontSize;
  return copy;
}
