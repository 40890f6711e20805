import { useEffect, useState } from 'react';

/** Seconds for each move when the game plays by itself. */
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
const USUAL_SPEED = 2;

/** What is played by itself. */
interface Played {
  readonly isLast: boolean;
  readonly step: (by: 1) => void;
  readonly toStart: () => void;
}

/**
 * Plays the line by itself until it comes to its end; at the end, it starts again from the beginning, though the bar may
 * learn only a moment later that it is there.
 */
export function useAutoplay({ isLast, step, toStart }: Played) {
  const [isPlaying, setIsPlaying] = useState(false);
  const [seconds, setSeconds] = useState<number>(USUAL_SPEED);
  const [wasLast, setWasLast] = useState(isLast);
  if (isLast !== wasLast) {
    setWasLast(isLast);
    if (isLast) setIsPlaying(false);
  }
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
