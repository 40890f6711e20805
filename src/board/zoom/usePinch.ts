import { useEffect, type RefObject } from 'react';
import { useLatest } from '../useLatest.ts';
import { isZoomed, pinchedSize, restingSize } from './zoom.ts';
import { anchorAt, drawZoomed, squareOf, type Anchor } from './zooming.ts';

interface Fingers {
  readonly x: number;
  readonly y: number;
  readonly distance: number;
}

function fingersOf({ touches }: TouchEvent): Fingers | null {
  const [a, b] = [touches[0], touches[1]];
  if (touches.length !== 2 || a === undefined || b === undefined) return null;
  return {
    x: (a.clientX + b.clientX) / 2,
    y: (a.clientY + b.clientY) / 2,
    distance: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
  };
}

interface Pinch {
  /** Pixels of a square for each pixel between the fingers. */
  readonly scale: number;
  /** The point of the board between the fingers. */
  readonly anchor: Anchor;
}

/**
 * Two fingers zoom the board and move it along. Meanwhile the size is set on the element itself; when they are lifted,
 * the board comes to rest, and `onZoom` is called with the least size of its squares in pixels.
 */
export function usePinch(
  room: RefObject<HTMLElement | null>,
  fit: number,
  onZoom: (size: number) => void,
): void {
  const latest = useLatest({ fit, onZoom });
  useEffect(() => {
    const element = room.current;
    if (element === null) return;
    let pinch: Pinch | null = null;
    let size = 0;
    const start = (event: TouchEvent): void => {
      const fingers = fingersOf(event);
      const square = squareOf(element);
      if (fingers === null || square === undefined) return;
      event.preventDefault();
      pinch = { scale: square / fingers.distance, anchor: anchorAt(element, fingers) };
      size = pinchedSize(latest.current.fit, square);
    };
    const move = (event: TouchEvent): void => {
      const fingers = fingersOf(event);
      if (fingers === null || pinch === null) return;
      event.preventDefault();
      size = pinchedSize(latest.current.fit, fingers.distance * pinch.scale);
      drawZoomed(element, size, pinch.anchor, fingers);
    };
    const end = (): void => {
      if (pinch === null) return;
      pinch = null;
      const rests = restingSize(latest.current.fit, size);
      element.style.setProperty('--least-square', `${rests}px`);
      if (!isZoomed(latest.current.fit, rests)) delete element.dataset['zoomed'];
      latest.current.onZoom(rests);
    };
    element.addEventListener('touchstart', start, { passive: false });
    element.addEventListener('touchmove', move, { passive: false });
    element.addEventListener('touchend', end);
    element.addEventListener('touchcancel', end);
    return () => {
      element.removeEventListener('touchstart', start);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('touchend', end);
      element.removeEventListener('touchcancel', end);
    };
  }, [room, latest]);
}
