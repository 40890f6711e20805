import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { turnedCentre, type Bottom, type Centre } from '../view.ts';

/** The squares of Poron's board: up to this many are large enough on any screen for the whole board to be shown. */
const WHOLE = 216;

/**
 * The size of a square, in pixels, when the board is shown whole; Infinity until it is known. That is before the first
 * picture if the board may be shown in part, because the players have asked for `squareSize` or because it is large;
 * otherwise after it, so that the board is laid out only once.
 */
export function useFit(room: RefObject<HTMLElement | null>, squareSize: number): number {
  const [fit, setFit] = useState(Infinity);
  const [isAsked] = useState(squareSize > 0);
  useLayoutEffect(() => {
    const board = room.current?.querySelector<HTMLElement>('.board');
    if (!board) return;
    const measure = (): void => {
      const size = Number.parseFloat(getComputedStyle(board).getPropertyValue('--fit'));
      if (size > 0) setFit(size);
    };
    const [columns, rows] = ['--columns', '--rows'].map((name) => Number(board.style.getPropertyValue(name)));
    if (isAsked || (columns ?? 0) * (rows ?? 0) > WHOLE) measure();
    const observer = new ResizeObserver(measure);
    for (const element of [document.documentElement, board]) observer.observe(element);
    return () => observer.disconnect();
  }, [room, isAsked]);
  return fit;
}

/** Scrolls so that a point of the board, as fractions of its width and height, lies in the middle of the room. */
export function centreOn(room: HTMLElement, { x, y }: Centre): void {
  room.scrollLeft = x * room.scrollWidth - room.clientWidth / 2;
  room.scrollTop = y * room.scrollHeight - room.clientHeight / 2;
}

const centreOf = (room: HTMLElement): Centre => ({
  x: (room.scrollLeft + room.clientWidth / 2) / room.scrollWidth,
  y: (room.scrollTop + room.clientHeight / 2) / room.scrollHeight,
});

/** The middle of the picked piece. */
function centreOfSelected(room: HTMLElement): Centre | null {
  const selected = room.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
  if (selected === undefined) return null;
  const box = room.getBoundingClientRect();
  return {
    x: (selected.left + selected.width / 2 - box.left + room.scrollLeft) / room.scrollWidth,
    y: (selected.top + selected.height / 2 - box.top + room.scrollTop) / room.scrollHeight,
  };
}

/** How a board lies in its room. */
interface Lie {
  readonly bottom: Bottom;
  /** Pixels: the least size of a square. */
  readonly squareSize: number;
  /** The board is larger than its room. */
  readonly isZoomed: boolean;
}

/**
 * Keeps the same part of a zoomed board in the middle when it is turned or zoomed further: at first the near edge, which
 * is the left one of a board on its side; from then on the picked piece, or the part to which the players have scrolled.
 */
export function useCentre(room: RefObject<HTMLElement | null>, { bottom, squareSize, isZoomed }: Lie): void {
  const isUpright = bottom === 'south' || bottom === 'north';
  const centre = useRef<Centre>(isUpright ? { x: 0.5, y: 1 } : { x: 0, y: 0.5 });
  const shown = useRef<Lie | null>(null);
  useEffect(() => {
    const element = room.current;
    const remember = (): void => {
      if (element !== null) centre.current = centreOf(element);
    };
    element?.addEventListener('scroll', remember, { passive: true });
    return () => element?.removeEventListener('scroll', remember);
  }, [room]);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { bottom, squareSize, isZoomed };
    if (room.current === null) return;
    const turned = turnedCentre(centre.current, before?.bottom ?? bottom, bottom);
    if (!isZoomed) {
      centre.current = turned;
      return;
    }
    // fingers that have zoomed the board have scrolled it as well
    const isScrolled = room.current.scrollLeft > 0 || room.current.scrollTop > 0;
    const isTurned = before !== null && before.bottom !== bottom;
    centre.current = (isTurned || isScrolled ? null : centreOfSelected(room.current)) ?? turned;
    centreOn(room.current, centre.current);
  }, [room, bottom, squareSize, isZoomed]);
}
