import { describe, expect, test } from 'vitest';
import { ANY } from '../../../src/practice/choosing.ts';
import { FIRST_DRILL } from '../../../src/practice/drill.ts';
import { FIRST_RATING } from '../../../src/practice/rating.ts';
import { createKept } from '../../../src/store/practice/kept.ts';
import { KEYS } from '../../../src/store/kept/storage.ts';
import { memoryKeeper } from '../memoryKeeper.ts';

/** A puzzle that is as strong as a new player. */
const EVEN = { rating: 1000, deviation: 150, volatility: 0.06 };

const open = (texts = new Map<string, string>()) => ({ texts, kept: createKept(memoryKeeper(texts)) });

describe('what is done in practice', () => {
  test('is there again after a reload', () => {
    const { texts, kept } = open();
    const { score, look, follow, solve, setUp } = kept.getState();
    setUp({ ...FIRST_DRILL, side: 'blue' });
    expect(score(FIRST_DRILL, 7)).toBe(true);
    look({ ...ANY, theme: 'save' });
    solve('one', EVEN, '2026-11-21');
    follow({ id: 'two', moves: ['Ma1-Ma2', 'Mb6-Mb5'], isSpoiled: false });
    expect(open(texts).kept.getState().kept).toEqual(kept.getState().kept);
    expect(open(texts).kept.getState().kept).toMatchObject({
      best: { 'find pastang yellow labels': 7 },
      solved: { one: 'clean' },
      days: ['2026-11-21'],
      drill: { side: 'blue' },
      filter: { theme: 'save' },
      open: { id: 'two' },
    });
  });

  test('keeps only a better score', () => {
    const { score } = open().kept.getState();
    expect([
      score(FIRST_DRILL, 5),
      score(FIRST_DRILL, 5),
      score(FIRST_DRILL, 4),
      score(FIRST_DRILL, 6),
    ]).toEqual([true, false, false, true]);
  });

  test('tabs do not undo each other’s changes', () => {
    const { texts, kept } = open();
    const other = open(texts).kept;
    kept.getState().solve('one', EVEN, null);
    other.getState().solve('two', EVEN, null);
    kept.getState().reread();
    expect(Object.keys(kept.getState().kept.solved)).toEqual(['one', 'two']);
  });

  test('what cannot be read is put aside, and counting starts again', () => {
    for (const damaged of [
      '{',
      '{"version":2}',
      '{"version":1,"best":{"find":-1},"solved":{},"days":[],"row":{}}',
    ]) {
      const { texts, kept } = open(new Map([[KEYS.practice, damaged]]));
      expect(kept.getState().wasDamaged).toBe(true);
      expect(kept.getState().kept.solved).toEqual({});
      kept.getState().solve('one', EVEN, null);
      expect(texts.get(`${KEYS.practice}.damaged.1`)).toBe(damaged);
      expect(open(texts).kept.getState().wasDamaged).toBe(false);
    }
  });

  test('a filter that is no longer known does not spoil the rest', () => {
    const { texts, kept } = open();
    kept.getState().solve('one', EVEN, null);
    texts.set(KEYS.practice, texts.get(KEYS.practice)!.replace('"theme":null', '"theme":"skewer"'));
    expect(open(texts).kept.getState().kept).toMatchObject({ filter: ANY, solved: { one: 'clean' } });
  });

  test('says so where nothing can be kept', () => {
    const kept = createKept({ read: () => null, write: () => false });
    kept.getState().solve('one', EVEN, null);
    expect(kept.getState().saved).toBe(false);
    kept.getState().solve('two', EVEN, null);
    expect(Object.keys(kept.getState().kept.solved)).toEqual(['one', 'two']);
  });

  test('can be forgotten', () => {
    const { texts, kept } = open();
    kept.getState().solve('one', EVEN, null);
    kept.getState().reset();
    expect(open(texts).kept.getState().kept.solved).toEqual({});
  });
});

