import { useMemo } from 'react';
import type { StoreApi } from 'zustand';
import type { LiveScene, Scene } from '../../board/scene.ts';

/** A function that returns the same as the last time for the same arguments. */
export function remembered<Arguments extends readonly unknown[], Answer>(
  find: (...given: Arguments) => Answer,
): (...given: Arguments) => Answer {
  let last: { readonly given: Arguments; readonly answer: Answer } | null = null;
  return (...given) => {
    if (last?.given.some((part, at) => part !== given[at]) === false) return last.answer;
    last = { given, answer: find(...given) };
    return last.answer;
  };
}

/** What a board shows of a store, as it changes. */
export const useLiveScene = <State>(store: StoreApi<State>, sceneOf: (state: State) => Scene): LiveScene =>
  useMemo(
    () => ({ get: () => sceneOf(store.getState()), subscribe: (changed) => store.subscribe(changed) }),
    [store, sceneOf],
  );
