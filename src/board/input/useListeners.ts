import { useLayoutEffect, type RefObject } from 'react';
import { useLatest } from '../useLatest.ts';

/** The events that the board listens to. */
const HEARD = [
  'pointerdown',
  'pointermove',
  'pointerup',
  'pointercancel',
  'pointerover',
  'pointerleave',
  'mousedown',
  'click',
  'keydown',
  'focusin',
  'focusout',
] as const satisfies readonly (keyof HTMLElementEventMap)[];
type Heard = (typeof HEARD)[number];

/** What an element does on events, by their type. */
export type Listeners = { readonly [Type in Heard]: (event: HTMLElementEventMap[Type]) => void };

/** Listens on an element without React, which would look for listeners on everything above it at each event. */
export function useListeners(element: RefObject<HTMLElement | null>, listeners: Listeners): void {
  const latest = useLatest(listeners);
  useLayoutEffect(() => {
    const stop = new AbortController();
    for (const type of HEARD) if (element.current !== null) hear(element.current, type, latest, stop.signal);
    return () => stop.abort();
  }, [element, latest]);
}

function hear<Type extends Heard>(
  element: HTMLElement,
  type: Type,
  latest: { readonly current: Pick<Listeners, Type> },
  signal: AbortSignal,
): void {
  const act = (event: HTMLElementEventMap[Type]): void => latest.current[type](event);
  element.addEventListener(type, act, { signal });
}
