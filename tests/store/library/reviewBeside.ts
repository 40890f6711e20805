import { expect } from 'vitest';
import { parseJkn } from '../../../src/game/jkn/index.ts';
import type { Left } from '../../../src/store/library/leftGame.ts';
import { createReviewEntry } from '../../../src/store/library/reviewEntry.ts';
import type { Repository } from '../../../src/store/library/repository.ts';
import { createReview } from '../../../src/store/review/review.ts';
import type { ReviewSource } from '../../../src/store/review/state.ts';
import { entryFrom, recordOf, valueOf } from './support.ts';

/** The moment of every change. */
export const NOW = 5000;

export function treeOf(jkn: string) {
  const tree = parseJkn(jkn).games[0]?.tree;
  if (!tree) throw new Error('the record has no game');
  return tree;
}

export const until = async (isSo: () => boolean): Promise<void> => {
  await expect.poll(isSo, { interval: 5, timeout: 5000 }).toBe(true);
};

/** A review beside a library. Nothing is written until the test lets the time pass. */
export function reviewBeside(
  repository: Repository,
  source: ReviewSource = 'sample',
  unkept: (id: string) => Left | null = () => null,
) {
  const review = createReview({ tree: treeOf(recordOf({ Yellow: 'Before' })), source });
  const addresses: (string | null)[] = [];
  let waiting: (() => void) | null = null;
  const entry = createReviewEntry({
    review,
    repository: async () => repository,
    later: (work) => {
      waiting = work;
      return () => {
        waiting = null;
      };
    },
    now: () => NOW,
    unkept,
  });
  const leave = entry.getState().follow((id) => addresses.push(id));
  const state = () => review.getState();
  const phase = () => entry.getState().phase;
  return {
    addresses,
    leave,
    phase,
    state,
    keep: () => entry.getState().keep(),
    replace: (jkn: string) => entry.getState().replace({ tree: treeOf(jkn), source: 'text' }),
    leavePage: () => entry.getState().leave(),
    left: () => entry.getState().left(),
    comeBack: () => entry.getState().comeBack(),
    show: async (id: string): Promise<void> => {
      entry.getState().show(id);
      await until(() => phase().status === 'open' || phase().status === 'closed');
    },
    pass: () => waiting?.(),
    /** Lets time pass until the library has what was changed. */
    settle: async (): Promise<void> => {
      waiting?.();
      await until(() => !state().isChanged);
    },
  };
}

/** The comment in the record of a game. */
export const comment = async (repository: Repository, id: string): Promise<string | undefined> => {
  const record = await valueOf(repository.read(id));
  return record?.jkn.match(/\{(.*)\}/)?.[1];
};

/** Puts one of Delia's games into a library. */
export const give = (repository: Repository, id: string, source: 'imported' | 'table' = 'imported') =>
  repository.put([entryFrom(recordOf({ Yellow: 'Delia' }), { id, source, labels: ['club'] })]);
