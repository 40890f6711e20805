import { describe, expect, it } from 'vitest';
import { endingOf } from '../../../src/game/endings.ts';
import { turnsMade } from '../../../src/game/game.ts';
import { createTable } from '../../../src/store/table/table.ts';
import { clockOf, setupOf } from '../../support/games.ts';
import { tableWith, timeOf, write } from '../../support/tables.ts';
import { memoryKeeper } from '../memoryKeeper.ts';

describe('the clock at the table', () => {
  const clock = clockOf(60, 0);

  it('ends the game at the first look after the time has run out; a move comes too late', () => {
    const { table, hands } = tableWith(setupOf('stikitche', { clock }));
    write(table, 'Mc1-Mc3', 'Nc6-Nc5');
    expect(table.getState().times()).toEqual({ yellow: 60_000, blue: 60_000 });
    hands.now += 60_000;
    expect(table.getState().write('Md1-Me1')?.words).toBe('The game is over.');
    expect(turnsMade(table.getState().game)).toBe(2);
    expect(table.getState().announcement).toContain('Time! Blue wins, 0–1');
  });

  it('warns a side that is short of time, once', () => {
    const { table, hands } = tableWith(setupOf('stikitche', { clock }));
    write(table, 'Mc1-Mc3', 'Nc6-Nc5');
    hands.now += 50_000;
    table.getState().look();
    expect(table.getState().announcement).toBe('Yellow has 10 seconds left.');
    table.getState().notify('');
    write(table, 'Md1-Me1', 'Nc5-Nc4');
    const { announcement } = table.getState();
    table.getState().look();
    expect(table.getState().announcement).toBe(announcement);
  });

  it('is paused and resumed', () => {
    const { table, hands } = tableWith(setupOf('stikitche', { clock }));
    const { pause, times } = table.getState();
    pause();
    expect(table.getState().sitting.clock?.paused).toBe(false);
    write(table, 'Mc1-Mc3', 'Nc6-Nc5');
    hands.now += 5_000;
    pause();
    expect(table.getState().announcement).toBe('The clock is paused.');
    hands.now += 500_000;
    expect(times()?.yellow).toBe(55_000);
    pause();
    hands.now += 1_000;
    expect(times()?.yellow).toBe(54_000);
  });

  it.each([
    ['stands while the page is closed, to the second', true, 49_000],
    ['goes on while the page is closed', false, 19_000],
  ])('%s', (_, pausesWhenClosed, left) => {
    const keeper = memoryKeeper();
    const setup = setupOf('stikitche', { clock: clockOf(60, 0, pausesWhenClosed) });
    const { table, hands } = tableWith(setup, keeper);
    write(table, 'Mc1-Mc3', 'Nc6-Nc5');
    hands.now += 10_000;
    table.getState().leave();
    hands.now += 30_000;
    const again = createTable(
      keeper,
      timeOf(() => hands.now),
    );
    hands.now += 1_000;
    expect(again.getState().times()?.yellow).toBe(left);
    // and once more: what was not counted once is not counted later
    again.getState().leave();
    hands.now += 10_000;
    const third = createTable(
      keeper,
      timeOf(() => hands.now),
    );
    expect(third.getState().times()?.yellow).toBe(pausesWhenClosed ? left : left - 10_000);
  });

  it('has run out while the page was closed, if it runs on then', () => {
    const keeper = memoryKeeper();
    const { table, hands } = tableWith(setupOf('stikitche', { clock }), keeper);
    write(table, 'Mc1-Mc3', 'Nc6-Nc5');
    hands.now += 900_000;
    const again = createTable(
      keeper,
      timeOf(() => hands.now),
    ).getState();
    expect(endingOf(again.sitting)).toMatchObject({ ending: 'time', winner: 'blue' });
    expect(again.announcement).toContain('Time!');
  });
});
