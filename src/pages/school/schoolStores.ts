import { useEffect } from 'react';
import { useStore } from 'zustand';
import { openWorker } from '../../store/computer/port.ts';
import { createThinker } from '../../store/computer/thinker.ts';
import { createCoaching, type CoachingState } from '../../store/school/coaching.ts';
import { createResults, type ResultsState, type ResultsStore } from '../../store/school/results.ts';
import { KEYS, localKeeper } from '../../store/storage.ts';
import { useStores, type Stores } from '../stores.tsx';

interface SchoolStores extends ReturnType<typeof createCoaching> {
  readonly results: ResultsStore;
}

/** The results and the coach beside each table. They come with what shows them, not with the first load. */
const stores = new WeakMap<Stores['table'], SchoolStores>();

function schoolFor({ table }: Pick<Stores, 'table'>): SchoolStores {
  const known = stores.get(table);
  if (known !== undefined) return known;
  const results = createResults(localKeeper);
  const school = { results, ...createCoaching(table, createThinker(openWorker), results) };
  stores.set(table, school);
  return school;
}

/** A part of what was reached in the small games. */
export function useResults<Part>(part: (state: ResultsState) => Part): Part {
  const { results } = schoolFor(useStores());
  useEffect(() => {
    const follow = ({ key }: StorageEvent): void => {
      if (key === KEYS.school) results.getState().reread();
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [results]);
  return useStore(results, part);
}

/** A part of what the coach says, who attends as long as it is shown. */
export function useCoaching<Part>(part: (state: CoachingState) => Part): Part {
  const { coaching, attend } = schoolFor(useStores());
  useEffect(attend, [attend]);
  return useStore(coaching, part);
}
