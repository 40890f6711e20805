import { useEffect } from 'react';
import { useStore } from 'zustand';
import { memoised } from '../../engine/index.ts';
import { openCrew } from '../../store/computer/crew.ts';
import { createThinker } from '../../store/computer/thinker.ts';
import { createCoaching, type CoachingState } from '../../store/school/coaching.ts';
import { createResults, type ResultsState } from '../../store/school/results.ts';
import { KEYS, localKeeper } from '../../store/kept/storage.ts';
import type { TableStore } from '../../store/table/table.ts';
import { beside, useOtherTabs } from '../beside.ts';
import { useTableStore } from '../stores.tsx';

/** What was achieved in the small games. It is loaded with what shows it, not with the first load. */
const results = beside(useTableStore, () => createResults(localKeeper));

/** A part of what was achieved in the small games. */
export function useResults<Part>(part: (state: ResultsState) => Part): Part {
  useOtherTabs(results.useIt(), KEYS.school);
  return results.usePart(part);
}

/** The coach of a table. */
const coachOf = memoised((table: TableStore) =>
  createCoaching(table, createThinker(openCrew), results.of(table)),
);

/** A part of what the coach says; the coach attends as long as it is shown. */
export function useCoaching<Part>(part: (state: CoachingState) => Part): Part {
  const { coaching, attend } = coachOf(useTableStore());
  useEffect(attend, [attend]);
  return useStore(coaching, part);
}
