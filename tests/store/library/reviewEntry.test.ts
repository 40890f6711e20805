import { beforeEach, describe, expect, it } from 'vitest';
import { refuse } from '../../../src/engine/index.ts';
import { annotate } from '../../../src/game/tree/index.ts';
import { text } from '../../../src/text/review/review.ts';
import { LibraryDatabase } from '../../../src/store/library/database.ts';
import type { Repository } from '../../../src/store/library/repository.ts';
import { comment, give, NOW, reviewBeside, treeOf, until } from './reviewBeside.ts';
import { emptyBrowser, recordOf, repositoryAt, valueOf } from './support.ts';

let repository: Repository;
beforeEach(() => {
  emptyBrowser();
  repository = repositoryAt();
});

/** A page that is closed at once after a change. */
async function closedPage() {
  await give(repository, 'a');
  const page = reviewBeside(repository);
  await page.show('a');
  page.state().annotate({ after: 'Left' });
  return page.left()!;
}

describe('a game of the library under review', () => {
  it('is opened by its id, and what is changed is kept under it, labels and all', async () => {
    await give(repository, 'a');
    const { show, state, settle, addresses } = reviewBeside(repository);
    await show('a');
    expect(state().tree.tags.get('Yellow')).toBe('Delia');
    expect(state().entry).toBe('a');
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

  it('is said to be unreadable if its record is no game, and holds up no other', async () => {
    const database = new LibraryDatabase('library');
    await give(repository, 'a');
    await give(repository, 'b');
    await database.table('records').put({ id: 'a', jkn: 7 });
    const { show, phase } = reviewBeside(repository);
    await show('a');
    expect(phase()).toMatchObject({ status: 'closed', words: text('review.entry.unreadable') });
    await show('b');
    expect(phase()).toEqual({ status: 'open', id: 'b' });
  });

  it('is kept at once when the page is left or another game is opened', async () => {
    await give(repository, 'a');
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
    await give(repository, 'a', 'table');
    const { show, state, settle, addresses } = reviewBeside(repository);
    await show('a');
    state().annotate({ after: 'One' });
    await settle();
    state().annotate({ after: 'Two' });
    await settle();
    const { games } = await valueOf(repository.list());
    const copy = games.find(({ id }) => id !== 'a');
    expect(games).toHaveLength(2);
    expect(copy).toMatchObject({ source: 'review', of: 'a', labels: ['club'], added: NOW });
    expect(addresses).toEqual([copy?.id]);
    expect(await comment(repository, 'a')).toBeUndefined();
    expect(await comment(repository, copy?.id ?? '')).toBe('Two');
  });

  it('follows another tab as long as nothing is changed here, at the same move', async () => {
    await give(repository, 'a');
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

  it('that two tabs change at once is kept as each has it, and the second to write says so', async () => {
    await give(repository, 'a');
    const here = reviewBeside(repository);
    const there = reviewBeside(repository);
    await here.show('a');
    await there.show('a');
    here.state().annotate({ after: 'From here' });
    there.state().annotate({ after: 'From there' });
    here.pass();
    there.pass();
    await until(() => !here.state().isChanged && !there.state().isChanged);
    const { games } = await valueOf(repository.list());
    const kept = await Promise.all(games.map(({ id }) => comment(repository, id)));
    expect(new Set(kept)).toEqual(new Set(['From here', 'From there']));
    const told = [here, there].filter(({ state }) => state().deed?.words.includes('in another tab'));
    expect(told).toHaveLength(1);
    expect(told[0]?.addresses).toEqual([games.find(({ id }) => id !== 'a')?.id]);
    told[0]?.state().annotate({ after: 'And on' });
    await told[0]?.settle();
    expect((await valueOf(repository.list())).games).toHaveLength(2);
  });

  it('is also kept if a report that was still running is written after the review was left', async () => {
    await give(repository, 'a');
    const page = reviewBeside(repository);
    await page.show('a');
    page.leave();
    page.state().rewrite(annotate(page.state().tree, 0, { after: 'Judged' }), '');
    await expect.poll(() => comment(repository, 'a')).toBe('Judged');
    expect(page.comeBack()).toBeNull();
    expect(page.state().isChanged).toBe(false);
  });

  describe('whose page was closed before its last change was kept', () => {
    it('has that change when it is opened again', async () => {
      const left = await closedPage();
      const { show, state, settle } = reviewBeside(repository, 'sample', () => left);
      await show('a');
      expect(state().tree.nodes[0]?.notes.after).toBe('Left');
      await settle();
      expect(await comment(repository, 'a')).toBe('Left');
      expect((await valueOf(repository.list())).games).toHaveLength(1);
    });

    it('does not put that change over what another tab has changed since: both are kept', async () => {
      const left = await closedPage();
      const there = reviewBeside(repository);
      await there.show('a');
      there.state().annotate({ after: 'Later' });
      await there.settle();
      const { show, settle } = reviewBeside(repository, 'sample', () => left);
      await show('a');
      await settle();
      const { games } = await valueOf(repository.list());
      const kept = await Promise.all(games.map(({ id }) => comment(repository, id)));
      expect(await comment(repository, 'a')).toBe('Later');
      expect(new Set(kept)).toEqual(new Set(['Later', 'Left']));
    });
  });

  it.each([
    ['is not there', 'nowhere', null, 'This game is no longer in the library.'],
    ['cannot be reached', 'a', 'forbidden' as const, /does not allow a library/],
  ])('that %s is told', async (_, id, failure, words) => {
    await give(repository, 'a');
    const reading: Repository =
      failure === null ? repository : { ...repository, readMany: async () => refuse(failure) };
    const { show, phase } = reviewBeside(reading);
    await show(id);
    expect(phase()).toMatchObject({ status: 'closed', id });
    expect('words' in phase() && phase()).toMatchObject({ words: expect.stringMatching(words) });
  });

  it('says so if it is deleted meanwhile, and comes back when that is undone', async () => {
    await give(repository, 'a');
    const { show, phase } = reviewBeside(repository);
    await show('a');
    expect(phase()).toEqual({ status: 'open', id: 'a' });
    const removed = await valueOf(repository.remove(['a']));
    await until(() => phase().status === 'closed');
    await repository.put(removed);
    await until(() => phase().status === 'open');
    expect(phase()).toEqual({ status: 'open', id: 'a' });
  });

  it('says that it could not be kept, and is found as it was left', async () => {
    await give(repository, 'a');
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
