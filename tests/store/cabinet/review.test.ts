import { beforeEach, describe, expect, test } from 'vitest';
import { game } from '../../../src/cabinet/games/tablut/game.ts';
import {
  formatCabinet,
  newCabinetTree,
  readCabinet,
  type CabinetTree,
} from '../../../src/game/cabinet/index.ts';
import { lineFrom, nodeOf, ROOT } from '../../../src/game/tree/index.ts';
import { tagsOf } from '../../../src/game/tree/tags.ts';
import { createCabinetReview } from '../../../src/store/cabinet/review.ts';
import { keptReview } from '../../../src/store/cabinet/reviewKept.ts';
import { loadSay } from '../../../src/text/cabinetTable.ts';
import { fullKeeper, memoryKeeper } from '../memoryKeeper.ts';

const say = await loadSay('tablut');

const gameOf = (moves: string): CabinetTree =>
  readCabinet(`[Variation "tablut"]\n\n${moves}`, game.variants).next().value.tree;

const PLAYED = '1. e8-d8 2. e7-d7 3. d8-e8 *';

let keep = new Map<string, string>();

/** A review over what is kept, as after a reload. */
function opened(atTable = gameOf(PLAYED), keeper = memoryKeeper(keep)) {
  const review = createCabinetReview({
    game,
    say,
    kept: keptReview(keeper, 'tablut'),
    atTable: () => ({ tree: atTable, of: 'first' }),
  });
  return { review, state: review.getState, texts: () => movesOf(review.getState().tree) };
}

const movesOf = (tree: CabinetTree): string =>
  formatCabinet(tree).split('\n\n')[1]?.replaceAll('\n', ' ').trim() ?? '';

beforeEach(() => {
  keep = new Map();
});

