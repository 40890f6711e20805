import { useEffect, useRef, type RefObject } from 'react';

/** What was given at the last drawing, for listeners that are set once. */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
