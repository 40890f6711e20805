import { useEffect, useState, type RefObject } from 'react';
import type { Side, Square } from '../../engine/index.ts';
import type { BoardProps } from '../boardProps.ts';
import { squareByLetter } from './letters.ts';
import type { Scene } from '../scene.ts';
import { isOwn } from '../shown.ts';
import type { Drag, DragOptions } from './drag.ts';
import { cellUnder } from './under.ts';
import { useDrag } from './useDrag.ts';
import { forget, soon } from '../soon.ts';
import type { Listeners } from './useListeners.ts';
import { useTaps } from './useTaps.ts';
import { squareByKey, type View } from '../view.ts';

interface HandlersOptions extends Omit<BoardProps, keyof Scene> {
  /** What the board shows now. */
  readonly scene: () => Scene;
  readonly grid: RefObject<HTMLElement | null>;
  readonly view: View;
  /** The side whose player sits at the top edge, if the two face each other. */
  readonly upsideDown: Side | null;
  /** Shows the way to a target. */
  readonly point: (square: Square | null) => void;
  /** Prepares the marks of a piece that may be picked next, or of the move to a target. */
  readonly prepare: (square: Square) => void;
  readonly setTabStop: (square: Square) => void;
  /** Shows the name of a square, on a large board. */
  readonly name?: ((square: Square | null) => void) | undefined;
}

const squareUnder = ({ target }: Event): Square | null => {
  const cell = cellUnder(target);
  return cell === null ? null : Number(cell.dataset['square']);
};

const cellAt = (grid: RefObject<HTMLElement | null>, square: Square): HTMLElement | null =>
  grid.current?.querySelector<HTMLElement>(`[data-square="${square}"]`) ?? null;

/**
 * What the board does when it is clicked, touched, dragged on, pointed at, and operated by the keyboard, by the type of
 * the event.
 */
export function useHandlers(given: HandlersOptions): Listeners {
  const options: HandlersOptions = {
    ...given,
    onChoose: (square) => {
      // the name would hide where the piece can go
      given.name?.(null);
      given.onChoose(square);
    },
  };
  const taps = useTaps(options.scene);
  const press = usePress(options.grid);
  const drag = useDrag(dragOptions(options));
  return {
    ...drag.handlers,
    ...pressing(options, taps, press, drag),
    ...looking(options, taps, drag),
    keydown: (event) => {
      if (event.key === 'Escape') drag.abort();
      const square = squareUnder(event);
      if (square !== null && !event.altKey && !event.metaKey && pressKey(options, event, square))
        event.preventDefault();
    },
  };
}

function dragOptions(options: HandlersOptions): DragOptions {
  const { scene, grid, view, upsideDown, isEditing = false, isStill = false } = options;
  return {
    grid,
    view,
    isUpsideDown: () => scene().position.turn === upsideDown,
    canLift: (square) => !isStill && (isEditing || isOwn(scene().position, square)),
    onLift: (square) => {
      if (scene().selection !== square) options.onLift(square);
    },
    onDrop: options.onDrop,
    onOver: options.point,
  };
}

/** A mouse press that acts when its button goes down. */
interface Press {
  /** Whether it has acted, so that the click means nothing more. */
  readonly hasActed: () => boolean;
  /** The button goes down: on a square if that acts, else null. */
  readonly begin: (square: Square | null) => void;
  /** Gives the pressed square the focus when the picture has been drawn. */
  readonly focusSoon: () => void;
}

function usePress(grid: RefObject<HTMLElement | null>): Press {
  const [press] = useState(() => {
    let pressed: { readonly square: Square; readonly focused: Element | null } | null = null;
    let acted = false;
    const focus = (): void => {
      if (pressed === null) return;
      const { square, focused } = pressed;
      // something that the press has opened may have taken the focus: a question, a button to go on
      if (document.activeElement === focused || document.activeElement === document.body)
        cellAt(grid, square)?.focus({ preventScroll: true });
    };
    return {
      hasActed: () => acted,
      begin: (square: Square | null) => {
        acted = square !== null;
        if (square !== null) pressed = { square, focused: document.activeElement };
      },
      focusSoon: () => soon(focus),
      forget: () => forget(focus),
    };
  });
  useEffect(() => press.forget, [press]);
  return press;
}

/** Pressing and clicking. */
function pressing(
  { scene, isEditing = false, confirmsTaps = false, point, setTabStop, onChoose }: HandlersOptions,
  taps: ReturnType<typeof useTaps>,
  press: Press,
  drag: Drag,
): Pick<Listeners, 'pointerdown' | 'mousedown' | 'click'> {
  return {
    pointerdown: (event) => {
      taps.press(event.pointerType);
      drag.handlers.pointerdown(event);
      const square = squareUnder(event);
      const isMouse = event.pointerType === 'mouse' && event.button === 0;
      const acts = isMouse && !isEditing && square !== null && square !== scene().selection;
      press.begin(acts ? square : null);
      if (acts) onChoose(square);
    },
    mousedown: (event) => {
      if (!press.hasActed()) return;
      // the square gets the focus when the picture has been drawn
      event.preventDefault();
      press.focusSoon();
    },
    click: (event) => {
      const square = squareUnder(event);
      // a click without a press before it comes from an assistive device
      const isDone = press.hasActed() && event.detail > 0;
      if (drag.endsDrag() || isDone || square === null) return;
      setTabStop(square);
      if (confirmsTaps && taps.isFirst(square)) point(square);
      else onChoose(square);
    },
  };
}

/** Pointing and focus, and what they show. */
function looking(
  options: HandlersOptions,
  taps: ReturnType<typeof useTaps>,
  drag: Drag,
): Pick<Listeners, 'focusin' | 'focusout' | 'pointerover' | 'pointerleave'> {
  const { isStill = false, isEditing = false, point, prepare, setTabStop, name, onLook, scene } = options;
  const lookAt = (square: Square | null, isTouch = false): void => {
    point(square);
    name?.(isTouch || square === scene().selection ? null : square);
    if (square !== null && !isStill && !isEditing) prepare(square);
  };
  return {
    focusin: (event) => {
      const square = squareUnder(event);
      if (square === null) return;
      setTabStop(square);
      lookAt(square, taps.isTouch());
      onLook?.(square);
    },
    focusout: () => lookAt(null),
    pointerover: (event) => {
      if (event.pointerType === 'mouse' && !drag.isDragging()) lookAt(squareUnder(event));
    },
    pointerleave: () => {
      if (!drag.isDragging()) lookAt(null);
    },
  };
}

/** A key on a square; returns whether it meant something. */
function pressKey(options: HandlersOptions, event: KeyboardEvent, square: Square): boolean {
  const { scene, grid, view, isEditing = false, onChoose, onCancel, onKey } = options;
  const { key, ctrlKey, shiftKey } = event;
  if (key === 'Escape') {
    onCancel();
    return true;
  }
  if (key === 'Enter' || key === ' ') {
    // a key that is held down chooses only once
    if (!event.repeat) onChoose(square);
    return true;
  }
  const next =
    squareByKey(view, square, key, ctrlKey) ??
    (ctrlKey || isEditing ? undefined : squareByLetter(scene().position, view, square, key, shiftKey));
  if (next === undefined) return !ctrlKey && onKey?.(key, square) === true;
  cellAt(grid, next)?.focus();
  return true;
}
