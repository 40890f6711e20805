import { describe, expect, it } from 'vitest';
import { endingOf } from '../../../src/game/endings.ts';
import { againstBlue, moveIn, settle, sit, turns } from '../../support/seatedComputer.ts';
import { write } from '../../support/tables.ts';

describe('a draw', () => {
  it.each([true, false])('that a person offers is answered by the computer: %s', async (agrees) => {
    const { table, asked, last } = await sit(againstBlue());
    write(table, 'Ma2-Ma3');
    await settle();
    await last().answer({ best: moveIn(table, 'Ma5-Ma4') });
    table.getState().offerDraw();
    await settle();
    // it judges what its own last move has led to, and errs as it did when it made that move
    expect(last().question).toMatchObject({
      position: { turn: 'blue' },
      options: { among: [{ from: 24, to: 18 }], seed: asked[0]!.question.options.seed },
    });
    await last().answer({ acceptsDraw: agrees });
    expect(endingOf(table.getState().sitting)?.ending).toBe(agrees ? 'agreement' : undefined);
    expect(asked).toHaveLength(2);
    // an end is called out and heard, whoever brings it about
    expect(table.getState().change.way).toBe(agrees ? 'ended' : 'played');
    expect(table.getState().announcement).toContain(
      agrees ? 'Drawn by agreement' : 'level 3 (Blue) plays on.',
    );
  });

  it('that is offered before its first turn is declined: it has not looked at the game yet', async () => {
    const { table, asked } = await sit(againstBlue());
    table.getState().offerDraw();
    await settle();
    expect(table.getState().sitting).toMatchObject({ offer: null, declined: { draw: 0 } });
    expect(asked).toHaveLength(0);
  });

  it('that the computer offers waits for the person; if it is declined, the move comes without another search', async () => {
    const { table, asked, last } = await sit(againstBlue());
    write(table, 'Ma2-Ma3');
    await settle();
    await last().answer({ offersDraw: true });
    expect(table.getState().sitting.offer).toEqual({ kind: 'draw', by: 'blue' });
    expect(turns(table)).toHaveLength(1);
    table.getState().answer(false);
    await settle();
    expect(turns(table)).toHaveLength(2);
    expect(asked).toHaveLength(1);
  });
});
