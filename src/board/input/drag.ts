import type { RefObject } from 'react';
import type { Square } from '../../engine/index.ts';
import { liftOff } from '../flights.ts';
import { drawHeld, letGo, markOver, scrollAtEdge, scrollOf, slideBack, type HeldPiece } from './heldPiece.ts';
import { soon } from '../soon.ts';
import { cellUnder, squareAtPoint } from './under.ts';
import type { View } from '../view.ts';
import '../figurines.css';

/** How far a pointer moves before a press becomes a drag, in pixels of the page. */
const THRESHOLD = { mouse: 4, pen: 6, touch: 8 } as const;
const thresholdOf = (pointerType: string): number =>
  pointerType === 'touch' || pointerType === 'pen' ? THRESHOLD[pointerType] : THRESHOLD.mouse;

export interface DragOptions {
  readonly grid: RefObject<HTMLElement | null>;
  readonly view: View;
  /** Whether the player who drags sits at the top edge. */
  readonly isUpsideDown: () => boolean;
  readonly canLift: (square: Square) => boolean;
  readonly onLift: (square: Square) => void;
  /** Dropped on a square, or with null beside the board. */
  readonly onDrop: (square: Square | null) => void;
  /** The square under the pointer while a piece is dragged; null when it has been let go. */
  readonly onOver: (square: Square | null) => void;
}

/** What a hand holds, from the press on. */
interface Held {
  piece: HeldPiece | null;
  /** Whether the next click ends a drag. */
  wasDragged: boolean;
}

export interface Drag {
  readonly handlers: {
    readonly [Type in 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel']: (
      event: PointerEvent,
    ) => void;
  };
  /** Puts a held piece back where it was picked up. */
  readonly abort: () => void;
  readonly isHolding: () => boolean;
  readonly isDragging: () => boolean;
  /** Whether this click ends a drag, and so means nothing. */
  readonly endsDrag: () => boolean;
}

/**
 * Dragging with mouse, pen or finger. The picture of the piece follows the pointer without React; the state is updated
 * when the piece is picked up and when it is dropped. `now` returns the current options: the board may be rendered
 * again during a drag.
 */
export function createDrag(now: () => DragOptions): Drag {
  const held: Held = { piece: null, wasDragged: false };
  const abort = (): void => putBack(held, now());
  /** Listens only to the pointer that holds the piece. */
  const holding =
    (act: (piece: HeldPiece, event: PointerEvent) => void) =>
    (event: PointerEvent): void => {
      if (held.piece?.pointer === event.pointerId) act(held.piece, event);
    };
  return {
    handlers: {
      pointerdown: (event) => press(held, event, now()),
      pointermove: holding((piece, event) => {
        piece.at = { x: event.clientX, y: event.clientY };
        if (!piece.isDragged && !isTakenUp(held, piece, event, now())) return;
        cancelAnimationFrame(piece.frame);
        piece.frame = requestAnimationFrame(() => draw(piece, now));
      }),
      pointerup: holding((piece, event) => {
        if (piece.isDragged) drop(held, piece, event, now);
        else held.piece = null;
      }),
      pointercancel: holding(abort),
    },
    abort,
    isHolding: () => held.piece !== null,
    isDragging: () => held.piece?.isDragged === true,
    endsDrag: () => {
      const ends = held.wasDragged;
      held.wasDragged = false;
      return ends;
    },
  };
}

function press(held: Held, event: PointerEvent, { canLift }: DragOptions): void {
  held.wasDragged = false;
  if (held.piece?.isDragged === true || !event.isPrimary || event.button !== 0) return;
  const cell = cellUnder(event.target);
  const from = Number(cell?.dataset['square']);
  if (cell !== null && canLift(from)) held.piece = heldBy(event, from, cell);
}

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

/** Picks a pressed piece up, once the pointer has moved far enough; if its button is up again, lets go of it. */
function isTakenUp(held: Held, piece: HeldPiece, event: PointerEvent, options: DragOptions): boolean {
  if (event.buttons === 0) held.piece = null;
  const distance = Math.hypot(piece.at.x - piece.start.x, piece.at.y - piece.start.y);
  if (event.buttons === 0 || distance < thresholdOf(event.pointerType)) return false;
  const grid = options.grid.current;
  piece.isDragged = true;
  grid?.setPointerCapture(piece.pointer);
  piece.cell.dataset['dragged'] = '';
  piece.flight = grid === null ? null : liftOff(grid, options.view, piece.from);
  piece.flight?.picture.classList.add('held');
  options.onLift(piece.from);
  return true;
}

const squareUnder = ({ grid, view }: DragOptions, { x, y }: HeldPiece['at']): Square | null =>
  grid.current === null ? null : squareAtPoint(view, grid.current.getBoundingClientRect(), x, y);

/** Draws the piece where the pointer is, frame by frame as long as the board scrolls under it. */
function draw(piece: HeldPiece, now: () => DragOptions): void {
  const hasScrolled = scrollAtEdge(piece);
  const options = now();
  drawHeld(piece, options.isUpsideDown());
  const square = squareUnder(options, piece.at);
  const over =
    square === null
      ? null
      : (options.grid.current?.querySelector<HTMLElement>(`[data-square="${square}"]`) ?? null);
  if (over !== piece.over) {
    markOver(piece, over);
    options.onOver(square);
  }
  if (hasScrolled) piece.frame = requestAnimationFrame(() => draw(piece, now));
}

function drop(held: Held, piece: HeldPiece, event: PointerEvent, now: () => DragOptions): void {
  held.wasDragged = true;
  const square = squareUnder(now(), { x: event.clientX, y: event.clientY });
  if (square === piece.from) {
    putBack(held, now());
    return;
  }
  held.piece = null;
  letGo(piece);
  piece.flight?.land();
  now().onDrop(square);
  soon(() => now().onOver(null));
}

function putBack(held: Held, { onOver }: DragOptions): void {
  const { piece } = held;
  held.piece = null;
  if (!piece?.isDragged) return;
  letGo(piece);
  onOver(null);
  if (piece.flight !== null) slideBack(piece.flight);
}
