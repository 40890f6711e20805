import { useRef, useState, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import type { Square } from '../../engine/index.ts';
import type { Arrow, Colour } from '../../game/tree/index.ts';
import { squareAtPoint } from './under.ts';
import type { View } from '../view.ts';

/**
 * Called with an arrow that was drawn by hand, or with a marked square if both ends are the same. If `colour` is null,
 * it is the chosen one.
 */
export type OnDraw = (from: Square, to: Square, colour: Colour | null) => void;

/** The right button draws in the chosen colour; with Shift, Alt or both in another. */
function colourOf({ shiftKey, altKey }: PointerEvent): Colour | null {
  if (shiftKey) return altKey ? 'yellow' : 'red';
  return altKey ? 'blue' : null;
}

/**
 * Drawing with the right button of the mouse; `drawn` is the arrow as far as it has got. Does nothing without `onDraw`.
 */
export function useDrawing(grid: RefObject<HTMLElement | null>, view: View, onDraw: OnDraw | undefined) {
  const start = useRef<Square | null>(null);
  const [drawn, setDrawn] = useState<Arrow | null>(null);
  if (onDraw === undefined) return { handlers: {}, drawn: null };
  const squareUnder = ({ clientX, clientY }: PointerEvent): Square | null => {
    const box = grid.current?.getBoundingClientRect();
    return box === undefined ? null : squareAtPoint(view, box, clientX, clientY);
  };
  const stop = (): void => {
    start.current = null;
    setDrawn(null);
  };
  return {
    drawn,
    handlers: {
      onContextMenu: (event: MouseEvent): void => event.preventDefault(),
      onPointerDown: (event: PointerEvent<HTMLElement>): void => {
        if (event.button !== 2) return;
        start.current = squareUnder(event);
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent): void => {
        const to = squareUnder(event);
        if (start.current === null || to === drawn?.to) return;
        const isArrow = to !== null && to !== start.current;
        setDrawn(isArrow ? { from: start.current, to, colour: colourOf(event) ?? 'green' } : null);
      },
      onPointerUp: (event: PointerEvent): void => {
        const to = squareUnder(event);
        if (start.current !== null && to !== null) onDraw(start.current, to, colourOf(event));
        stop();
      },
      onPointerCancel: stop,
    },
  };
}
