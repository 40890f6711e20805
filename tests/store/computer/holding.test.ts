import { expect, it } from 'vitest';
import { createComputer } from '../../../src/store/computer.ts';
import { HELD, keepHold } from '../../../src/store/computer/holding.ts';
import { setupOf } from '../../support/games.ts';
import { BOTH, sit } from '../../support/seatedComputer.ts';
import { memoryKeeper } from '../memoryKeeper.ts';

it('a watched game that is on hold stays so after a reload and in other windows, until it is resumed', async () => {
  const keeper = memoryKeeper();
  const { table, computer, last } = await sit(setupOf('pastang', { computer: BOTH }));
  keepHold(table, computer, keeper);
  await last().answer({});
  computer.getState().hold(true);
  const other = createComputer();
  const hear = keepHold(table, other, keeper);
  expect(other.getState().isHeld, 'opened again').toBe(true);
  computer.getState().hold(false);
  hear();
  expect(other.getState().isHeld, 'let go on').toBe(false);
  computer.getState().hold(true);
  hear();
  expect(other.getState().isHeld, 'in both windows').toBe(true);
});

it('another game is not on hold', async () => {
  const keeper = memoryKeeper();
  const { table, computer } = await sit(setupOf('pastang', { computer: BOTH }));
  keeper.write(HELD, 'another');
  keepHold(table, computer, keeper)();
  expect(computer.getState().isHeld).toBe(false);
});
