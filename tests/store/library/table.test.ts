import { describe, expect, it } from 'vitest';
import { turnsMade, variationIdOf } from '../../../src/game/game.ts';
import { parseJkn } from '../../../src/game/jkn/index.ts';
import type { Sitting } from '../../../src/game/sitting/sitting.ts';
import { isSameTree } from '../../../src/game/tree/index.ts';
import { followTable, type KeepGame } from '../../../src/store/library/follow.ts';
import { resumeGame } from '../../../src/store/library/resume.ts';
import { entryOfSitting, type SeatedSitting } from '../../../src/store/library/sittingEntry.ts';
import { createTable } from '../../../src/store/table/table.ts';
import { movesOf, setupOf, variation } from '../../support/games.ts';
import { timeOf } from '../../support/tables.ts';
import { fullKeeper, memoryKeeper } from '../memoryKeeper.ts';

const NOON = Date.UTC(2026, 10, 21, 12);

/** A sitting that says which game it is, under another name if one is given. */
function named({ seat, ...sitting }: Sitting, id = seat?.id): SeatedSitting {
  if (seat === undefined || id === undefined) throw new Error('no seat');
  return { ...sitting, seat: { ...seat, id } };
}

/** A table whose library hears of it when the page is idle, which the test decides. */
function seated(keeper = memoryKeeper(), isFull = false) {
  const table = createTable(
    keeper,
    timeOf(() => NOON),
  );
  const kept: { readonly id: string; readonly sitting: Sitting }[] = [];
  let work: (() => void) | null = null;
  const keep: KeepGame = async (sitting) => {
    if (isFull) return { ok: false, error: 'full' };
    kept.push({ id: sitting.seat.id, sitting });
    return { ok: true, value: { way: 'over', newer: null } };
  };
  const flush = followTable(table, {
    keeper,
    keep,
    atRest: (next) => {
      work = next;
      return () => {
        work = null;
      };
    },
    now: () => NOON,
  });
  const rest = async (): Promise<void> => {
    work?.();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { table, kept, keeper, flush, rest, state: () => table.getState() };
}

const turnsKept = (kept: ReturnType<typeof seated>['kept']) =>
  kept.map(({ sitting }) => turnsMade(sitting.game));

describe('the library beside the table', () => {
  it('hears of several quick turns once, when the page is at rest', async () => {
    const { kept, rest, state } = seated();
    state().start(variation('stikitche'));
    await rest();
    expect(kept).toEqual([]);
    state().write('Mc1-Mc3');
    state().write('Nc6-Nc5');
    await rest();
    expect(turnsKept(kept)).toEqual([2]);
  });

  it.each([
    ['says that the game is kept at the table where only the library is full', memoryKeeper(), true],
    ['does not say so where nothing can be kept at the table either', fullKeeper(new Map()), false],
  ])('%s', async (_, keeper, isTold) => {
    const { rest, state } = seated(keeper, true);
    state().start(variation('stikitche'));
    state().write('Mc1-Mc3');
    await rest();
    expect(state().saved).toBe(isTold);
    expect(state().notice?.includes('It is kept at the table')).toBe(isTold || undefined);
  });

  it('gives every new game an entry of its own, and does not lose the last turn of the one before', async () => {
    const { kept, rest, state } = seated();
    state().start(variation('stikitche'));
    state().write('Mc1-Mc3');
    state().start(variation('pastang'));
    state().write('Ma2-Ma3');
    await rest();
    expect(kept.map(({ sitting }) => variationIdOf(sitting.game))).toEqual(['stikitche', 'pastang']);
    expect(new Set(kept.map(({ id }) => id)).size).toBe(2);
  });

  it('goes on with the same entry on the next visit, and is told nothing that it knows', async () => {
    const keeper = memoryKeeper();
    const first = seated(keeper);
    first.state().start(variation('stikitche'));
    first.state().write('Mc1-Mc3');
    await first.rest();
    const second = seated(keeper);
    await second.rest();
    expect(second.kept).toEqual([]);
    second.state().write('Nc6-Nc5');
    await second.rest();
    expect(second.kept.map(({ id }) => id)).toEqual(first.kept.map(({ id }) => id));
  });

  it('catches up on the next visit with a game of which it could not hear', async () => {
    const keeper = memoryKeeper();
    const first = seated(keeper);
    first.state().start(variation('stikitche'));
    first.state().write('Mc1-Mc3');
    const second = seated(keeper);
    await second.rest();
    expect(turnsKept(second.kept)).toEqual([1]);
  });

  it('takes a game back to the table under its own entry, with its clock stopped', async () => {
    const { table, kept, rest, state } = seated();
    const clock = {
      time: { yellow: 60_000, blue: 60_000 },
      increment: { yellow: 0, blue: 0 },
      pausesWhenClosed: false,
    };
    state().begin(setupOf('stikitche', { clock }));
    for (const move of ['Mc1-Mc3', 'Nc6-Nc5']) state().write(move);
    await rest();
    const left = named(state().sitting);
    const { seat } = left;
    const { summary, record } = entryOfSitting(left, NOON + 4000);
    state().start(variation('pastang'));
    expect(resumeGame(table, summary, record)).toBe(true);
    expect(movesOf(state().game)).toEqual(movesOf(left.game));
    expect(state().sitting.clock).toMatchObject({ since: null, paused: true, used: 4000 });
    state().write('Md1-Me1');
    await rest();
    expect(kept.at(-1)).toMatchObject({ id: seat.id, sitting: { game: { at: 3 } } });
  });
});

describe('the entry of a game at the table', () => {
  it('has the turns that stand, the names, the ending and its times', () => {
    const { state } = seated();
    const clock = {
      time: { yellow: 60_000, blue: 60_000 },
      increment: { yellow: 2000, blue: 2000 },
      pausesWhenClosed: true,
    };
    state().begin(setupOf('stikitche', { clock, names: { yellow: 'Dray', blue: '' } }));
    for (const move of ['Mc1-Mc3', 'Nc6-Nc5', 'Md1-Me1']) state().write(move);
    state().undo();
    state().end({ way: 'concession', loser: 'yellow' });
    const { summary, record } = entryOfSitting(named(state().sitting, 'x'), NOON + 1);
    expect(summary).toMatchObject({
      id: 'x',
      source: 'table',
      status: 'finished',
      yellow: 'Dray',
      blue: '',
      result: '0-1',
      ending: 'concession',
      turns: 2,
      added: NOON,
      changed: NOON + 1,
    });
    expect(summary.date).toMatch(/^2026-11-2[012]$/);
    const [game] = parseJkn(record.jkn).games;
    expect(game?.faults).toEqual([]);
    expect(game?.tags.get('TimeControl')).toBe('60+2');
    expect(record.jkn).toContain('[%clk 0:01:00');
  });

  it('has the lines that were left for another, and can go on with all of them', () => {
    const { table, state } = seated();
    state().start(variation('stikitche'));
    for (const move of ['Mc1-Mc3', 'Nc6-Nc5', 'Md1-Me1']) state().write(move);
    state().goTo(1);
    state().playFromHere();
    state().write('Nc6-Nc4');
    const { summary, record } = entryOfSitting(named(state().sitting), NOON);
    expect(summary.turns).toBe(2);
    expect(record.jkn.replaceAll(/\s+/g, ' ')).toContain('PNc6-Nc4 (1... PNc6-Nc5 2. KMd1-Me1)');
    const { tree } = state().game;
    state().start(variation('pastang'));
    expect(resumeGame(table, summary, record)).toBe(true);
    expect(isSameTree(state().game.tree, tree)).toBe(true);
  });
});
