import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createProgress, type ProgressState, type ProgressStore } from '../../store/course/progress.ts';
import { KEYS, localKeeper } from '../../store/storage.ts';
import { useStores, type Stores } from '../stores.tsx';

/** The progress beside each table. It comes with the page, not with the first load. */
const stores = new WeakMap<Stores['table'], ProgressStore>();

function progressFor({ table }: Pick<Stores, 'table'>): ProgressStore {
  const known = stores.get(table);
  if (known !== undefined) return known;
  const progress = createProgress(localKeeper);
  stores.set(table, progress);
  return progress;
}

/** The store of the progress itself, for what is asked once. */
export const useProgressStore = (): ProgressStore => progressFor(useStores());

/** A part of what the player has done of the course. */
export const useProgress = <Part>(part: (state: ProgressState) => Part): Part =>
  useStore(useProgressStore(), part);

/** Follows what other tabs keep. */
export function useOtherTabs(): void {
  const store = useProgressStore();
  useEffect(() => {
    const follow = ({ key }: StorageEvent): void => {
      if (key === KEYS.progress) store.getState().reread();
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [store]);
}
