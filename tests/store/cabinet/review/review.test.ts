import { beforeEach, describe, expect, test } from 'vitest';
import { game } from '../../../../src/cabinet/games/tablut/game.ts';
import { formatCabinet, newCabinetTree } from '../../../../src/game/cabinet/index.ts';
import { lineFrom, nodeOf, ROOT } from '../../../../src/game/tree/index.ts';
import { tagsOf } from '../../../../src/game/tree/tags.ts';
import { fullKeeper, memoryKeeper } from '../../memoryKeeper.ts';
import { gameOf, movesOf, PLAYED, reviewOver } from './tablutReview.ts';

let keep = new Map<string, string>();

/** A review over what is kept, as after a reload. */
const opened = (atTable = gameOf(PLAYED), keeper = memoryKeeper(keep)) => reviewOver(keeper, atTable);

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
  ])('gives at its end the result that its record has, where nothing else ended it: %s', (moves, told) => {
    const { state } = opened(gameOf(moves));
    state().step(1);
    expect(state().announcement).toBe('Black: 1. e8-d8. White to move.');
    state().toEnd();
    expect(state().announcement).toBe(`White: 2. e7-d7. ${told}`);
  });

  test('a move played on the board begins a variation, and is found again if it is already there', () => {
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

  test('is kept at every change: after a reload nothing is lost, and the same move is shown', () => {
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
  ])('%s in what was kept is reported, and the data are put aside as they were', (_, damaged) => {
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

  test('what was kept stays as it was if it cannot be read to its end and there is no room to put it aside', () => {
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

  test('takes another game at the table for a different one, though its moves are the beginning of the one before', () => {
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
    // a record does not say which game it is of
    again.state().open(gameOf(PLAYED));
    again.state().follow(gameOf('1. e8-d8 *'), 'third');
    expect(again.texts()).toBe(PLAYED);
  });

  test.each([
    ['of the table', 'first'],
    ['from elsewhere', ''],
  ])('gives way, as a game %s, to one at the table of which no move may be shown yet', (_, of) => {
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

  test('learns from the table how the game under review has ended since', () => {
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
