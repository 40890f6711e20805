import { useEffect, useState, type RefObject } from 'react';
import { useLatest } from '../../board/useLatest.ts';
import type { Square } from '../../engine/index.ts';

const NONE: readonly Square[] = [];

const squareOf = ({ target }: Event): Square | null => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-square]') : null;
  return cell === null ? null : Number(cell.dataset['square']);
};

/**
 * Collects the squares over which a pressed mouse is moved, and hands them over when it is released; a single one is a
 * click. Returns those that are collected. Fingers scroll the page, so they press square by square.
 */
export function useBrush(
  place: RefObject<HTMLElement | null>,
  isWanted: boolean,
  onDrawn: (squares: readonly Square[]) => void,
): readonly Square[] {
  const [drawn, setDrawn] = useState(NONE);
  const latest = useLatest(onDrawn);
  useEffect(() => {
    const element = place.current;
    if (element === null || !isWanted) return;
    let squares: Square[] | null = null;
    let wasDrawn = false;
    const start = (event: PointerEvent): void => {
      wasDrawn = false;
      const square = squareOf(event);
      squares = event.pointerType === 'mouse' && event.button === 0 && square !== null ? [square] : null;
    };
    const over = (event: PointerEvent): void => {
      const square = squareOf(event);
      if (squares === null || square === null || squares.includes(square)) return;
      squares.push(square);
      setDrawn([...squares]);
    };
    const end = (): void => {
      wasDrawn = squares !== null && squares.length > 1;
      if (squares !== null && wasDrawn) latest.current(squares);
      squares = null;
      setDrawn(NONE);
    };
    // a stroke that ends on the square where it began is followed by a click there
    const click = (event: MouseEvent): void => {
      if (wasDrawn && event.detail > 0) event.stopPropagation();
      wasDrawn = false;
    };
    element.addEventListener('pointerdown', start);
    element.addEventListener('pointerover', over);
    element.addEventListener('click', click, true);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    return () => {
      element.removeEventListener('pointerdown', start);
      element.removeEventListener('pointerover', over);
      element.removeEventListener('click', click, true);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
    };
  }, [place, isWanted, latest]);
  return drawn;
}
