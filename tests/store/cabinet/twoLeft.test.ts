import { expect, test } from 'vitest';
import { game } from '../../../src/cabinet/games/threeHandedChess/game.ts';
import { outcomeOf } from '../../../src/store/cabinet/line.ts';
import { createCabinetTable } from '../../../src/store/cabinet/table.ts';
import { recordTree } from '../../../src/store/cabinet/recordTree.ts';
import { matchPoints } from '../../../src/store/cabinet/tableState.ts';
import { loadSay } from '../../../src/text/cabinet/table.ts';
import { plainRecord } from './plainRecord.ts';
import { tableParts } from './tableParts.ts';

/** White and Black play, and Black has Red's army; then all three play. */
const TWO = '4wK3/8/8/8/8/8/8/8/8/8/rP7/4bK3 b wbb - - 30';
const THREE = '4wK3/8/8/8/8/8/8/4rK3/8/8/8/4bK3 b wrb - - 30';

const say = await loadSay(game.id);

/** A match in which Red’s player was mated. */
function tableAt(start: string, seating: readonly (null | 2)[] = [null, null, null]) {
  const store = createCabinetTable(tableParts(game, say));
  const match = { games: 2, played: 0, points: [0, 0, 0] };
  store.getState().put(plainRecord({ variant: 'three-handed-chess', start, seating, match }));
  return () => store.getState();
}

test('if one of the last two players gives up, the last King wins the game', () => {
  const state = tableAt(TWO);
  state().concede();
  expect(state().announcement).toBe('White has won. Black has conceded.');
  expect(matchPoints(state())).toEqual([1, 0, 0]);
  expect(recordTree(state()).tags.get('Result')).toBe('1-0-0');
});

test('so it does if the time of one of them runs out', () => {
  const { line } = tableAt(TWO)();
  expect(outcomeOf(line, { way: 'time', seat: 2 })).toMatchObject({ over: true, winner: 'white' });
});

test('while three play, nobody wins by that', () => {
  const state = tableAt(THREE);
  state().concede();
  expect(state().announcement).toBe('Given up. Black has conceded.');
  expect(matchPoints(state())).toEqual([0, 0, 0]);
});

test('while the computer is to move, the player who gives up is a person still in the game, not one who is out', () => {
  const state = tableAt(
    TWO.replace(' b wbb', ' b rrb').replace('4wK3', '8').replace('rP7/4bK3', 'rK7/4bK3'),
    [null, null, 2],
  );
  state().concede();
  expect(state().announcement).toBe('Black has won. Red has conceded.');
});
