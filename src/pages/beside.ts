import { useEffect } from 'react';
import { useStore, type StoreApi } from 'zustand';
import { memoised } from '../engine/index.ts';

/**
 * A store that belongs to another, such as the editor's to the table's: created when it is first needed, and kept with
 * the other while pages come and go. `useHost` is the hook that finds the other.
 */
export function beside<Host extends object, State>(
  useHost: () => Host,
  make: (host: Host) => StoreApi<State>,
) {
  const of = memoised(make);
  /** The store itself, for single requests. */
  const useIt = (): StoreApi<State> => of(useHost());
  return {
    of,
    useIt,
    /** A part of its state. */
    usePart: <Part>(part: (state: State) => Part): Part => useStore(useIt(), part),
  };
}

/** Reads a store again when another tab has kept something under its key. */
export function useOtherTabs(store: StoreApi<{ readonly reread: () => void }>, kept: string): void {
  useEffect(() => {
    const follow = ({ key }: StorageEvent): void => {
      if (key === kept) store.getState().reread();
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [store, kept]);
}
