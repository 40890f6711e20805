import { describe, expect, test } from 'vitest';
import { match } from '../../scripts/cabinetPlayers.ts';
import { budget } from '../support/budget.ts';
import { boardOf } from '../support/minds.ts';

/** Games that are soon played, and how many of them are on an ordinary day; docs/cabinet.md has the figures of all. */
const QUICK = [
  { id: 'mu-torere', games: budget(100, 20, 20) },
  { id: 'tac-tix', games: budget(100, 20, 20) },
  { id: 'mancala:ethiopian', games: budget(100, 2, 2) },
];

describe.each(QUICK)('the highest level at $id', ({ id, games }) => {
  test('beats moves drawn by lot in 98 games of 100, and the level below in 65', async () => {
    const board = await boardOf(id);
    expect(match(board, [4, 'lot'], games)).toBeGreaterThanOrEqual(0.98 * games);
    expect(match(board, [4, 3], games)).toBeGreaterThanOrEqual(0.65 * games);
  });
});
