import { describe, expect, it } from 'vitest';
import { endingOf } from '../../../src/game/endings.ts';
import { LONGEST_AWAY } from '../../../src/store/kept/keptClock.ts';
import type { Keeper } from '../../../src/store/kept/storage.ts';
import { createTable, type TableStore } from '../../../src/store/table/table.ts';
import { clockOf, setupOf } from '../../support/games.ts';
import { write } from '../../support/tables.ts';
import { memoryKeeper } from '../memoryKeeper.ts';

const HOUR = 3_600_000;

/** A machine: `pass` lets time go by, `setWall` sets its clock, and `page` opens the app on it. */
function machine(pausesWhenClosed = false) {
  const keeper: Keeper = memoryKeeper();
  let passed = 1_000_000_000;
  let wallIs = 0;
  const setWall = (by: number): void => {
    wallIs += by;
  };
  const page = (): TableStore => {
    // what a page counts begins with the wall clock as it opens, and follows only itself from then on
    const steadyIs = wallIs;
    return createTable(keeper, { steady: () => passed + steadyIs, wall: () => passed + wallIs });
  };
  const pass = (time: number): void => {
    passed += time;
  };
  const first = page();
  first.getState().begin(setupOf('stikitche', { clock: clockOf(120, 0, pausesWhenClosed) }));
  write(first, 'Mc1-Mc3', 'Nc6-Nc5');
  return { first, page, pass, setWall };
}
const left = (table: TableStore): number | undefined => table.getState().times()?.yellow;

describe('the clock of a game when the clock of the machine is set', () => {
  it.each([
    ['back', -HOUR],
    ['forward', HOUR],
  ])('an hour %s while the page lives, goes on as if nothing were', (_, by) => {
    const { first, pass, setWall } = machine();
    pass(60_000);
    setWall(by);
    first.getState().look();
    pass(6_000);
    first.getState().look();
    expect(left(first)).toBe(54_000);
    write(first, 'Md1-Me1');
    expect(left(first)).toBe(54_000);
    expect(endingOf(first.getState().sitting)).toBeNull();
  });

  it.each([
    ['back', -HOUR],
    ['forward', HOUR],
  ])('an hour %s, then loaded again, has what it had', (_, by) => {
    const { first, page, pass, setWall } = machine();
    pass(60_000);
    setWall(by);
    pass(6_000);
    first.getState().leave();
    pass(400);
    expect(left(page())).toBe(53_600);
  });

  it('back while the page is closed, gives nothing back that was seen to pass', () => {
    const { first, page, pass, setWall } = machine();
    pass(66_000);
    first.getState().leave();
    setWall(-HOUR);
    pass(10_000);
    expect(left(page())).toBe(54_000);
  });

  it('far forward while the page is closed, costs nobody anything: it waits for the players', () => {
    const { first, page, pass, setWall } = machine();
    pass(66_000);
    first.getState().leave();
    setWall(LONGEST_AWAY + 1000);
    const second = page();
    expect(left(second)).toBe(54_000);
    expect(second.getState().sitting.clock).toMatchObject({ paused: true, since: null });
    expect(second.getState().notice).toContain('the clock waits');
    second.getState().pause();
    pass(4_000);
    expect(left(second)).toBe(50_000);
  });
});

describe('a page that is loaded again', () => {
  it.each([true, false])('gives no time back, even if the clock stands while it is closed: %s', (pauses) => {
    const { first, page, pass } = machine(pauses);
    let table = first;
    for (let visit = 0; visit < 10; visit++) {
      pass(900);
      table.getState().look();
      pass(600);
      table = page();
    }
    expect(left(table)).toBe(120_000 - 15_000);
  });

  it.each([
    ['runs on', false, 24_000],
    ['stands, where that is agreed', true, 54_000],
  ])('finds that the clock %s while it is closed', (_, pauses, time) => {
    const { first, page, pass } = machine(pauses);
    pass(66_000);
    first.getState().leave();
    pass(30_000);
    expect(left(page())).toBe(time);
  });

  it('takes nothing from a turn for what was seen of the one before, or in another game', () => {
    const { first, page, pass } = machine();
    pass(60_000);
    first.getState().look();
    write(first, 'Md1-Me1');
    expect(page().getState().times()).toEqual({ yellow: 60_000, blue: 120_000 });
    pass(50_000);
    first.getState().look();
    first.getState().begin(setupOf('stikitche', { clock: clockOf(120, 0, false) }));
    write(first, 'Mc1-Mc3', 'Nc6-Nc5', 'Md1-Me1');
    expect(page().getState().times()).toEqual({ yellow: 120_000, blue: 120_000 });
  });

  it('takes over what another page has kept, with the time that has passed since', () => {
    const { first, page, pass, setWall } = machine();
    setWall(-HOUR);
    const second = page();
    pass(5_000);
    write(first, 'Md1-Me1');
    pass(40);
    second.getState().reread();
    expect(second.getState().times()).toEqual({ yellow: 115_000, blue: 119_960 });
  });

  it('that slept in the browser lets a clock stand if the clock stands while the page is closed', () => {
    const { first, pass } = machine(true);
    pass(5_000);
    first.getState().leave(true);
    pass(60_000);
    first.getState().reread();
    expect(left(first)).toBe(115_000);
  });
});

describe('a page that sleeps, if the clock stands while it is closed', () => {
  it('has the time that another page has seen pass meanwhile, when it wakes', () => {
    const { first, page, pass } = machine(true);
    pass(6_000);
    first.getState().leave(true);
    const second = page();
    for (let times = 0; times < 30; times++) {
      pass(1_000);
      second.getState().look();
    }
    first.getState().reread();
    expect(left(first)).toBe(84_000);
    expect(left(second)).toBe(84_000);
  });

  it('takes no time for a turn that another page has made, and that no page has shown since', () => {
    const { first, page, pass } = machine(true);
    first.getState().leave(true);
    const second = page();
    pass(10_000);
    write(second, 'Md1-Me1');
    pass(5_000);
    second.getState().leave();
    pass(HOUR);
    first.getState().reread();
    expect(endingOf(first.getState().sitting)).toBeNull();
    expect(first.getState().times()).toMatchObject({ yellow: 110_000, blue: 115_000 });
  });
});
