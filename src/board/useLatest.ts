import { useLayoutEffect, useRef, type RefObject } from 'react';

/** What was given at the last drawing, for listeners that are set once. */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
