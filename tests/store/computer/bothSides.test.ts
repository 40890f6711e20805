import { describe, expect, it } from 'vitest';
import { clockOf, setupOf } from '../../support/games.ts';
import { BOTH, settle, sit, turns } from '../../support/seatedComputer.ts';

describe('the computer against itself', () => {
  it('plays both sides, each at its level, until it is stopped', async () => {
    const { table, computer, asked, last } = await sit(setupOf('pastang', { computer: BOTH }));
    expect(last().question.options.level).toBe(1);
    await last().answer({});
    expect(last().question.options.level).toBe(8);
    computer.getState().hold(true);
    expect(last().isStopped).toBe(true);
    await settle();
    expect(asked).toHaveLength(2);
    computer.getState().hold(false);
    await settle();
    await last().answer({});
    expect(turns(table)).toHaveLength(2);
  });

  it('waits when a turn is taken back, and plays no turns that nobody sees', async () => {
    const { table, computer, asked, last, page, look } = await sit(setupOf('pastang', { computer: BOTH }));
    await last().answer({});
    table.getState().undo();
    await settle();
    expect(computer.getState().isHeld).toBe(true);
    computer.getState().hold(false);
    await settle();
    const before = asked.length;
    page.isAway = true;
    look();
    expect(last().isStopped).toBe(true);
    await settle();
    expect(asked).toHaveLength(before);
    page.isAway = false;
    look();
    await settle();
    expect(asked).toHaveLength(before + 1);
  });

  it('waits with its clock when a turn is taken back, and resumes with it', async () => {
    const { table, computer, asked, last } = await sit(
      setupOf('pastang', { computer: BOTH, clock: clockOf(60) }),
    );
    for (let turn = 0; turn < 4; turn++) await last().answer({});
    table.getState().undo();
    await settle();
    expect(table.getState().sitting.clock?.paused).toBe(true);
    expect(computer.getState().isHeld).toBe(false);
    const before = asked.length;
    table.getState().redo();
    await settle();
    expect(table.getState().sitting.clock?.paused).toBe(true);
    expect(asked).toHaveLength(before);
    table.getState().pause();
    await settle();
    expect(asked).toHaveLength(before + 1);
  });
});
