import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Square } from '../engine/index.ts';
import { liftOff } from './flights.ts';
import { drawHeld, letGo, markOver, scrollAtEdge, scrollOf, slideBack, type HeldPiece } from './heldPiece.ts';
import { soon } from './soon.ts';
import type { View } from './view.ts';
import './figurines.css';

/** How far a pointer goes before a press becomes a drag, in pixels of the page. */
const THRESHOLD = { mouse: 4, pen: 6, touch: 8 } as const;
const thresholdOf = (pointerType: string): number =>
  pointerType === 'touch' || pointerType === 'pen' ? THRESHOLD[pointerType] : THRESHOLD.mouse;

interface DragOptions {
  readonly grid: RefObject<HTMLElement | null>;
  readonly view: View;
  /** Whether the player who drags sits at the top edge. */
  readonly isUpsideDown: () => boolean;
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

/** The cell of the grid in which an event has happened: found without a look at where anything lies. */
export const cellUnder = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-square]') : null;

function heldBy(event: PointerEvent, from: Square, cell: HTMLElement): HeldPiece {
  const room = cell.closest('.board-room');
  const start = { x: event.clientX, y: event.clientY };
  return {
    pointer: event.pointerId,
    from,
    flight: null,
    cell,
    room,
    start,
    scrolled: scrollOf(room),
    isTouch: event.pointerType === 'touch',
    at: start,
    isDragged: false,
    over: null,
    frame: 0,
  };
}

/** Puts a held piece back where it was lifted. */
function putBack(held: { current: HeldPiece | null }, onOver: DragOptions['onOver']): void {
  const piece = held.current;
  held.current = null;
  if (piece?.isDragged !== true) return;
  letGo(piece);
  onOver(null);
  if (piece.flight !== null) slideBack(piece.flight);
}

/**
 * Dragging with mouse, pen or finger. The picture of the piece follows the pointer without React; the state hears of it
 * when the piece is lifted and when it is dropped.
 */
export function useDrag(options: DragOptions) {
  const held = useRef<HeldPiece | null>(null);
  const wasDragged = useRef(false);
  const { grid, view, isUpsideDown, canLift, onLift, onDrop } = options;
  // a frame may be drawn after the board has been rendered again
  const onOver = useRef(options.onOver);
  useLayoutEffect(() => {
    onOver.current = options.onOver;
  });

  useEffect(() => {
    // a finger that has pressed a piece drags it, anywhere else it scrolls; two fingers never drag
    const element = grid.current;
    const keepStill = (event: TouchEvent): void => {
      if (held.current !== null && event.cancelable) event.preventDefault();
    };
    const leaveToTwo = ({ touches }: TouchEvent): void => {
      if (touches.length > 1) putBack(held, onOver.current);
    };
    element?.addEventListener('touchmove', keepStill, { passive: false });
    element?.addEventListener('touchstart', leaveToTwo, { passive: true });
    return () => {
      element?.removeEventListener('touchmove', keepStill);
      element?.removeEventListener('touchstart', leaveToTwo);
    };
  }, [grid]);

  const squareUnder = ({ x, y }: { x: number; y: number }): Square | null => {
    const box = grid.current?.getBoundingClientRect();
    return box === undefined ? null : squareAtPoint(view, box, x, y);
  };
  const cellOf = (square: Square | null): HTMLElement | null =>
    square === null ? null : (grid.current?.querySelector(`[data-square="${square}"]`) ?? null);

  const down = (event: PointerEvent): void => {
    wasDragged.current = false;
    if (held.current?.isDragged === true || !event.isPrimary || event.button !== 0) return;
    const cell = cellUnder(event.target);
    const from = Number(cell?.dataset['square']);
    if (cell === null || !canLift(from)) return;
    held.current = heldBy(event, from, cell);
  };

  const draw = (piece: HeldPiece): void => {
    const hasScrolled = scrollAtEdge(piece);
    drawHeld(piece, isUpsideDown());
    const square = squareUnder(piece.at);
    const over = cellOf(square);
    if (over !== piece.over) {
      markOver(piece, over);
      onOver.current(square);
    }
    if (hasScrolled) piece.frame = requestAnimationFrame(() => draw(piece));
  };

  const move = (event: PointerEvent): void => {
    const piece = held.current;
    if (piece === null || event.pointerId !== piece.pointer) return;
    piece.at = { x: event.clientX, y: event.clientY };
    if (!piece.isDragged) {
      if (event.buttons === 0) held.current = null;
      const distance = Math.hypot(piece.at.x - piece.start.x, piece.at.y - piece.start.y);
      if (event.buttons === 0 || distance < thresholdOf(event.pointerType)) return;
      piece.isDragged = true;
      grid.current?.setPointerCapture(piece.pointer);
      piece.cell.dataset['dragged'] = '';
      piece.flight = grid.current === null ? null : liftOff(grid.current, view, piece.from);
      piece.flight?.picture.classList.add('held');
      onLift(piece.from);
    }
    cancelAnimationFrame(piece.frame);
    piece.frame = requestAnimationFrame(() => draw(piece));
  };

  const abort = (): void => putBack(held, onOver.current);

  const up = (event: PointerEvent): void => {
    const piece = held.current;
    if (piece === null || event.pointerId !== piece.pointer) return;
    if (!piece.isDragged) {
      held.current = null;
      return;
    }
    wasDragged.current = true;
    const square = squareUnder({ x: event.clientX, y: event.clientY });
    if (square === piece.from) {
      abort();
      return;
    }
    held.current = null;
    letGo(piece);
    piece.flight?.land();
    onDrop(square);
    soon(() => onOver.current(null));
  };

  return {
    handlers: { pointerdown: down, pointermove: move, pointerup: up, pointercancel: abort },
    abort,
    isDragging: (): boolean => held.current?.isDragged === true,
    /** Whether this click ends a drag, and so means nothing. */
    endsDrag: (): boolean => {
      const ends = wasDragged.current;
      wasDragged.current = false;
      return ends;
    },
  };
}
