import { useEffect, useState } from 'react';
import { isStill } from '../../../board/stillness.ts';

/** Milliseconds for each picture, if nothing else is specified, and at most for all of them. */
const FRAME = 170;
const WHOLE = 2600;

/**
 * The picture that is shown now on the way of a move, one after the other; null when the move is done. `key` changes
 * with each move, and is null if nothing is to be animated.
 */
export function useFrames<Frame>(frames: readonly Frame[], key: number | null, frame = FRAME): Frame | null {
  const [shown, setShown] = useState<{ readonly key: number | null; readonly at: number }>({ key, at: -1 });
  const isNew = shown.key !== key;
  if (isNew) setShown({ key, at: key === null || frames.length === 0 || isStill() ? -1 : 0 });
  const at = isNew ? 0 : shown.at;
  const isGoing = key !== null && shown.at >= 0 && shown.at < frames.length;
  useEffect(() => {
    if (!isGoing) return undefined;
    const pause = Math.min(frame, WHOLE / frames.length);
    const timer = setInterval(() => setShown((now) => ({ ...now, at: now.at + 1 })), pause);
    return () => clearInterval(timer);
  }, [isGoing, frames.length, frame]);
  return isGoing ? (frames[at] ?? null) : null;
}
