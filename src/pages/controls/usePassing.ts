import { useEffect, useRef, type RefObject } from 'react';

/** Milliseconds for which a message is shown; longer if something can be undone. */
export const PASSES = 8000;
export const PASSES_UNDOABLE = 20_000;

/**
 * Ends a message after a time, but not while somebody points at it or has the focus in it. Null and undefined are no
 * message.
 */
export function usePassing(
  box: RefObject<HTMLElement | null>,
  message: unknown,
  stands: number,
  end: () => void,
): void {
  const ending = useRef(end);
  useEffect(() => {
    ending.current = end;
  });
  useEffect(() => {
    if (message === undefined || message === null) return;
    const timer = setInterval(() => {
      if (box.current?.matches(':hover, :focus-within') !== true) ending.current();
    }, stands);
    return () => clearInterval(timer);
  }, [box, message, stands]);
}
