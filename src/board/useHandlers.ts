import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Side, Square } from '../engine/index.ts';
import type { BoardProps } from './boardProps.ts';
import { squareByLetter } from './letters.ts';
import type { Scene } from './scene.ts';
import { isOwn } from './shown.ts';
import { cellUnder, useDrag } from './useDrag.ts';
import { forget, soon } from './soon.ts';
import type { Listeners } from './useListeners.ts';
import { useTaps } from './useTaps.ts';
import { squareByKey, type View } from './view.ts';

interface HandlersOptions extends Omit<BoardProps, keyof Scene> {
  /** What the board shows now. */
  readonly scene: () => Scene;
  readonly grid: RefObject<HTMLElement | null>;
  readonly view: View;
  /** The side whose player sits at the top edge, where two face each other. */
  readonly upsideDown: Side | null;
  /** Shows the way to a target. */
  readonly point: (square: Square | null) => void;
  /** Readies the marks of a piece that may be picked next. */
  readonly prepare: (square: Square) => void;
  readonly setTabStop: (square: Square) => void;
  /** Shows the name of a square, where the board is large. */
  readonly name?: ((square: Square | null) => void) | undefined;
}

const squareUnder = ({ target }: Event): Square | null => {
  const cell = cellUnder(target);
  return cell === null ? null : Number(cell.dataset['square']);
};

const cellAt = (grid: RefObject<HTMLElement | null>, square: Square): HTMLElement | null =>
  grid.current?.querySelector<HTMLElement>(`[data-square="${square}"]`) ?? null;

/** What the board does when it is clicked, touched, dragged on, pointed at, and by the keyboard; by the type of the event. */
export function useHandlers(options: HandlersOptions): Listeners {
  const { scene, grid, view, upsideDown, point, prepare, setTabStop, name } = options;
  const {
    confirmsTaps = false,
    isEditing = false,
    isStill = false,
    onChoose,
    onLift,
    onDrop,
    onLook,
  } = options;
  const taps = useTaps(scene);
  const lookAt = (square: Square | null): void => {
    point(square);
    name?.(square);
    if (square !== null && !isStill && !isEditing && isOwn(scene().position, square)) prepare(square);
  };
  const drag = useDrag({
    grid,
    view,
    isUpsideDown: () => scene().position.turn === upsideDown,
    canLift: (square) => !isStill && (isEditing || isOwn(scene().position, square)),
    onLift: (square) => {
      if (scene().selection !== square) onLift(square);
    },
    onDrop,
    onOver: point,
  });
  /** Whether the button of the mouse has acted as it went down, so that the click means nothing more. */
  const hasActed = useRef(false);
  const pressed = useRef<{ readonly square: Square; readonly focused: Element | null }>(null);
  const [focusPressed] = useState(() => (): void => {
    if (pressed.current === null) return;
    const { square, focused } = pressed.current;
    // what the press has brought about may have taken the focus: a question, the way on
    if (document.activeElement === focused || document.activeElement === document.body)
      cellAt(grid, square)?.focus({ preventScroll: true });
  });
  useEffect(() => () => forget(focusPressed), [focusPressed]);
  return {
    ...drag.handlers,
    pointerdown: (event) => {
      taps.press(event.pointerType);
      drag.handlers.pointerdown(event);
      const square = squareUnder(event);
      const isMouse = event.pointerType === 'mouse' && event.button === 0;
      hasActed.current = isMouse && !isEditing && square !== null && square !== scene().selection;
      if (!hasActed.current || square === null) return;
      pressed.current = { square, focused: document.activeElement };
      onChoose(square);
    },
    mousedown: (event) => {
      if (!hasActed.current) return;
      // the square gets the focus when the picture has been drawn
      event.preventDefault();
      soon(focusPressed);
    },
    click: (event) => {
      const square = squareUnder(event);
      // a click without a press before it is one by an assistive device
      const isDone = hasActed.current && event.detail > 0;
      if (drag.endsDrag() || isDone || square === null) return;
      setTabStop(square);
      if (confirmsTaps && taps.isFirst(square)) point(square);
      else onChoose(square);
    },
    keydown: (event) => {
      if (event.key === 'Escape') drag.abort();
      const square = squareUnder(event);
      if (square !== null && !event.altKey && !event.metaKey && press(options, event, square))
        event.preventDefault();
    },
    focusin: (event) => {
      const square = squareUnder(event);
      if (square === null) return;
      setTabStop(square);
      lookAt(square);
      onLook?.(square);
    },
    focusout: () => lookAt(null),
    pointerover: (event) => {
      if (event.pointerType !== 'mouse' || drag.isDragging()) return;
      lookAt(squareUnder(event));
    },
    pointerleave: () => {
      if (!drag.isDragging()) lookAt(null);
    },
  };
}

/** A key on a square; answers whether it meant something. */
function press(options: HandlersOptions, event: KeyboardEvent, square: Square): boolean {
  const { scene, grid, view, isEditing = false, onChoose, onCancel, onKey } = options;
  const { key, ctrlKey, shiftKey } = event;
  if (key === 'Escape') {
    onCancel();
    return true;
  }
  if (key === 'Enter' || key === ' ') {
    onChoose(square);
    return true;
  }
  const next =
    squareByKey(view, square, key, ctrlKey) ??
    (ctrlKey || isEditing ? undefined : squareByLetter(scene().position, view, square, key, shiftKey));
  if (next === undefined) return !ctrlKey && onKey?.(key, square) === true;
  cellAt(grid, next)?.focus();
  return true;
}
