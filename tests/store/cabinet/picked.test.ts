import { expect, test } from 'vitest';
import { game as jacksAndWitches } from '../../../src/cabinet/games/jacksAndWitches/game.ts';
import { game as jetan } from '../../../src/cabinet/games/jetan/game.ts';
import { game as mancala } from '../../../src/cabinet/games/mancala/game.ts';
import { game as nineMensMorris } from '../../../src/cabinet/games/nineMensMorris/game.ts';
import { game as parcheesi } from '../../../src/cabinet/games/parcheesi/game.ts';
import { game as tablut } from '../../../src/cabinet/games/tablut/game.ts';
import type { AnyGame } from '../../../src/cabinet/seam/game.ts';
import { createCabinetTable } from '../../../src/store/cabinet/table.ts';
import { loadSay } from '../../../src/text/cabinet/table.ts';
import { plainRecord } from './plainRecord.ts';
import { tableParts } from './tableParts.ts';

/** What is read aloud when these steps have been chosen one after another. */
async function heard(game: AnyGame, variant: string, start: string | null, steps: string) {
  const store = createCabinetTable(tableParts(game, await loadSay(game.id)));
  const { put, choose } = store.getState();
  put(plainRecord({ variant, start, seating: [null, null] }));
  for (const step of steps.split(' ')) choose(step);
  return store.getState().announcement;
}

test('what is chosen is read aloud with the number of places that can come next', async () => {
  expect(await heard(tablut, 'tablut', null, 'd1')).toBe('d1 chosen. 5 places are possible next.');
});

test('so is what the player has to choose, if it is not simply where to go', async () => {
  const mill = 'WW1/3/3/6/3/1BB/1W1 w 6 7';
  expect(await heard(nineMensMorris, 'nine-mens-morris', mill, 'g7')).toBe(
    'g7 chosen. 2 places are possible next. A mill! Take an enemy man.',
  );
  expect(await heard(jetan, 'jetan', null, 'f1')).toMatch(/uses up her one escape\.$/u);
});

test('what is chosen by a button is no place, and is called as the button is', async () => {
  const jacks = 'jacks-and-witches';
  expect(await heard(jacksAndWitches, jacks, null, 'z1')).toBe(
    'z1 chosen. 1 place is possible next. Or: Turn where it stands.',
  );
  expect(await heard(jacksAndWitches, jacks, null, 'z1 z7')).toBe(
    'z7 chosen. Choose how the Can(n)on is set after its move.',
  );
  expect(await heard(mancala, 'mancala:ethiopian', null, 'c')).toBe('c chosen. Choose the direction.');
});

test('a pawn that is chosen by a button instead of the one above it has its name', async () => {
  const block = '9,4,1,4 - 3,6,0,s - r 3 0 bd';
  expect(await heard(parcheesi, 'parcheesi:2', block, '9')).toBe(
    'space 9 chosen. 1 place is possible next. Or: Pawn d instead.',
  );
  expect(await heard(parcheesi, 'parcheesi:2', block, '9 pawn-d')).toBe(
    'Pawn d chosen. 1 place is possible next.',
  );
});
