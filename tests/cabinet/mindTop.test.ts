import { describe, expect, test } from 'vitest';
import { match } from '../../scripts/cabinet/players.ts';
import { budget } from '../support/budget.ts';
import { boardOf } from '../support/minds.ts';

/** Games that do not take long, and how many of them an ordinary run plays; docs/cabinet.md has the figures for all. */
const QUICK = [
  { id: 'mu-torere', games: budget(100, 20, 20) },
  { id: 'tac-tix', games: budget(100, 20, 20) },
  { id: 'mancala:ethiopian', games: budget(100, 2, 2) },
];

describe.each(QUICK)('the highest level at $id', ({ id, games }) => {
  test('beats random moves in 98 games of 100, and the level below in 65', async () => {
    const board = await boardOf(id);
    expect(match(board, [4, 'lot'], games)).toBeGreaterThanOrEqual(0.98 * games);
    expect(match(board, [4, 3], games)).toBeGreaterThanOrEqual(0.65 * games);
  });
});
