import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createKept, type KeptState, type KeptStore } from '../../store/practice/kept.ts';
import { KEYS, localKeeper } from '../../store/storage.ts';
import { useStores, type Stores } from '../stores.tsx';

/** What is kept of practice beside each table. It comes with the page, not with the first load. */
const stores = new WeakMap<Stores['table'], KeptStore>();

function keptFor({ table }: Pick<Stores, 'table'>): KeptStore {
  const known = stores.get(table);
  if (known !== undefined) return known;
  const kept = createKept(localKeeper);
  stores.set(table, kept);
  return kept;
}

/** The store itself, for what is asked once. */
export const useKeptStore = (): KeptStore => keptFor(useStores());

/** A part of what the player has done in practice. */
export const useKept = <Part>(part: (state: KeptState) => Part): Part => useStore(useKeptStore(), part);

/** Follows what other tabs keep. */
export function useOtherTabs(): void {
  const store = useKeptStore();
  useEffect(() => {
    const follow = ({ key }: StorageEvent): void => {
      if (key === KEYS.practice) store.getState().reread();
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [store]);
}
