import { useEffect, type RefObject } from 'react';
import { useLatest } from '../../board/useLatest.ts';

/** Pixels of the wheel for one step; a notch of most mice is 100 or more. */
const STEP = 60;
/** Pixels by which a page may be higher than the window without anybody noticing. */
const SLACK = 4;

/**
 * The wheel over an element steps through the game, unless there is something to scroll: a zoomed board, or the page.
 */
export function useWheel(element: RefObject<HTMLElement | null>, step: (by: 1 | -1) => void): void {
  const latest = useLatest(step);
  useEffect(() => {
    const target = element.current;
    let turned = 0;
    const turn = (event: WheelEvent): void => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const scrolls = scrollHeight > clientHeight + SLACK || target?.querySelector('[data-zoomed]') !== null;
      if (scrolls || event.ctrlKey || event.deltaY === 0) return;
      event.preventDefault();
      const distance = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * STEP;
      turned = Math.sign(distance) === Math.sign(turned) ? turned + distance : distance;
      if (Math.abs(turned) < STEP) return;
      latest.current(turned > 0 ? 1 : -1);
      turned = 0;
    };
    target?.addEventListener('wheel', turn, { passive: false });
    return () => target?.removeEventListener('wheel', turn);
  }, [element, latest]);
}
