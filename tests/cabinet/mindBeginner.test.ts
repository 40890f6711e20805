import { describe, expect, test } from 'vitest';
import { match } from '../../scripts/cabinet/players.ts';
import { budget } from '../support/budget.ts';
import { boardOf } from '../support/minds.ts';

const GAMES = budget(100, 6, 20);

/** Games that do not take long; docs/cabinet.md has the figures for all. */
const QUICK = ['mu-torere', 'four-field-kono', 'four-by-four-chess', 'mancala:ethiopian', 'surakarta'];

describe.each(QUICK)('the first level at %s', (id) => {
  test('loses to a beginner who sees a capture, and wins against random moves', async () => {
    const board = await boardOf(id);
    expect(match(board, [1, 'beginner'], GAMES)).toBeLessThan(0.4 * GAMES);
    expect(match(board, [1, 'lot'], GAMES)).toBeGreaterThan(0.5 * GAMES);
  });
});

/**
 * Among weak players the fox nearly always wins, and dice even much out: it takes a number of games to show who plays
 * worse.
 */
const LONGER = budget(100, 20, 20);

describe.each(['fox-and-geese', 'fox-and-geese:straight', 'parcheesi:2'])('the first level at %s', (id) => {
  test('loses to a beginner', async () => {
    expect(match(await boardOf(id), [1, 'beginner'], LONGER)).toBeLessThan(0.5 * LONGER);
  });
});
