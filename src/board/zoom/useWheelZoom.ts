import { useEffect, type RefObject } from 'react';
import { useLatest } from '../useLatest.ts';
import { isZoomed, pinchedSize, sizeByWheel } from './zoom.ts';
import { anchorAt, drawZoomed, squareOf, type Anchor, type Place } from './zooming.ts';

/** Milliseconds without a turn of the wheel after which the size is reported. */
const RESTS = 160;
/** Pixels of a line, the unit that some mice use. */
const LINE = 33;
/** Pixels by which a pointer may tremble and still count as pointing at the same place. */
const STILL = 3;
/** What may move the board under a pointer that is at rest. */
const MOVES_BOARD = ['pointerdown', 'keydown'] as const;

/**
 * Ctrl with the wheel, and two fingers on a trackpad, zoom the board about the pointer. As with fingers on the screen,
 * the size is set on the element itself until it comes to rest.
 */
export function useWheelZoom(
  room: RefObject<HTMLElement | null>,
  fit: number,
  onZoom: (size: number) => void,
): void {
  const latest = useLatest({ fit, onZoom });
  useEffect(() => {
    const element = room.current;
    if (element === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let exact: number | undefined;
    // what was under the pointer at the first notch stays the target until the pointer or the board is moved, even
    // where the board could not follow because it is too narrow, and however slowly the notches come
    let aim: { readonly place: Place; readonly anchor: Anchor } | undefined;
    const forget = (): void => {
      aim = undefined;
    };
    /** Reports the size when the wheel rests, or before a key: zooming by keys goes on from there. */
    const settle = (): void => {
      clearTimeout(timer);
      if (exact === undefined) return;
      const size = pinchedSize(latest.current.fit, exact);
      exact = undefined;
      // a board that was whole before is not rendered again
      if (!isZoomed(latest.current.fit, size)) delete element.dataset['zoomed'];
      latest.current.onZoom(size);
    };
    const turn = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) {
        forget();
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      const from = exact ?? squareOf(element);
      if (from === undefined) return;
      const place = { x: event.clientX, y: event.clientY };
      if (aim === undefined || Math.hypot(aim.place.x - place.x, aim.place.y - place.y) > STILL)
        aim = { place, anchor: anchorAt(element, place) };
      const turned = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * LINE;
      exact = sizeByWheel(latest.current.fit, from, turned);
      drawZoomed(element, pinchedSize(latest.current.fit, exact), aim.anchor, place);
      clearTimeout(timer);
      timer = setTimeout(settle, RESTS);
    };
    element.addEventListener('wheel', turn, { passive: false });
    element.addEventListener('keydown', settle, true);
    for (const type of MOVES_BOARD) element.addEventListener(type, forget);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('wheel', turn);
      element.removeEventListener('keydown', settle, true);
      for (const type of MOVES_BOARD) element.removeEventListener(type, forget);
    };
  }, [room, latest]);
}