describe('a game of the cabinet under review', () => {
  test('opens with the game at the table, and goes through it', () => {
    const { state, texts } = opened();
    expect(texts()).toBe(PLAYED);
    state().toEnd();
    expect(nodeOf(state().tree, state().node).move?.text).toBe('d8-e8');
    state().step(-1);
    expect(state().announcement).toContain('e7-d7');
    state().toStart();
    expect(state().node).toBe(ROOT);
  });

  test.each([
    ['1. e8-d8 2. e7-d7 1-0', 'Black has won.'],
    ['1. e8-d8 2. e7-d7 1/2-1/2', 'Drawn.'],
    ['1. e8-d8 2. e7-d7 *', 'Black to move.'],
  ])('tells at its end the result that its record has, where nothing else ended it: %s', (moves, told) => {
    const { state } = opened(gameOf(moves));
    state().step(1);
    expect(state().announcement).toBe('Black: 1. e8-d8. White to move.');
    state().toEnd();
    expect(state().announcement).toBe(`White: 2. e7-d7. ${told}`);
  });

  test('a move that is played on the board begins a variation, and is found again when it is there', () => {
    const { state, texts } = opened();
    state().step(1);
    state().choose('e7');
    state().choose('f7');
    expect(texts()).toBe('1. e8-d8 2. e7-d7 (2. e7-f7) 3. d8-e8 *');
    state().step(-1);
    expect(state().write('e7-d7')).toBeNull();
    expect(texts()).toBe('1. e8-d8 2. e7-d7 (2. e7-f7) 3. d8-e8 *');
    expect(state().write('e7-e1')).toContain('e7-e1');
  });

  test('variations are promoted and deleted, comments and signs are noted, and all of it can be undone', () => {
    const { state, texts } = opened();
    state().step(1);
    state().write('e7-f7');
    state().annotate({ after: 'Bold' });
    state().annotate({ after: 'Bolder' });
    state().toggleSign(1);
    state().promoteLine();
    expect(texts()).toBe('1. e8-d8 2. e7-f7 $1 {Bolder} (2. e7-d7 3. d8-e8) *');
    state().undoEdit();
    state().undoEdit();
    state().undoEdit();
    expect(texts()).toBe('1. e8-d8 2. e7-d7 (2. e7-f7) 3. d8-e8 *');
    state().redoEdit();
    expect(texts()).toContain('{Bolder}');
    state().remove();
    expect(texts()).toBe(PLAYED);
  });

  test('keeps itself at every change: after a reload nothing is lost, and the same move is shown', () => {
    const before = opened();
    before.state().step(1);
    before.state().write('e7-f7');
    before.state().annotate({ after: 'Another way.' });
    const after = opened(newCabinetTree(game.variants[0]!));
    expect(after.texts()).toBe('1. e8-d8 2. e7-d7 (2. e7-f7 {Another way.}) 3. d8-e8 *');
    expect(nodeOf(after.state().tree, after.state().node).move?.text).toBe('e7-f7');
  });

  test('however long its comments are, it is found again', () => {
    const { state } = opened();
    const long = { before: 'a'.repeat(99_000), after: 'b'.repeat(99_000) };
    for (let times = 0; times < 3; times++) {
      state().step(1);
      state().annotate(long);
      const { node } = state();
      for (const text of ['e7-f7', 'e7-g7', 'e7-h7', 'd8-c8', 'd8-b8', 'd8-a8', 'd7-c7', 'd7-b7', 'd7-a7']) {
        if (state().write(text) === null) state().annotate(long);
        state().goTo(node);
      }
    }
    const record = formatCabinet(state().tree);
    expect(record.length).toBeGreaterThan(2_000_000);
    const after = opened();
    expect(after.state().notice).toBeNull();
    expect(formatCabinet(after.state().tree)).toBe(record);
  });

  test.each([
    ['a move that is not legal', (text: string) => text.replace('2. e7-d7', '2. e7-e6')],
    ['rules that are unknown', (text: string) => text.replace('tablut', 'tabula')],
    ['another form', () => '{"version":1}'],
  ])('%s in what was kept is told, and it is put aside as it was', (_, damaged) => {
    opened().state().annotate({ after: 'Mine.' });
    const key = 'poron-jikaida.cabinet.tablut.review';
    const text = damaged(keep.get(key) ?? '');
    keep.set(key, text);
    const { state } = opened();
    expect(state().notice).toContain('could not be read');
    expect(keep.get(`${key}.damaged.1`)).toBe(text);
    state().step(1);
    expect(opened().state().notice).toBeNull();
  });

  test('what was kept stays as it was where it cannot be read to its end and there is no room to put it aside', () => {
    opened().state().annotate({ after: 'Mine.' });
    const [[key, text] = ['', '']] = keep;
    keep.set(key, text.replace('2. e7-d7', '2. e7-e6'));
    const kept = new Map(keep);
    const { state } = opened(gameOf(PLAYED), fullKeeper(keep));
    state().toEnd();
    expect(keep).toEqual(kept);
    expect(state().isKept).toBe(false);
  });

  test('a game that was changed stays beside the one that takes its place', () => {
    const { state } = opened();
    state().annotate({ after: 'Mine.' });
    state().open(gameOf('1. e8-f8 *'));
    expect(state().former).toHaveLength(1);
    expect(state().former[0]).toContain('{Mine.}');
    expect(opened().state().former).toHaveLength(1);
    expect(lineFrom(opened().state().tree)).toHaveLength(1);
  });

  test('follows the table, but not where the review goes on from the same game', () => {
    const { state, texts } = opened();
    state().toEnd();
    state().write('e6-f6');
    state().follow(gameOf(PLAYED));
    expect(texts()).toContain('4. e6-f6');
    state().follow(gameOf('1. e8-f8 *'));
    expect(texts()).toBe('1. e8-f8 *');
  });

  test('takes another game of the table for what it is, though its moves are the first of the one before', () => {
    const { state, texts } = opened();
    state().annotate({ after: 'Mine.' });
    state().follow(gameOf('1. e8-d8 *'), 'second');
    expect(texts()).toBe('1. e8-d8 *');
    expect(state().former[0]).toContain('{Mine.}');
    const again = opened();
    again.state().follow(gameOf(PLAYED), 'second');
    expect(again.texts()).toBe(PLAYED);
    again.state().follow(gameOf('1. e8-d8 *'), 'third');
    expect(again.texts()).toBe('1. e8-d8 *');
    // a record does not tell of which game it is
    again.state().open(gameOf(PLAYED));
    again.state().follow(gameOf('1. e8-d8 *'), 'third');
    expect(again.texts()).toBe(PLAYED);
  });

  test.each([
    ['of the table', 'first'],
    ['from elsewhere', ''],
  ])('gives way, as a game %s, to one at the table of which no move may be told yet', (_, of) => {
    const { state, texts } = opened();
    state().open(gameOf(PLAYED), [], of);
    state().annotate({ after: 'Mine.' });
    const dealt = newCabinetTree(game.variants[0]!);
    state().follow(dealt, 'second');
    expect(texts()).toBe('*');
    expect(state().former[0]).toContain('{Mine.}');
    state().write('e8-d8');
    state().follow(dealt, 'second');
    expect(texts()).toBe('1. e8-d8 *');
  });

  test('learns from the table how the game it reviews has ended since', () => {
    const { state, texts } = opened();
    state().write('e8-f8');
    state().follow({ ...gameOf(PLAYED), tags: tagsOf([['Termination', 'concession white']]) });
    expect(movesOf(state().tree)).toContain('(1. e8-f8)');
    expect(state().tree.tags.get('Termination')).toBe('concession white');
    // what is undone here is not undone at the table
    state().undoEdit();
    expect(texts()).toBe(PLAYED);
    expect(state().tree.tags.get('Termination')).toBe('concession white');
    state().redoEdit();
    expect(state().tree.tags.get('Termination')).toBe('concession white');
  });

  test.each([
    ['a variation', '1. e8-d8 2. e7-d7 (2. e7-f7) 3. d8-e8 *'],
    ['a comment', '1. e8-d8 2. e7-d7 {Told.} 3. d8-e8 *'],
    ['a sign', '1. e8-d8 $1 2. e7-d7 3. d8-e8 *'],
  ])('takes %s of a game from elsewhere, and goes on with it when it comes again', (_, told) => {
    const { state, texts } = opened();
    state().follow(gameOf(told));
    expect(texts()).toBe(told);
    state().toEnd();
    state().annotate({ after: 'Mine.' });
    state().follow(gameOf(told));
    expect(texts()).toContain('{Mine.}');
    expect(state().former).toEqual([]);
  });
});

