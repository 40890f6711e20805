import { expect, test } from 'vitest';
import { game as parcheesi } from '../../../src/cabinet/games/parcheesi/game.ts';
import { formatCabinet, readCabinet } from '../../../src/game/cabinet/index.ts';
import { recordTree } from '../../../src/store/cabinet/recordTree.ts';
import { createCabinetTable } from '../../../src/store/cabinet/table.ts';
import { NO_TERMS, type CabinetState } from '../../../src/store/cabinet/tableState.ts';
import { loadSay } from '../../../src/text/cabinet/table.ts';
import { tableParts } from './tableParts.ts';

const PEOPLE = [null, null, null];
const say = await loadSay('parcheesi');

/** A table of parcheesi that draws this number. */
function tableOf(number: number) {
  const store = createCabinetTable({ ...tableParts(parcheesi, say), newSeed: () => number });
  return () => store.getState();
}

const first = ({ line }: CabinetState): string =>
  line.rules.seats[line.game.chance?.owner(line.start) ?? -1] ?? '';

test.each([
  [0, 'red'],
  [1, 'blue'],
  [5, 'yellow'],
])('by lot, where %i is drawn, %s begins, as if that player had won a roll', (number, seat) => {
  const state = tableOf(number);
  state().begin('parcheesi:3', PEOPLE);
  expect(first(state())).toBe(seat);
  state().draw();
  state().concede();
  state().next();
  expect(first(state())).toBe(seat);
});

test('a new table draws lots too', () => {
  expect(first(tableOf(0)())).toBe('red');
  expect(first(tableOf(1)())).toBe('yellow');
});

test('whoever is chosen to begin does so, without a lot, and the record says it', () => {
  const state = tableOf(0);
  state().begin('parcheesi:3', PEOPLE, { ...NO_TERMS, first: 2 });
  expect(state().announcement).toBe('Yellow to roll.');
  state().draw();
  const tree = readCabinet(formatCabinet(recordTree(state())), parcheesi.variants).next().value?.tree;
  expect(tree?.start.rules.write(tree.start.position)).toBe('s,s,s,s s,s,s,s s,s,s,s - y roll 0 -');
});
