import { describe, expect, it, vi } from 'vitest';
import { formatCoordinates } from '../../../src/engine/index.ts';
import { schoolSetup } from '../../../src/learn/school/setup.ts';
import { createThinker } from '../../../src/store/computer/thinker.ts';
import { createCoaching } from '../../../src/store/school/coaching.ts';
import { createResults } from '../../../src/store/school/results.ts';
import type { TableStore } from '../../../src/store/table/table.ts';
import { lineWith, moveOf } from '../../support/drawn.ts';
import { openHere } from '../../support/fakePorts.ts';
import { setupOf } from '../../support/games.ts';
import { tableWith, write } from '../../support/tables.ts';
import { currentPosition } from '../../../src/game/game.ts';
import { memoryKeeper } from '../memoryKeeper.ts';

const VAULT = lineWith('pastang', 'D Ma3, S Mb3, S Mc3, s Md3, s Mf6, d Me6, S Mf1');

/** A table at which Yellow learns, with the coach beside it. */
function sit(line: string) {
  const { terms } = schoolSetup('pastang', 'yellow', 1, 'Computer');
  const { table } = tableWith(setupOf('pastang', { ...terms, line }));
  const results = createResults(memoryKeeper());
  const thinker = createThinker(openHere);
  const think = vi.spyOn(thinker, 'think');
  const { coaching, attend } = createCoaching(table, thinker, results);
  return { table, results, coaching, think, attend, leave: attend() };
}

/** The computer's move at the table. */
function answer(table: TableStore, written: string): void {
  const { sitting } = table.getState();
  const move = moveOf(currentPosition(sitting.game), written);
  table.getState().act(sitting, { way: 'move', move });
}

describe('the coach at the table', () => {
  it('speaks of the learner’s turn once it has been answered, and not while the computer thinks', async () => {
    const { table, coaching, think } = sit(VAULT);
    write(table, 'Mf1-Mf2');
    expect(think).not.toHaveBeenCalled();
    expect(coaching.getState()).toEqual({ said: null, isLooking: false });
    answer(table, 'Me6-Me5');
    expect(coaching.getState().isLooking).toBe(true);
    await expect.poll(() => coaching.getState().said?.remark.code).toBe('missed-vault-capture');
    const { said, isLooking } = coaching.getState();
    expect(isLooking).toBe(false);
    const { move } = said!.remark;
    expect(formatCoordinates(currentPosition(table.getState().game).ruleset, move!)).toBe('Ma3-Md3');
  });

  it('speaks again of the turn that stands when turns are taken back', async () => {
    const { table, coaching } = sit(VAULT);
    write(table, 'Mf1-Mf2');
    answer(table, 'Me6-Me5');
    await expect.poll(() => coaching.getState().said).not.toBeNull();
    table.getState().undo();
    expect(coaching.getState()).toEqual({ said: null, isLooking: false });
    write(table, 'Ma3-Md3');
    answer(table, 'Me6-Me5');
    await expect.poll(() => coaching.getState().said?.remark.code).toBe('best');
  });

  it('has nothing to say of one game in the next', async () => {
    const { table, coaching, attend, leave } = sit(VAULT);
    write(table, 'Mf1-Mf2');
    answer(table, 'Me6-Me5');
    await expect.poll(() => coaching.getState().said).not.toBeNull();
    leave();
    table.getState().begin(schoolSetup('draks-city', 'yellow', 1, 'Computer'));
    attend();
    expect(coaching.getState()).toEqual({ said: null, isLooking: false });
  });

  it('notes how the game ended, with the goals that were reached by the moves that stand', async () => {
    const { table, results } = sit(lineWith('pastang', 'D Ma1, S Mb1, S Mc1, d Md1'));
    write(table, 'Ma1-Md1');
    expect(results.getState().results).toEqual({
      pastang: { goals: ['vault', 'win'], best: [{ level: 1, own: 1, other: 0, turns: 1 }] },
    });
  });

  it('notes half a point for a King that is left alone', () => {
    const { terms } = schoolSetup('stikitche', 'yellow', 1, 'Computer');
    const { table } = tableWith(
      setupOf('stikitche', { ...terms, line: lineWith('stikitche', 'K Mf1, P Nb5, k Nf6, p Nb6') }),
    );
    const results = createResults(memoryKeeper());
    createCoaching(table, createThinker(openHere), results).attend();
    write(table, 'Nb5-Nb6');
    expect(results.getState().results.stikitche?.best).toEqual([{ level: 1, own: 0.5, other: 0, turns: 1 }]);
  });

  it('judges a turn by the position before it, and knows what came before that', async () => {
    const { table, coaching, think } = sit(VAULT);
    write(table, 'Mf1-Mf2');
    answer(table, 'Me6-Me5');
    await expect.poll(() => coaching.getState().said).not.toBeNull();
    write(table, 'Mf2-Mf3');
    const before = currentPosition(table.getState().game);
    answer(table, 'Me5-Me6');
    await expect.poll(() => think.mock.calls.length).toBeGreaterThan(3);
    const { position, earlier } = think.mock.lastCall![0];
    expect(position.turn).toBe('yellow');
    expect(position.turnsPlayed).toBe(before.turnsPlayed - 1);
    expect(earlier?.map(({ turnsPlayed }) => turnsPlayed)).toEqual(
      [2, 1].map((back) => position.turnsPlayed - back),
    );
  });

  it('does nothing more when it is sent away, nor in a game that is not of the school', () => {
    const { table, coaching, think, leave } = sit(VAULT);
    leave();
    write(table, 'Mf1-Mf2');
    answer(table, 'Me6-Me5');
    expect(think).not.toHaveBeenCalled();
    expect(coaching.getState().said).toBeNull();
  });
});
