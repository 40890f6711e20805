import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The values of the last render, for listeners that are added once. */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
