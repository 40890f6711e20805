import { useEffect, useState, type RefObject } from 'react';

/** What of a board is in sight, in parts of its width and height. */
export interface Sight {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where the room lies on the page, in pixels from the element around it, and what of the board is in sight. */
interface Lie {
  readonly box: Sight;
  readonly sight: Sight;
}

const lieOf = (room: HTMLElement): Lie => {
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = room;
  return {
    box: { left: room.offsetLeft, top: room.offsetTop, width: clientWidth, height: clientHeight },
    sight: {
      left: scrollLeft / scrollWidth,
      top: scrollTop / scrollHeight,
      width: clientWidth / scrollWidth,
      height: clientHeight / scrollHeight,
    },
  };
};

/** Follows how a room lies and how it is scrolled, a frame at a time; null until it is known. */
export function useLie(room: RefObject<HTMLElement | null>): Lie | null {
  const [lie, setLie] = useState<Lie | null>(null);
  useEffect(() => {
    const element = room.current;
    if (element === null) return;
    let frame = 0;
    const look = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setLie(lieOf(element)));
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    for (const seen of [element, ...element.children]) observer.observe(seen);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [room]);
  return lie;
}
