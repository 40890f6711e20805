import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Dot, Surface } from '../../../cabinet/seam/surface.ts';
import { isStill } from '../../../board/stillness.ts';
import { placeNamed } from './Men.tsx';

/** Milliseconds for each stretch of a way, and at most for the whole of it. */
const STRETCH = 190;
const WHOLE = 900;
/** The same for a way that is drawn point by point. */
const DOT = 55;
const WHOLE_LINE = 1700;

/** A man's way from where he was to where he stands, as it is animated. */
function goAlong(
  man: SVGGElement,
  surface: Surface,
  path: readonly string[],
  line: readonly Dot[] | undefined,
): Animation | null {
  const places = path.flatMap((name) => placeNamed(surface, name) ?? []);
  const dots = line ?? places.map(({ x, y }): Dot => [x, y]);
  const last = dots.at(-1);
  if (last === undefined || dots.length < 2 || isStill()) return null;
  const steps = dots.map(([x, y]) => ({ transform: `translate(${x - last[0]}px, ${y - last[1]}px)` }));
  return man.animate(steps, {
    duration:
      line === undefined
        ? Math.min(WHOLE, STRETCH * (dots.length - 1))
        : Math.min(WHOLE_LINE, DOT * (dots.length - 1)),
    easing: dots.length === 2 ? 'cubic-bezier(0.3, 0.1, 0.2, 1)' : 'linear',
  });
}

/** Makes the man that has just moved go along its way; `key` changes with each move, and is null if nothing moves. */
export function useMotion(
  surface: Surface,
  path: readonly string[],
  line: readonly Dot[] | undefined,
  key: number | null,
): RefObject<SVGGElement | null> {
  const man = useRef<SVGGElement>(null);
  const shown = useRef(key);
  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (key === null || man.current === null) return;
    const motion = goAlong(man.current, surface, path, line);
    return () => motion?.cancel();
    // oxlint-disable-next-line react/exhaustive-deps -- a way is gone once, when its move is made
  }, [key]);
  return man;
}
