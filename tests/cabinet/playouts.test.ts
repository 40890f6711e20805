import { describe, expect, test } from 'vitest';
import { loadCabinet } from '../../src/cli/cabinetGames.ts';
import { shelved } from '../../src/cabinet/games/shelf.ts';
import { playedByLot } from '../../scripts/cabinet/lot.ts';
import { budget } from '../support/budget.ts';

const CABINET = await loadCabinet();

/** The number of games for each variant in a whole run, and a few in an ordinary one. */
const GAMES = budget(200, 1, 2);
/** By then a game must have ended, by its rules or because a draw may be claimed. */
const MOST = 100_000;

describe.each(CABINET)('$id with random moves', (rules) => {
  test('has a move until it is over, and comes to an end', { timeout: 600_000 }, async () => {
    const game = await shelved(rules.id.split(':')[0] ?? '')?.load();
    if (game === undefined) throw new Error(`${rules.id} is not on the shelf`);
    const ends = Array.from({ length: GAMES }, (_, seed) => playedByLot(game, rules, seed, MOST).end);
    expect(ends).not.toContain('left');
  });
});