/** Two reviews over one place, both at the first move. */
function tabs() {
  const here = opened();
  here.state().step(1);
  return { here, there: opened() };
}

describe('two tabs with the same review', () => {
  test('a tab shows what the other has changed when it hears of it, at the move where it was', () => {
    const { here, there } = tabs();
    there.state().toStart();
    there.state().write('e8-f8');
    there.state().annotate({ after: 'Bold' });
    here.state().reread();
    expect(here.texts()).toBe(there.texts());
    expect(here.texts()).toContain('e8-f8 {Bold}');
    expect(nodeOf(here.state().tree, here.state().node).move?.text).toBe('e8-d8');
    expect(here.state().notice).toBeNull();
    here.state().toggleSign(1);
    there.state().reread();
    expect(there.texts()).toContain('1. e8-d8 $1');
  });

  test('a tab that has not heard takes the change over in place of its own, and tells it', () => {
    const { here, there } = tabs();
    there.state().write('e7-f7');
    here.state().write('e7-c7');
    expect(here.texts()).toContain('e7-f7');
    expect(here.texts()).not.toContain('e7-c7');
    expect(here.state().notice).toMatch(/^This review was changed in another tab\./);
    expect(here.state().announcement).toBe(here.state().notice);
    here.state().dismiss();
    expect(here.state().notice).toBeNull();
    here.state().write('e7-c7');
    expect(opened().texts()).toContain('(2. e7-f7) (2. e7-c7)');
  });

  test('which move is shown is each tab’s own', () => {
    const { here, there } = tabs();
    there.state().toEnd();
    here.state().annotate({ after: 'Quiet' });
    expect(here.state().notice).toBeNull();
    expect(nodeOf(here.state().tree, here.state().node).move?.text).toBe('e8-d8');
    there.state().reread();
    expect(nodeOf(there.state().tree, there.state().node).move?.text).toBe('d8-e8');
    expect(there.texts()).toContain('{Quiet}');
  });

  test('a game that the other opens in place of this one is told, and this one stays beside it', () => {
    const { here, there } = tabs();
    there.state().annotate({ after: 'Quiet' });
    there.state().open(gameOf('1. d1-d3 *'));
    here.state().reread();
    expect(here.texts()).toBe('1. d1-d3 *');
    expect(here.state().notice).toMatch(/^Another game was opened for review/);
    expect(here.state().former.join()).toContain('{Quiet}');
  });
});
