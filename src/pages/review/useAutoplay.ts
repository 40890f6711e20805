import { useEffect, useState } from 'react';
import { next } from '../../game/tree/index.ts';
import { useReview } from './reviewStore.tsx';

/** Seconds for a move when the game plays by itself. */
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
const USUAL_SPEED = 2;

/** Plays the line on by itself to its end; begun at the end, it plays from the start. */
export function useAutoplay() {
  const [isPlaying, setIsPlaying] = useState(false);
  const [seconds, setSeconds] = useState<number>(USUAL_SPEED);
  const isLast = useReview(({ tree, node: at }) => next(tree, at) === null);
  const step = useReview((state) => state.step);
  const toStart = useReview((state) => state.toStart);
  if (isPlaying && isLast) setIsPlaying(false);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => step(1), seconds * 1000);
    return () => clearInterval(timer);
  }, [isPlaying, seconds, step]);
  return {
    isPlaying,
    seconds,
    setSeconds,
    toggle: (): void => {
      if (!isPlaying && isLast) toStart();
      setIsPlaying(!isPlaying);
    },
  };
}
