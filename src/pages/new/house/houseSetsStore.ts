import { createHouseSets } from '../../../store/houseSets.ts';
import { KEYS, localKeeper } from '../../../store/kept/storage.ts';
import { beside, useOtherTabs } from '../../beside.ts';
import { useTableStore } from '../../stores.tsx';

/** The sets that the players have named. They are loaded with the set-up, not with the first load. */
const kept = beside(useTableStore, () => createHouseSets(localKeeper));
export const { useIt: useHouseSetsStore, usePart: useHouseSets } = kept;

/** Follows what other tabs keep of them. */
export const useSetsOfOtherTabs = (): void => useOtherTabs(useHouseSetsStore(), KEYS.houseSets);
