import { useEffect, useState, type RefObject } from 'react';

/** The visible part of a board, as fractions of its width and height. */
export interface Sight {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Where the room lies, in pixels from the element around it, and the visible part of the board. */
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

/** Follows where a room lies and how it is scrolled, frame by frame; null until that is known. */
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
