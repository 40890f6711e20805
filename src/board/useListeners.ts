import { useLayoutEffect, type RefObject } from 'react';
import { useLatest } from './useLatest.ts';

/** What an element does on events, by their type. */
export type Listeners = {
  readonly [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void;
};

/** Listens on an element without React, which would look for listeners on everything above it at each event. */
export function useListeners(element: RefObject<HTMLElement | null>, listeners: Listeners): void {
  const latest = useLatest(listeners);
  useLayoutEffect(() => {
    const stop = new AbortController();
    for (const type of Object.keys(latest.current) as (keyof Listeners)[])
      element.current?.addEventListener(
        type,
        (event) => (latest.current[type] as ((event: Event) => void) | undefined)?.(event),
        { signal: stop.signal },
      );
    return () => stop.abort();
  }, [element, latest]);
}
