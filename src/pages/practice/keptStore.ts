import { createKept } from '../../store/practice/kept.ts';
import { KEYS, localKeeper } from '../../store/kept/storage.ts';
import { beside, useOtherTabs } from '../beside.ts';
import { useTableStore } from '../stores.tsx';

/** What is kept of practice. It is loaded with the page, not with the first load. */
const kept = beside(useTableStore, () => createKept(localKeeper));
export const { useIt: useKeptStore, usePart: useKept } = kept;

/** Follows what other tabs keep of practice. */
export const useKeptOfOtherTabs = (): void => useOtherTabs(useKeptStore(), KEYS.practice);
