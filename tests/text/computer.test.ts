import { expect, test } from 'vitest';
import { pauseOrGoOn } from '../../src/game/sitting/sitting.ts';
import { computerText } from '../../src/text/computer.ts';
import { clockOf } from '../support/games.ts';
import { againstBlue, moveIn } from '../support/seatedComputer.ts';
import { tableWith, write } from '../support/tables.ts';

test('a game paused on the computer’s turn waits for the players, and says so', () => {
  const { table } = tableWith(againstBlue({ clock: clockOf(60) }));
  write(table, 'Ma2-Ma3');
  table.getState().act(table.getState().sitting, { way: 'move', move: moveIn(table, 'Ma5-Ma4') });
  write(table, 'Mb2-Mb3');
  const { sitting } = table.getState();
  expect(computerText(sitting)).toBe('Computer, level 3 is thinking.');
  const paused = pauseOrGoOn(sitting, 1000);
  expect(paused.clock?.paused).toBe(true);
  expect(computerText(paused)).toBe('The game is on hold until you let it go on.');
  const { computer: _, ...terms } = paused.terms;
  expect(computerText({ ...paused, terms })).toBeNull();
});
