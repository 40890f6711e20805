import { useRef, type PointerEvent, type RefObject } from 'react';
import type { Square } from '../engine/index.ts';
import type { View } from './view.ts';

/** How far a pointer goes before a press becomes a drag, in pixels of the page. */
const THRESHOLD = { mouse: 4, pen: 6, touch: 8 } as const;
const BACK = 140;

interface Held {
  readonly pointer: number;
  readonly from: Square;
  readonly picture: SVGElement;
  readonly cell: HTMLElement;
  readonly start: { readonly x: number; readonly y: number };
  readonly isTouch: boolean;
  readonly threshold: number;
  isDragged: boolean;
  over: HTMLElement | null;
  frame: number;
}

interface DragOptions {
  readonly grid: RefObject<HTMLElement | null>;
  readonly view: View;
  readonly canLift: (square: Square) => boolean;
  readonly onLift: (square: Square) => void;
  /** Dropped on a square, or null beside the board. */
  readonly onDrop: (square: Square | null) => void;
  /** The square under the pointer while a piece is dragged; null when it has been let go. */
  readonly onOver: (square: Square | null) => void;
}

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

/** Under a finger a piece is drawn larger and above it, so that it can be seen. */
function place({ picture, isTouch }: Held, x: number, y: number): void {
  picture.style.transform = isTouch
    ? `translate(${x}px, calc(${y}px - 110%)) scale(1.8)`
    : `translate(${x}px, ${y}px) scale(1.12)`;
}

function letGo(held: Held): void {
  cancelAnimationFrame(held.frame);
  held.picture.style.transform = '';
  delete held.cell.dataset['dragged'];
  if (held.over !== null) delete held.over.dataset['over'];
}

/**
 * Dragging with mouse, pen or finger. The picture of the piece follows the pointer without React; the state hears of it
 * when the piece is lifted and when it is dropped.
 */
export function useDrag(options: DragOptions) {
  const held = useRef<Held | null>(null);
  const wasDragged = useRef(false);
  const { grid, view, canLift, onLift, onDrop, onOver } = options;

  const squareUnder = (event: PointerEvent): Square | null => {
    const box = grid.current?.getBoundingClientRect();
    return box === undefined ? null : squareAtPoint(view, box, event.clientX, event.clientY);
  };
  const cellOf = (square: Square | null): HTMLElement | null =>
    square === null ? null : (grid.current?.querySelector(`[data-square="${square}"]`) ?? null);

  const down = (event: PointerEvent): void => {
    wasDragged.current = false;
    if (held.current?.isDragged === true || !event.isPrimary || event.button !== 0) return;
    const from = squareUnder(event);
    const cell = cellOf(from);
    const picture = cell?.querySelector<SVGElement>('.piece');
    if (from === null || !cell || !picture || !canLift(from)) return;
    const { pointerType } = event;
    held.current = {
      pointer: event.pointerId,
      from,
      picture,
      cell,
      start: { x: event.clientX, y: event.clientY },
      isTouch: pointerType === 'touch',
      threshold: pointerType === 'touch' || pointerType === 'pen' ? THRESHOLD[pointerType] : THRESHOLD.mouse,
      isDragged: false,
      over: null,
      frame: 0,
    };
  };

  const move = (event: PointerEvent): void => {
    const piece = held.current;
    if (piece === null || event.pointerId !== piece.pointer) return;
    const [x, y] = [event.clientX - piece.start.x, event.clientY - piece.start.y];
    if (!piece.isDragged) {
      if (event.buttons === 0) held.current = null;
      if (event.buttons === 0 || Math.hypot(x, y) < piece.threshold) return;
      piece.isDragged = true;
      grid.current?.setPointerCapture(piece.pointer);
      piece.cell.dataset['dragged'] = '';
      onLift(piece.from);
    }
    const square = squareUnder(event);
    const over = cellOf(square);
    if (over !== piece.over) {
      if (piece.over !== null) delete piece.over.dataset['over'];
      if (over !== null) over.dataset['over'] = '';
      piece.over = over;
      onOver(square);
    }
    cancelAnimationFrame(piece.frame);
    piece.frame = requestAnimationFrame(() => place(piece, x, y));
  };

  /** Puts the piece back where it was lifted. */
  const abort = (): void => {
    const piece = held.current;
    held.current = null;
    if (piece?.isDragged !== true) return;
    const { transform } = piece.picture.style;
    letGo(piece);
    onOver(null);
    slideBack(piece.picture, transform);
  };

  const up = (event: PointerEvent): void => {
    const piece = held.current;
    if (piece === null || event.pointerId !== piece.pointer) return;
    if (!piece.isDragged) {
      held.current = null;
      return;
    }
    wasDragged.current = true;
    const square = squareUnder(event);
    if (square === piece.from) {
      abort();
      return;
    }
    held.current = null;
    letGo(piece);
    onOver(null);
    onDrop(square);
  };

  return {
    handlers: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: abort },
    abort,
    isDragging: (): boolean => held.current?.isDragged === true,
    /** Whether the click that is told now ends a drag, and so means nothing. */
    endsDrag: (): boolean => {
      const ends = wasDragged.current;
      wasDragged.current = false;
      return ends;
    },
  };
}

function slideBack(picture: SVGElement, transform: string): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || typeof picture.animate !== 'function') return;
  picture.animate([{ transform }, { transform: 'none' }], { duration: BACK, easing: 'ease-out' });
}
