import { describe, expect, test } from 'vitest';
import { shelved } from '../../src/cabinet/games/shelf.ts';
import { match, type Board } from '../../scripts/cabinetPlayers.ts';
import { budget } from '../support/budget.ts';
import { minded } from '../support/minds.ts';

const GAMES = budget(100, 6, 20);

/** Games that are soon played; docs/cabinet.md has the figures of all. */
const QUICK = ['mu-torere', 'four-field-kono', 'four-by-four-chess', 'mancala:ethiopian'];

async function boardOf(id: string): Promise<Board> {
  const one = minded.find(({ rules }) => rules.id === id);
  const game = await shelved(id.split(':')[0] ?? '')?.load();
  if (one === undefined || game === undefined) throw new Error(`no ${id}`);
  return { rules: one.rules, mind: one.mind, game };
}

describe.each(QUICK)('the first level at %s', (id) => {
  test('loses to a beginner who sees a capture, and wins against moves drawn by lot', async () => {
    const board = await boardOf(id);
    expect(match(board, [1, 'beginner'], GAMES)).toBeLessThan(0.4 * GAMES);
    expect(match(board, [1, 'lot'], GAMES)).toBeGreaterThan(0.5 * GAMES);
  });
});
