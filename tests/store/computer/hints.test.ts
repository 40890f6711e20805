import { describe, expect, it } from 'vitest';
import type { TableStore } from '../../../src/store/table/table.ts';
import { setupOf } from '../../support/games.ts';
import { againstBlue, moveIn, settle, sit } from '../../support/seatedComputer.ts';
import { write } from '../../support/tables.ts';

describe('a hint', () => {
  it('is found for the person to move, read aloud, and gone with the next turn', async () => {
    const { table, computer, last } = await sit(setupOf('pastang'));
    const { game } = table.getState();
    computer.getState().askHint(game);
    await settle();
    expect(last().question.options).toEqual({ limits: { moveTime: 3000 } });
    await last().answer({ best: moveIn(table, 'Ma2-Ma3') });
    expect(computer.getState().hint).toEqual({ game, move: { from: 6, to: 12 } });
    expect(table.getState().announcement).toBe('Hint: Swod Mortil A2 to Mortil A3.');
    write(table, 'Mb2-Mb3');
    expect(computer.getState().hint?.game).not.toBe(table.getState().game);
  });

  it('is not looked for once nobody wants it', async () => {
    const { table, computer, last } = await sit(setupOf('pastang'));
    computer.getState().askHint(table.getState().game);
    await settle();
    computer.getState().dropHint();
    expect(last().isStopped).toBe(true);
    computer.getState().askHint(table.getState().game);
    await settle();
    write(table, 'Mb2-Mb3');
    expect(last().isStopped).toBe(true);
    await settle();
    expect(computer.getState()).toMatchObject({ hint: { move: null }, hasFailed: false });
  });

  it.each([
    [
      'the game is given up',
      (table: TableStore) => table.getState().end({ way: 'concession', loser: 'yellow' }),
    ],
    ['a draw is offered', (table: TableStore) => table.getState().offerDraw()],
  ])('is gone when %s, and is no longer looked for', async (_, act) => {
    const { table, computer, asked } = await sit(againstBlue());
    computer.getState().askHint(table.getState().game);
    await settle();
    act(table);
    expect(asked[0]?.isStopped).toBe(true);
    expect(computer.getState().hint).toBeNull();
  });
});
