import { beforeEach, describe, expect, it } from 'vitest';
import { refuse } from '../../../src/engine/index.ts';
import type { Repository } from '../../../src/store/library/repository.ts';
import { comment, give, NOW, reviewBeside, until, type treeOf } from './reviewBeside.ts';
import { emptyBrowser, recordOf, repositoryAt, valueOf } from './support.ts';

const yellow = (state: { tree: ReturnType<typeof treeOf> }) => state.tree.tags.get('Yellow');

let repository: Repository;
beforeEach(() => {
  emptyBrowser();
  repository = repositoryAt();
});

describe('keeping a game in the library', () => {
  it.each([
    ['table', 'review'],
    ['sample', 'sample'],
    ['text', 'imported'],
  ] as const)('one of the %s becomes an entry, %s, that goes on being kept', async (source, kept) => {
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

  it.each(['table', 'sample', 'text'] as const)(
    'needs no asking: one of the %s is there from the first change on',
    async (source) => {
      const { state, phase, settle } = reviewBeside(repository, source);
      state().step(1);
      expect(phase()).toEqual({ status: 'none' });
      state().annotate({ after: 'One' });
      state().annotate({ after: 'One and a half' });
      await until(() => phase().status === 'open');
      const { games } = await valueOf(repository.list());
      expect(await comment(repository, games[0]?.id ?? '')).toBe('One');
      await settle();
      expect(await comment(repository, games[0]?.id ?? '')).toBe('One and a half');
      expect((await valueOf(repository.list())).games).toHaveLength(1);
    },
  );

  it('that fails is reported once, not with every change, and goes on when it can', async () => {
    let isFull = true;
    const tight: Repository = {
      ...repository,
      update: async (...given) => (isFull ? refuse('full') : repository.update(...given)),
    };
    const { state, phase } = reviewBeside(tight);
    state().annotate({ after: 'One' });
    await until(() => state().deed !== null);
    state().dismiss();
    state().annotate({ after: 'Two' });
    await until(() => phase().status === 'none');
    expect(state()).toMatchObject({ deed: null, isChanged: true });
    isFull = false;
    state().annotate({ after: 'Three' });
    await until(() => phase().status === 'open');
    const { games } = await valueOf(repository.list());
    expect(await comment(repository, games[0]?.id ?? '')).toBe('Three');
  });

  it('uses the entry that is there when the very same record is kept again', async () => {
    const first = reviewBeside(repository);
    first.keep();
    await until(() => first.phase().status === 'open');
    const second = reviewBeside(repository);
    second.keep();
    await until(() => second.phase().status === 'open');
    expect(second.addresses).toEqual(first.addresses);
    expect((await valueOf(repository.list())).games).toHaveLength(1);
    second.state().annotate({ after: 'Goes on in it' });
    await second.settle();
    expect(await comment(repository, first.addresses[0] ?? '')).toBe('Goes on in it');
  });
});

describe('a changed game that the library does not have', () => {
  const other = recordOf({ Yellow: 'Thelda' });

  it.each(['table', 'sample', 'text'] as const)(
    'of the %s is put there before another is opened over it',
    async (source) => {
      const { replace, state } = reviewBeside(repository, source);
      state().annotate({ after: 'Mine' });
      await replace(other);
      expect(yellow(state())).toBe('Thelda');
      expect(state()).toMatchObject({ isChanged: false, source: 'text' });
      expect(state().deed?.words).toMatch(/kept in the library/);
      const { games } = await valueOf(repository.list());
      expect(games).toMatchObject([{ yellow: 'Before' }]);
      expect(await comment(repository, games[0]?.id ?? '')).toBe('Mine');
    },
  );

  it('is not put there as long as nothing is changed in it', async () => {
    const { replace, state } = reviewBeside(repository);
    await replace(other);
    expect(yellow(state())).toBe('Thelda');
    expect((await valueOf(repository.list())).games).toEqual([]);
  });

  it('stays open if it cannot be kept, and the other waits for the reader’s decision', async () => {
    const tight: Repository = { ...repository, update: async () => refuse('full') };
    const { replace, state } = reviewBeside(tight);
    state().annotate({ after: 'Mine' });
    await replace(other);
    expect(yellow(state())).toBe('Before');
    expect(state().isChanged).toBe(true);
    const { waiting } = state();
    if (waiting === null) throw new Error('nothing waits');
    state().stay();
    expect(state().waiting).toBeNull();
    state().open(waiting);
    expect(yellow(state())).toBe('Thelda');
  });

  it('is put there before a game of the library is opened over it', async () => {
    await give(repository, 'a');
    const { show, state } = reviewBeside(repository);
    state().annotate({ after: 'Mine' });
    await show('a');
    expect(yellow(state())).toBe('Delia');
    const { games } = await valueOf(repository.list());
    const kept = games.find(({ id }) => id !== 'a');
    expect(await comment(repository, kept?.id ?? '')).toBe('Mine');
  });

  it('is not given up for a game of the library where it cannot be kept', async () => {
    await give(repository, 'a');
    const tight: Repository = { ...repository, update: async () => refuse('full') };
    const { show, state, phase } = reviewBeside(tight);
    state().annotate({ after: 'Mine' });
    await show('a');
    expect(phase()).toMatchObject({ status: 'closed', words: expect.stringMatching(/could not keep/) });
    expect(yellow(state())).toBe('Before');
  });

  it('is put there when the page goes out of sight, and is the one that is resumed', async () => {
    const { leave, leavePage, comeBack, state } = reviewBeside(repository);
    state().annotate({ after: 'Mine' });
    leave();
    leavePage();
    await until(() => !state().isChanged);
    const [game] = (await valueOf(repository.list())).games;
    expect(await comment(repository, game?.id ?? '')).toBe('Mine');
    expect([comeBack(), comeBack()]).toEqual([game?.id, null]);
  });
});
