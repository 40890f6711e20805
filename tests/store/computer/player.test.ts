import { describe, expect, it, vi } from 'vitest';
import { endingOf } from '../../../src/game/endings.ts';
import { pliesPlayed } from '../../../src/game/game.ts';
import { createComputer } from '../../../src/store/computer.ts';
import { gameSeed } from '../../../src/store/computer/gameSeed.ts';
import { seatPlayer } from '../../../src/store/computer/player.ts';
import { createTable, type TableStore } from '../../../src/store/table/table.ts';
import { memoryKeeper } from '../memoryKeeper.ts';
import { clockOf, setupOf } from '../../support/games.ts';
import {
  againstBlue,
  BLUE,
  fakeThinker,
  moveIn,
  seated,
  settle,
  sit,
  turns,
} from '../../support/seatedComputer.ts';
import { tableWith, write } from '../../support/tables.ts';

describe('the computer at the table', () => {
  it('answers each turn of the person with its own, at its level and in its time', async () => {
    const { table, asked, last } = await sit(againstBlue());
    expect(asked).toHaveLength(0);
    write(table, 'Ma2-Ma3');
    expect(table.getState().announcement).toBe(
      'Yellow: Swod Mortil A2 to Mortil A3. Blue to move. Computer, level 3 is thinking.',
    );
    await settle();
    const seed = gameSeed(table.getState().sitting.seat, 'blue');
    expect(last().question.options).toEqual({ limits: { moveTime: 1000 }, level: 3, seed });
    expect(last().question.earlier).toHaveLength(1);
    await last().answer({ best: moveIn(table, 'Ma5-Ma4') });
    expect(turns(table)).toEqual(['Ma2-Ma3', 'Ma5-Ma4']);
    expect(table.getState().change.way).toBe('played');
    expect(asked).toHaveLength(1);
  });

  it('errs alike through a whole game, and differently in the next', async () => {
    const { table, asked, last } = await sit(againstBlue());
    const seeds: (number | undefined)[] = [];
    for (const [own, reply] of [
      ['Ma2-Ma3', 'Ma5-Ma4'],
      ['Mb2-Mb3', 'Mb5-Mb4'],
    ] as const) {
      write(table, own);
      await settle();
      seeds.push(last().question.options.seed);
      await last().answer({ best: moveIn(table, reply) });
    }
    table.getState().end({ way: 'concession', loser: 'yellow' });
    table.getState().again(); // Blue begins
    await settle();
    expect(asked).toHaveLength(3);
    expect(seeds[1]).toBe(seeds[0]);
    expect(last().question.options.seed).not.toBe(seeds[0]);
  });

  it('alone moves its pieces: on its turn nobody else can', async () => {
    const { table } = await sit(againstBlue());
    write(table, 'Ma2-Ma3');
    expect(table.getState().write('Ma5-Ma4')?.words).toBe('It is the computer’s turn.');
    table.getState().offerDraw();
    expect(table.getState().sitting.offer).toBeNull();
  });

  it('takes its share of the clock where a clock runs, and waits while it is paused', async () => {
    const { table, asked, last } = await sit(
      againstBlue({ clock: clockOf(60, 2), computer: { ...BLUE, moveTime: null } }),
    );
    write(table, 'Ma2-Ma3');
    await settle();
    expect(last().question.options.limits).toEqual({ clock: { left: 59_450, increment: 2000 } });
    await last().answer({ best: moveIn(table, 'Ma5-Ma4') });
    write(table, 'Mb2-Mb3');
    await settle();
    table.getState().pause();
    expect(last().isStopped).toBe(true);
    await settle();
    expect(asked).toHaveLength(2);
    table.getState().pause();
    await settle();
    expect(asked).toHaveLength(3);
  });

  it('spends little of a clock that is running short on showing its move', async () => {
    const { table, rests, last } = await sit(
      againstBlue({ clock: clockOf(2), computer: { ...BLUE, moveTime: null } }),
    );
    write(table, 'Ma2-Ma3');
    await settle();
    expect(last().question.options.limits).toEqual({ clock: { left: 1900, increment: 0 } });
    expect(rests).toEqual([100]);
  });

  it('goes on thinking after a reload', async () => {
    const keeper = memoryKeeper();
    const { table } = tableWith(againstBlue(), keeper);
    write(table, 'Ma2-Ma3');
    const { asked } = await seated(createTable(keeper));
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['the person takes the turn back', (table: TableStore) => table.getState().undo()],
    [
      'the person concedes',
      (table: TableStore) => table.getState().end({ way: 'concession', loser: 'yellow' }),
    ],
    ['another game begins', (table: TableStore) => table.getState().begin(setupOf('pastang'))],
  ])('stops thinking as soon as %s, and says nothing more', async (_, change) => {
    const { table, last } = await sit(againstBlue());
    write(table, 'Ma2-Ma3');
    await settle();
    change(table);
    const before = table.getState().sitting;
    expect(last().isStopped).toBe(true);
    await last().answer({});
    expect(table.getState().sitting).toBe(before);
  });

  it('leaves players who look back where they are', async () => {
    const { table, last } = await sit(againstBlue());
    write(table, 'Ma2-Ma3');
    await settle();
    table.getState().goTo(0);
    await last().answer({ best: moveIn(table, 'Ma5-Ma4') });
    expect(turns(table)).toHaveLength(2);
    expect(pliesPlayed(table.getState().shown)).toHaveLength(0);
  });

  it('loses on time like anybody else: a move found too late is not made', async () => {
    const { table, last, hands } = await sit(againstBlue({ clock: clockOf(60) }));
    write(table, 'Ma2-Ma3');
    await settle();
    await last().answer({ best: moveIn(table, 'Ma5-Ma4') });
    write(table, 'Mb2-Mb3');
    await settle();
    hands.now += 61_000;
    await last().answer({ best: moveIn(table, 'Mb5-Mb4') });
    expect(endingOf(table.getState().sitting)).toMatchObject({ ending: 'time', winner: 'yellow' });
  });

  it('concedes when it has seen no chance for three turns', async () => {
    const { table, last } = await sit(againstBlue());
    for (const [move, reply] of [
      ['Ma2-Ma3', 'Ma5-Ma4'],
      ['Mb2-Mb3', 'Mb5-Mb4'],
    ] as const) {
      write(table, move);
      await settle();
      await last().answer({ best: moveIn(table, reply), concedes: true });
    }
    write(table, 'Me2-Me3');
    await settle();
    await last().answer({ concedes: true });
    expect(endingOf(table.getState().sitting)).toMatchObject({ ending: 'concession', winner: 'yellow' });
    expect(table.getState().announcement).toContain('Blue has conceded.');
    expect(table.getState().change.way).toBe('ended');
  });

  it('that has failed says so, and searches again when it is told to', async () => {
    const { table, computer, asked, last } = await sit(againstBlue());
    write(table, 'Ma2-Ma3');
    await settle();
    await last().answer('died');
    expect(computer.getState().hasFailed).toBe(true);
    expect(asked).toHaveLength(1);
    computer.getState().retry();
    await settle();
    await last().answer({});
    expect(turns(table)).toHaveLength(2);
  });
});

it('only one page thinks: the others wait until it is their turn, or the move is there', async () => {
  const { table } = tableWith(againstBlue());
  const { thinker, asked } = fakeThinker();
  const waiting = vi.fn<(signal: AbortSignal) => void>();
  seatPlayer(table, createComputer(), {
    thinker,
    rest: () => Promise.resolve(),
    alone: (signal) => {
      waiting(signal);
      return new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve());
      });
    },
    isAway: () => false,
  });
  write(table, 'Ma2-Ma3');
  await settle();
  expect(waiting).toHaveBeenCalledOnce();
  expect(asked).toHaveLength(0);
  table.getState().undo();
  expect(waiting.mock.calls[0]?.[0].aborted).toBe(true);
});
