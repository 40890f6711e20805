import { beforeEach, describe, expect, it } from 'vitest';
import type { Sitting } from '../../../src/game/sitting/sitting.ts';
import type { ClockTerms } from '../../../src/game/sitting/terms.ts';
import { followTable } from '../../../src/store/library/follow.ts';
import { keepGameIn } from '../../../src/store/library/keepGame.ts';
import type { Repository } from '../../../src/store/library/repository.ts';
import type { Keeper } from '../../../src/store/kept/storage.ts';
import { createTable } from '../../../src/store/table/table.ts';
import { pageTime } from '../../../src/store/time.ts';
import { clockOf, movesOf, setupOf } from '../../support/games.ts';
import { timeOf, write, type Hands } from '../../support/tables.ts';
import { memoryKeeper } from '../memoryKeeper.ts';
import { until } from './reviewBeside.ts';
import { emptyBrowser, repositoryAt, valueOf } from './support.ts';

let repository: Repository;
beforeEach(() => {
  emptyBrowser();
  repository = repositoryAt();
});

/** A table whose library hears of each change when the test says so. */
function seated(keeper: Keeper, time = pageTime) {
  const table = createTable(keeper, time);
  let last: Promise<unknown> = Promise.resolve();
  const flush = followTable(table, {
    keeper,
    keep: (...game) => {
      const kept = keepGameIn(() => repository, ...game);
      last = kept;
      return kept;
    },
    atRest: () => () => {},
    now: () => 5000,
  });
  const settle = async (): Promise<void> => {
    flush();
    await last;
    await Promise.resolve();
  };
  return { table, settle, state: () => table.getState(), moves: () => movesOf(table.getState().game) };
}
const turns = async (): Promise<readonly number[]> =>
  (await valueOf(repository.list())).games.map((game) => game.turns).toSorted((a, b) => a - b);

/** A game of one turn that storage has, and three more turns that only the library has. */
async function filled(clock: ClockTerms | null = null, time = pageTime) {
  const texts = new Map<string, string>();
  const inner = memoryKeeper(texts);
  const full = { now: false };
  const keeper = { ...inner, write: (key: string, text: string) => !full.now && inner.write(key, text) };
  const first = seated(keeper, time);
  first.state().begin(setupOf('stikitche', { clock }));
  write(first.table, 'Mc1-Mc3');
  await first.settle();
  full.now = true;
  write(first.table, 'Nc6-Nc5', 'Md1-Me1', 'Nd6-Nd5');
  await first.settle();
  full.now = false;
  expect(await turns()).toEqual([4]);
  return keeper;
}

describe('a game of which the library has a newer state than the table', () => {
  it('is not overwritten when the game goes on from the older state: both are kept, and the player is told', async () => {
    const { table, settle, state } = seated(await filled());
    write(table, 'Nc6-Nc4');
    await settle();
    await until(() => state().notice !== null);
    expect(state().notice).toContain('Both are kept');
    expect(await turns()).toEqual([2, 4]);
    write(table, 'Md1-Me1');
    await settle();
    expect(await turns()).toEqual([3, 4]);
  });

  it('comes to the table as soon as the library is told of the older state', async () => {
    const keeper = await filled();
    keeper.write('poron-jikaida.seat', '');
    const { settle, state, moves } = seated(keeper);
    await settle();
    await until(() => moves().length === 4);
    expect(state().notice).toContain('newer state');
    expect(await turns()).toEqual([4]);
    expect(movesOf(createTable(keeper).getState().game)).toHaveLength(4);
  });

  it('can be continued on its own once both are kept', async () => {
    const { table, settle } = seated(await filled());
    write(table, 'Nc6-Nc4');
    await settle();
    const { games } = await valueOf(repository.list());
    const sittings = await Promise.all(
      games.map(async ({ id }) => {
        const record = await valueOf(repository.read(id));
        const saved: { readonly seat: Sitting['seat'] } = JSON.parse(record?.sitting ?? '');
        return [id, saved.seat?.id];
      }),
    );
    expect(sittings).toHaveLength(2);
    for (const [id, named] of sittings) expect(named).toBe(id);
  });
});

const HOUR = 3_600_000;

/** The table when Yellow, who has ten hours, sees the newer state after a while. */
async function seenAfter(away: number, pausesWhenClosed: boolean) {
  const hands: Hands = { now: 1_763_900_000_000 };
  const time = timeOf(() => hands.now);
  const keeper = await filled(clockOf(36_000, 0, pausesWhenClosed), time);
  keeper.write('poron-jikaida.seat', '');
  hands.now += away;
  const { settle, state, moves } = seated(keeper, time);
  await settle();
  await until(() => moves().length === 4);
  state().look();
  return state();
}

describe('the clock of a newer state that the library has', () => {
  it('has gone on while no page showed it', async () => {
    const { times, sitting } = await seenAfter(2 * HOUR, false);
    expect(times()).toEqual({ yellow: 8 * HOUR, blue: 10 * HOUR });
    expect(sitting).toMatchObject({ end: null, clock: { paused: false } });
  });

  it('has stood, if it stands while the page is closed', async () => {
    const { times, sitting } = await seenAfter(2 * HOUR, true);
    expect(times()).toEqual({ yellow: 10 * HOUR, blue: 10 * HOUR });
    expect(sitting).toMatchObject({ end: null, clock: { paused: false } });
  });

  it('waits for the players after so long a time that it cannot have been intended', async () => {
    const { times, sitting, notice } = await seenAfter(14 * HOUR, false);
    expect(times()).toEqual({ yellow: 10 * HOUR, blue: 10 * HOUR });
    expect(sitting).toMatchObject({ end: null, clock: { paused: true, since: null } });
    expect(notice).toContain('newer state');
    expect(notice).toContain('the clock waits');
  });
});

it('that is kept beside the table has its clock by the wall clock, though that clock was set meanwhile', async () => {
  const wall = { now: 5 * HOUR };
  const table = createTable(memoryKeeper(), { steady: () => HOUR, wall: () => wall.now });
  table.getState().begin(setupOf('stikitche', { clock: clockOf(600) }));
  write(table, 'Mc1-Mc3', 'Nc6-Nc5');
  const { sitting } = table.getState();
  wall.now += 3 * HOUR;
  const kept: Sitting[] = [];
  followTable(table, {
    keeper: memoryKeeper(),
    keep: async (game) => {
      kept.push(game);
      return { ok: true, value: { way: 'over', newer: null } };
    },
    atRest: () => () => {},
    now: () => wall.now,
  });
  table.setState({ stray: sitting });
  await until(() => table.getState().stray === null);
  expect(kept.map(({ clock }) => clock)).toEqual([{ used: 0, since: wall.now, paused: false }]);
});
