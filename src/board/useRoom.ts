import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { turnedCentre, type Bottom, type Centre } from './view.ts';

/** The size of a square, in pixels, when the board is shown whole; Infinity until it is known. */
export function useFit(room: RefObject<HTMLElement | null>): number {
  const [fit, setFit] = useState(Infinity);
  useLayoutEffect(() => {
    const board = room.current?.querySelector('.board');
    if (!board) return;
    const measure = (): void => {
      const size = Number.parseFloat(getComputedStyle(board).getPropertyValue('--fit'));
      if (size > 0) setFit(size);
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [document.documentElement, board]) observer.observe(element);
    return () => observer.disconnect();
  }, [room]);
  return fit;
}

/** Scrolls so that a point of the board, in parts of its width and height, lies in the middle of the room. */
export function centreOn(room: HTMLElement, { x, y }: Centre): void {
  room.scrollLeft = x * room.scrollWidth - room.clientWidth / 2;
  room.scrollTop = y * room.scrollHeight - room.clientHeight / 2;
}

const centreOf = (room: HTMLElement): Centre => ({
  x: (room.scrollLeft + room.clientWidth / 2) / room.scrollWidth,
  y: (room.scrollTop + room.clientHeight / 2) / room.scrollHeight,
});

/** Keeps the same part of a zoomed board in the middle when it is turned or zoomed further. */
export function useCentre(room: RefObject<HTMLElement | null>, bottom: Bottom, squareSize: number): void {
  const centre = useRef<Centre>({ x: 0.5, y: 0.5 });
  const before = useRef({ bottom, squareSize });
  useEffect(() => {
    const element = room.current;
    const remember = (): void => {
      if (element !== null) centre.current = centreOf(element);
    };
    element?.addEventListener('scroll', remember, { passive: true });
    return () => element?.removeEventListener('scroll', remember);
  }, [room]);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = { bottom, squareSize };
    if (room.current === null || (was.bottom === bottom && was.squareSize === squareSize)) return;
    centre.current = turnedCentre(centre.current, was.bottom, bottom);
    centreOn(room.current, centre.current);
  }, [room, bottom, squareSize]);
}
