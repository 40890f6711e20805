import { useCallback, useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';
import type { Kind, Side, Square } from '../../engine/index.ts';
import './tool.css';

type Place = (piece: { readonly side: Side; readonly kind: Kind }, square: Square) => void;

/** A piece of the palette in the hand: its picture follows the pointer without React. */
interface Carried {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly picture: HTMLElement;
  ghost: HTMLElement | null;
}

/** Pixels before a press becomes a drag. */
const THRESHOLD = 6;

const squareAt = (x: number, y: number): Square | null => {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('.editor [data-square]');
  return cell === null || cell === undefined ? null : Number(cell.dataset['square']);
};

function lifted(picture: HTMLElement): HTMLElement | null {
  const copy = picture.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return null;
  copy.classList.add('carried');
  document.body.append(copy);
  return copy;
}

/** Lets pieces be dragged from the palette to the board. Returns the handlers for one piece. */
export function useCarry(place: Place) {
  const held = useRef<Carried | null>(null);
  const wasDragged = useRef(false);
  const end = useCallback((): void => {
    held.current?.ghost?.remove();
    held.current = null;
  }, []);
  useEffect(() => end, [end]);
  return (side: Side, kind: Kind) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      const picture = event.currentTarget.querySelector<HTMLElement>('.piece');
      if (picture === null || !event.isPrimary || event.button !== 0) return;
      end();
      wasDragged.current = false;
      // from the first moment: a quick hand has left the palette before the browser reports a movement
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY, picture, ghost: null };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      const carried = held.current;
      if (carried === null || event.pointerId !== carried.pointer) return;
      const { clientX: x, clientY: y } = event;
      if (carried.ghost === null && Math.hypot(x - carried.x, y - carried.y) < THRESHOLD) return;
      carried.ghost ??= lifted(carried.picture);
      if (carried.ghost !== null) carried.ghost.style.translate = `${x}px ${y}px`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>): void => {
      wasDragged.current = held.current !== null && held.current.ghost !== null;
      end();
      const square = wasDragged.current ? squareAt(event.clientX, event.clientY) : null;
      if (square !== null) place({ side, kind }, square);
    },
    onPointerCancel: end,
    // the click that ends a drag takes nothing in the hand
    onClick: (event: MouseEvent): void => {
      if (wasDragged.current) event.preventDefault();
      wasDragged.current = false;
    },
  });
}
