import { expect, test } from 'vitest';
import { game as chineseCheckers } from '../../../src/cabinet/games/chineseCheckers/game.ts';
import { game as threeHandedChess } from '../../../src/cabinet/games/threeHandedChess/game.ts';
import type { AnyGame } from '../../../src/cabinet/seam/game.ts';
import { keptGame } from '../../../src/store/cabinet/kept.ts';
import { createCabinetTable } from '../../../src/store/cabinet/table.ts';
import { loadSay } from '../../../src/text/cabinet/table.ts';
import { memoryKeeper } from '../memoryKeeper.ts';
import { plainRecord } from './plainRecord.ts';
import { tableParts } from './tableParts.ts';

test.each([
  [threeHandedChess as AnyGame, 'three-handed-chess', 'wK7/2rQ5/8/8/8/8/8/4rK3/8/8/8/4bK3 w wrb - - 0'],
  [
    chineseCheckers as AnyGame,
    'chinese-checkers:3',
    '1/2/3/4/9EEEE/9EEE/9EE/10/9/10/11/3CCCCCE3/4CCCCC4/AAAA/AAA/AA/A A',
  ],
])('a player who can only pass does so by choosing it: %#', async (game, variant, start) => {
  const table = createCabinetTable({
    ...tableParts(game, await loadSay(game.id)),
    kept: keptGame(memoryKeeper(), game.id),
  });
  const state = () => table.getState();
  state().put(plainRecord({ variant, start, seating: [null, null, null] }));
  expect([...state().hand.next]).toEqual(['pass']);
  state().choose('pass');
  expect(state().line.plies.map(({ text }) => text)).toEqual(['pass']);
  expect(state().hand.chosen).toEqual([]);
});
