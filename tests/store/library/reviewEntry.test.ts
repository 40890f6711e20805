import { beforeEach, describe, expect, it } from 'vitest';
import { refuse } from '../../../src/engine/index.ts';
import { parseJkn } from '../../../src/game/jkn/index.ts';
import { createReviewEntry } from '../../../src/store/library/reviewEntry.ts';
import type { Repository } from '../../../src/store/library/repository.ts';
import { createReview } from '../../../src/store/review.ts';
import type { Source } from '../../../src/store/reviewState.ts';
import { emptyBrowser, entryFrom, recordOf, repositoryAt, valueOf } from './support.ts';

const NOW = 5000;

function treeOf(jkn: string) {
  const tree = parseJkn(jkn).games[0]?.tree;
  if (!tree) throw new Error('the record has no game');
  return tree;
}

const until = async (isSo: () => boolean): Promise<void> => {
  await expect.poll(isSo, { interval: 5, timeout: 5000 }).toBe(true);
};

/** A review beside a library. Nothing is written until the test lets the time pass. */
function reviewBeside(repository: Repository, source: Source = 'sample') {
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
    show: async (id: string): Promise<void> => {
      entry.getState().show(id);
      await until(() => phase().status === 'open' || phase().status === 'closed');
    },
    pass: () => waiting?.(),
    /** Lets the time pass until the library has what was changed. */
    settle: async (): Promise<void> => {
      waiting?.();
      await until(() => !state().isChanged);
    },
  };
}

const comment = async (repository: Repository, id: string): Promise<string | undefined> => {
  const record = await valueOf(repository.read(id));
  return record?.jkn.match(/\{(.*)\}/)?.[1];
};

let repository: Repository;
beforeEach(() => {
  emptyBrowser();
  repository = repositoryAt();
});

const given = (id: string, source: 'imported' | 'table' = 'imported') =>
  repository.put([entryFrom(recordOf({ Yellow: 'Delia' }), { id, source, labels: ['club'] })]);

describe('a game of the library under review', () => {
  it('is opened by its id, and what is changed is kept under it, labels and all', async () => {
    await given('a');
    const { show, state, settle, addresses } = reviewBeside(repository);
    await show('a');
    expect(state().tree.tags.get('Yellow')).toBe('Delia');
    state().step(1);
    state().annotate({ after: 'Well' });
    state().annotate({ after: 'Well begun' });
    expect(await comment(repository, 'a')).toBeUndefined();
    await settle();
    expect(await comment(repository, 'a')).toBe('Well begun');
    const { games } = await valueOf(repository.list());
    expect(games).toMatchObject([{ id: 'a', labels: ['club'], added: 1000, changed: NOW }]);
    expect(addresses).toEqual([]);
  });

  it('is kept at once when the page is left or another game opened', async () => {
    await given('a');
    const first = reviewBeside(repository);
    await first.show('a');
    first.state().annotate({ after: 'One' });
    first.leave();
    await expect.poll(() => comment(repository, 'a')).toBe('One');

    const second = reviewBeside(repository);
    await second.show('a');
    second.state().annotate({ after: 'Two' });
    second.state().open({ tree: treeOf(recordOf({})), source: 'text' });
    expect(second.addresses).toEqual([null]);
    second.state().annotate({ after: 'Of another game' });
    second.pass();
    await expect.poll(() => comment(repository, 'a')).toBe('Two');
  });

  it('of the table becomes a game of its own at the first change: the table keeps its own', async () => {
    await given('a', 'table');
    const { show, state, settle, addresses } = reviewBeside(repository);
    await show('a');
    state().annotate({ after: 'One' });
    await settle();
    state().annotate({ after: 'Two' });
    await settle();
    const { games } = await valueOf(repository.list());
    const copy = games.find(({ id }) => id !== 'a');
    expect(games).toHaveLength(2);
    expect(copy).toMatchObject({ source: 'review', labels: ['club'], added: NOW });
    expect(addresses).toEqual([copy?.id]);
    expect(await comment(repository, 'a')).toBeUndefined();
    expect(await comment(repository, copy?.id ?? '')).toBe('Two');
  });

  it('follows another tab as long as nothing is changed here, at the same move', async () => {
    await given('a');
    const here = reviewBeside(repository);
    const there = reviewBeside(repository);
    await here.show('a');
    await there.show('a');
    here.state().toEnd();
    there.state().annotate({ after: 'From there' });
    await there.settle();
    await until(() => here.state().tree.nodes[0]?.notes.after === 'From there');
    expect(here.state().node).toBe(2);
    expect(here.state().isChanged).toBe(false);
  });

  it.each([
    ['is not there', 'nowhere', null, 'This game is not in the library any more.'],
    ['cannot be reached', 'a', 'forbidden' as const, /lets no games be kept/],
  ])('that %s is told', async (_, id, failure, words) => {
    await given('a');
    const reading: Repository =
      failure === null ? repository : { ...repository, readMany: async () => refuse(failure) };
    const { show, phase } = reviewBeside(reading);
    await show(id);
    expect(phase()).toMatchObject({ status: 'closed', id });
    expect('words' in phase() && phase()).toMatchObject({ words: expect.stringMatching(words) });
  });

  it('says so when it is deleted meanwhile, and comes back when that is undone', async () => {
    await given('a');
    const { show, phase } = reviewBeside(repository);
    await show('a');
    expect(phase()).toEqual({ status: 'open', id: 'a' });
    const removed = await valueOf(repository.remove(['a']));
    await until(() => phase().status === 'closed');
    await repository.put(removed);
    await until(() => phase().status === 'open');
    expect(phase()).toEqual({ status: 'open', id: 'a' });
  });

  it('tells that it could not be kept, and is found as it was left', async () => {
    await given('a');
    let isFull = true;
    const tight: Repository = {
      ...repository,
      update: async (entry) => (isFull ? refuse('full') : repository.update(entry)),
    };
    const { show, state, pass, leave, settle } = reviewBeside(tight);
    await show('a');
    state().annotate({ after: 'Mine' });
    pass();
    await until(() => state().deed !== null);
    expect(state().deed?.words).toMatch(/no more room/);
    expect(state().isChanged).toBe(true);
    leave();
    isFull = false;
    await show('a');
    expect(state().tree.nodes[0]?.notes.after).toBe('Mine');
    await settle();
    expect(await comment(repository, 'a')).toBe('Mine');
  });
});

describe('keeping a game in the library', () => {
  it.each([
    ['table', 'review'],
    ['sample', 'sample'],
    ['text', 'imported'],
  ] as const)('one of the %s becomes an entry, %s, that goes on', async (source, kept) => {
    const { keep, state, phase, addresses, settle } = reviewBeside(repository, source);
    state().annotate({ after: 'One' });
    keep();
    keep();
    await until(() => phase().status === 'open');
    expect(state()).toMatchObject({ isChanged: false, source: 'library' });
    expect(state().past).toHaveLength(1);
    state().annotate({ after: 'Two' });
    await settle();
    const { games } = await valueOf(repository.list());
    expect(games).toMatchObject([{ source: kept, added: NOW, yellow: 'Before' }]);
    expect(addresses).toEqual([games[0]?.id]);
    expect(await comment(repository, games[0]?.id ?? '')).toBe('Two');
  });
});