const rowAfter = (deeds: string): { now: number; best: number } => {
  const { kept } = open();
  for (const deed of deeds.split(' '))
    if (deed.startsWith('!')) kept.getState().spoil(deed.slice(1), EVEN);
    else kept.getState().solve(deed, EVEN, null);
  return kept.getState().kept.row;
};

describe('puzzles in a row', () => {
  test.each([
    ['a b c', 3, 3],
    ['a b !c', 0, 2],
    ['a b !c c d', 1, 2],
    ['a a a', 1, 1], // one that is solved counts once
    ['a b !a a c', 3, 3], // looking at a solved one again costs nothing
    ['a !b !c b', 0, 1], // another one in between repairs nothing
  ])('%s', (deeds, now, best) => {
    expect(rowAfter(deeds)).toEqual({ now, best });
  });

  test('one that was solved with help may later be solved without', () => {
    const { kept } = open();
    const { spoil, solve } = kept.getState();
    spoil('a', EVEN);
    solve('a', EVEN, null);
    expect(kept.getState().kept.solved['a']).toBe('helped');
    solve('a', EVEN, null);
    expect(kept.getState().kept.solved['a']).toBe('clean');
    spoil('a', EVEN);
    solve('a', EVEN, null);
    expect(kept.getState().kept.solved['a']).toBe('clean');
  });

  test('one that was tried in vain counts as solved with help, whatever was tried in between', () => {
    const { texts, kept } = open();
    kept.getState().spoil('a', EVEN);
    kept.getState().spoil('b', EVEN);
    const { solve } = open(texts).kept.getState();
    solve('a', EVEN, null);
    solve('c', EVEN, null);
    kept.getState().reread();
    expect(kept.getState().kept.solved).toEqual({ a: 'helped', c: 'clean' });
  });

  test('a day counts once', () => {
    const { kept } = open();
    kept.getState().solve('a', EVEN, '2026-11-21');
    kept.getState().solve('a', EVEN, '2026-11-21');
    kept.getState().solve('b', EVEN, '2026-11-22');
    expect(kept.getState().kept.days).toEqual(['2026-11-21', '2026-11-22']);
  });
});

describe('the ratings', () => {
  test('of the player and of the puzzle move against each other by the first try, and are kept', () => {
    const { texts, kept } = open();
    kept.getState().solve('a', EVEN, null);
    const { player, tried, rated } = open(texts).kept.getState().kept;
    expect(player.rating).toBeGreaterThan(FIRST_RATING.rating);
    expect(player.deviation).toBeLessThan(FIRST_RATING.deviation);
    expect(tried['a']!.rating).toBeLessThan(EVEN.rating);
    expect(rated).toEqual({ id: 'a', change: player.rating - FIRST_RATING.rating });
  });

  test('count a wrong try or a hint as lost, whatever comes after it', () => {
    const { kept } = open();
    kept.getState().spoil('a', EVEN);
    const after = kept.getState().kept;
    expect(after.player.rating).toBeLessThan(FIRST_RATING.rating);
    kept.getState().spoil('a', EVEN);
    kept.getState().solve('a', EVEN, null);
    kept.getState().solve('a', EVEN, null);
    expect(kept.getState().kept).toMatchObject({ player: after.player, tried: after.tried });
  });

  test('leave out what was solved before there were any', () => {
    const before = { version: 1, best: {}, solved: { old: 'helped' }, days: [], row: { now: 0, best: 0 } };
    const { kept } = open(new Map([[KEYS.practice, JSON.stringify(before)]]));
    expect(kept.getState().wasDamaged).toBe(false);
    kept.getState().solve('old', EVEN, null);
    expect(kept.getState().kept).toMatchObject({ player: FIRST_RATING, tried: {} });
  });

  test('that cannot be read start again and spoil nothing else', () => {
    const { texts, kept } = open();
    kept.getState().solve('a', EVEN, null);
    texts.set(
      KEYS.practice,
      texts.get(KEYS.practice)!.replace(/"player":\{[^}]*\}/, '"player":{"rating":"high"}'),
    );
    expect(open(texts).kept.getState().kept).toMatchObject({ player: FIRST_RATING, solved: { a: 'clean' } });
  });
});
