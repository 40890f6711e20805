import { useRef } from 'react';
import type { Square } from '../../engine/index.ts';
import type { Scene } from '../scene.ts';

/** How the board was last touched: whether by a finger, and which target was tapped for which piece. */
interface Touch {
  readonly isTouch: boolean;
  readonly tapped: Square | null;
  readonly selection: Square | null;
}

/** Tells a first tap on a target, which may only show the way to it, from a second one. */
export function useTaps(scene: () => Scene) {
  const touch = useRef<Touch>({ isTouch: false, tapped: null, selection: null });
  return {
    press: (pointerType: string): void => {
      touch.current = { ...touch.current, isTouch: pointerType === 'touch' };
    },
    isTouch: (): boolean => touch.current.isTouch,
    /** The table itself asks about captures of friends. */
    isFirst: (square: Square): boolean => {
      const { targets, selection } = scene();
      const mark = targets.get(square)?.mark;
      if (!touch.current.isTouch || mark === undefined) return false;
      if (mark === 'friendly' || mark === 'vault-friendly') return false;
      const { tapped, selection: before } = touch.current;
      touch.current = { isTouch: true, tapped: square, selection };
      return tapped !== square || before !== selection;
    },
  };
}
