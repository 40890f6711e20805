import type { RefObject } from 'react';
import type { Square } from '../engine/index.ts';
import type { View } from './view.ts';

/** Boards larger than Poron's have coordinates far away, and small letters when all of the board is shown. */
const NAMED_FROM = 216;

/**
 * Shows the name of the square that is pointed at or focused beside it, on large boards. The element is updated without
 * React, since the pointer crosses many squares.
 */
export function useNaming(
  label: RefObject<HTMLElement | null>,
  view: View,
  names: readonly string[],
): ((square: Square | null) => void) | undefined {
  const name = (square: Square | null): void => {
    const element = label.current;
    if (element === null) return;
    const place = square === null ? undefined : view.places[square];
    element.hidden = place === undefined;
    if (square === null || place === undefined) return;
    element.textContent = names[square] ?? '';
    const isHigh = place.row < 2;
    const share = (place.column + 0.5) / view.columns;
    element.style.left = `calc(var(--cell) * ${place.column + 0.5})`;
    element.style.top = `calc(var(--cell) * ${isHigh ? place.row + 1 : place.row})`;
    // it stays within the board on both sides
    element.style.transform = `translate(${-share * 100}%, ${isHigh ? '4px' : 'calc(-100% - 4px)'})`;
  };
  return names.length > NAMED_FROM ? name : undefined;
}
