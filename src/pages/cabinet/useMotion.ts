import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Surface } from '../../cabinet/seam/surface.ts';
import { isStill } from '../../board/stillness.ts';
import { placeNamed } from './Men.tsx';

/** Milliseconds for each stretch of a way, and for the whole of it at most. */
const STRETCH = 190;
const WHOLE = 900;

/** A man's way from where he was to where he stands, as he is seen to go it. */
function goAlong(man: SVGGElement, surface: Surface, path: readonly string[]): Animation | null {
  const places = path.flatMap((name) => placeNamed(surface, name) ?? []);
  const last = places.at(-1);
  if (last === undefined || places.length < 2 || isStill()) return null;
  const steps = places.map(({ x, y }) => ({ transform: `translate(${x - last.x}px, ${y - last.y}px)` }));
  return man.animate(steps, {
    duration: Math.min(WHOLE, STRETCH * (places.length - 1)),
    easing: places.length === 2 ? 'cubic-bezier(0.3, 0.1, 0.2, 1)' : 'linear',
  });
}

/** Lets the man that has just moved go along its way; `key` is another one for each move, null where nothing moves. */
export function useMotion(
  surface: Surface,
  path: readonly string[],
  key: number | null,
): RefObject<SVGGElement | null> {
  const man = useRef<SVGGElement>(null);
  const shown = useRef(key);
  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (key === null || man.current === null) return;
    const motion = goAlong(man.current, surface, path);
    return () => motion?.cancel();
    // oxlint-disable-next-line react/exhaustive-deps -- a way is gone once, when its move is made
  }, [key]);
  return man;
}
