import { createProgress } from '../../store/course/progress.ts';
import { KEYS, localKeeper } from '../../store/kept/storage.ts';
import { beside, useOtherTabs } from '../beside.ts';
import { useTableStore } from '../stores.tsx';

/** What the player has done in the course. It is loaded with the page, not with the first load. */
const progress = beside(useTableStore, () => createProgress(localKeeper));
export const { useIt: useProgressStore, usePart: useProgress } = progress;

/** Follows what other tabs keep of the course. */
export const useProgressOfOtherTabs = (): void => useOtherTabs(useProgressStore(), KEYS.progress);
