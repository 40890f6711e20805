import { beforeEach, describe, expect, it } from 'vitest';
import { game as tablut } from '../../../src/cabinet/games/tablut/game.ts';
import { parseSavedGame } from '../../../src/game/saved/saved.ts';
import { createCabinetTable } from '../../../src/store/cabinet/table.ts';
import { formatBackup } from '../../../src/store/library/backup.ts';
import type { Entry } from '../../../src/store/library/entry.ts';
import { importAll } from '../../../src/store/library/importing.ts';
import { readHere } from '../../../src/store/library/reader.ts';
import { hasGoneOn, keepCabinetGame } from '../../../src/store/library/keepCabinet.ts';
import type { Repository } from '../../../src/store/library/repository.ts';
import { entryOfSitting } from '../../../src/store/library/sittingEntry.ts';
import { createTable, type TableStore } from '../../../src/store/table/table.ts';
import { loadSay } from '../../../src/text/cabinet/table.ts';
import { setupOf } from '../../support/games.ts';
import { write } from '../../support/tables.ts';
import { tableParts } from '../cabinet/tableParts.ts';
import { memoryKeeper } from '../memoryKeeper.ts';
import { keptOf } from './keptOf.ts';
import { emptyBrowser, repositoryAt, valueOf } from './support.ts';

const say = await loadSay('tablut');

let repository: Repository;
beforeEach(() => {
  emptyBrowser();
  repository = repositoryAt();
});

/** The game at a table as its library has it, by the clock of that machine. */
function entryAt(table: TableStore, now: number): Entry {
  const { sitting } = table.getState();
  const { seat } = sitting;
  if (seat === undefined) throw new Error('no game has begun');
  return entryOfSitting({ ...sitting, seat }, now);
}

/** A game of one turn that two machines have. */
function onTwoMachines(): readonly [TableStore, TableStore] {
  const texts = new Map<string, string>();
  const one = createTable(memoryKeeper(texts));
  one.getState().begin(setupOf('stikitche'));
  write(one, 'Mc1-Mc3');
  return [one, createTable(memoryKeeper(new Map(texts)))];
}

async function restore(...entries: readonly Entry[]) {
  const bytes = new TextEncoder().encode(formatBackup(entries).join(''));
  return importAll(readHere(bytes, false), repository, { progress: () => {}, isStopped: () => false });
}

const kept = async () => {
  const { games } = await valueOf(repository.list());
  return games.toSorted((a, b) => a.turns - b.turns);
};

describe('a backup with another state of a game of the table', () => {
  it('brings the one with more changes, whatever the clocks of the machines say', async () => {
    const [one, two] = onTwoMachines();
    write(two, 'Nc6-Nc5', 'Md1-Me1');
    await repository.put([entryAt(one, 9000)]);
    expect((await restore(entryAt(two, 5000))).report).toMatchObject({ added: 0, renewed: 1, known: 0 });
    expect(await kept()).toMatchObject([{ turns: 3 }]);
    expect((await restore(entryAt(one, 9000))).report).toMatchObject({ added: 0, known: 1 });
    expect(await kept()).toMatchObject([{ turns: 3, changed: 5000 }]);
  });

  it('that has parted from the one here leaves both, once', async () => {
    const [one, two] = onTwoMachines();
    write(one, 'Nc6-Nc5', 'Md1-Me1', 'Nd6-Nd5');
    write(two, 'Nd6-Nd5');
    await repository.put([entryAt(one, 5000)]);
    const backup = entryAt(two, 9000);
    expect((await restore(backup)).report).toMatchObject({ added: 1, beside: 1, known: 0 });
    const games = await kept();
    expect(games.map(({ turns }) => turns)).toEqual([2, 4]);
    expect(games[1]?.id).toBe(one.getState().sitting.seat?.id);
    const record = await valueOf(repository.read(games[0]?.id ?? ''));
    const sitting = parseSavedGame(record?.sitting ?? '');
    expect(sitting).toMatchObject({ ok: true, value: { seat: { id: games[0]?.id } } });
    expect((await restore(backup)).report).toMatchObject({ added: 0, known: 1 });
    expect(await kept()).toHaveLength(2);
  });
});

/** A game of tablut as the library of a machine has it, by the clock of that machine. */
async function entryOf(now: number, ...moves: readonly string[]): Promise<Entry> {
  const table = createCabinetTable({ ...tableParts(tablut, say), newId: () => 'of-the-table' });
  for (const move of moves) expect(table.getState().write(move)).toBeNull();
  const entry = await keptOf(table.getState());
  return { ...entry, summary: { ...entry.summary, changed: now } };
}

describe('a backup with another state of a game of the cabinet', () => {
  it('brings the one that has gone further, whatever the clocks of the machines say', async () => {
    const [short, long] = [await entryOf(9000, 'd1-d3'), await entryOf(5000, 'd1-d3', 'e4-f4', 'd3-d2')];
    await repository.put([short]);
    expect((await restore(long)).report).toMatchObject({ added: 0, renewed: 1, known: 0 });
    expect(await kept()).toMatchObject([{ turns: 3 }]);
    expect((await restore(short)).report).toMatchObject({ added: 0, known: 1 });
    expect(await kept()).toMatchObject([{ turns: 3, changed: 5000 }]);
  });

  it('that has parted from the one here leaves both, once', async () => {
    await repository.put([await entryOf(5000, 'd1-d3', 'e4-f4', 'd3-d2')]);
    const backup = await entryOf(9000, 'd1-d3', 'e4-g4');
    expect((await restore(backup)).report).toMatchObject({ added: 1, beside: 1, known: 0 });
    const games = await kept();
    expect(games.map(({ turns }) => turns)).toEqual([2, 3]);
    expect(games[1]?.id).toBe('of-the-table');
    expect((await restore(backup)).report).toMatchObject({ added: 0, known: 1 });
    expect(await kept()).toHaveLength(2);
  });

  it('is not written over by its table, which has not gone on from the state that was found there', async () => {
    const long = await entryOf(5000, 'd1-d3', 'e4-f4', 'd3-d2');
    await repository.put([long]);
    const table = createCabinetTable({ ...tableParts(tablut, say), newId: () => 'of-the-table' });
    table.getState().write('d1-d3');
    expect(hasGoneOn(long, table.getState())).toBe(true);
    const found = table.getState();
    await valueOf(keepCabinetGame(found, 9000, [found], () => repository));
    expect(await kept()).toMatchObject([{ turns: 3, changed: 5000 }]);
    // as soon as it has, there are two games
    table.getState().write('e4-g4');
    await valueOf(keepCabinetGame(table.getState(), 9000, [found], () => repository));
    const games = await kept();
    expect(games).toMatchObject([{ turns: 2, id: found.id }, { turns: 3 }]);
    expect(games[1]?.id).not.toBe(found.id);
  });

  it('is not written over by a table that shows another state since another tab was there', async () => {
    await repository.put([await entryOf(5000, 'd1-d3', 'e4-f4', 'd3-d2')]);
    const table = createCabinetTable({ ...tableParts(tablut, say), newId: () => 'of-the-table' });
    table.getState().write('d1-d3');
    await valueOf(keepCabinetGame(table.getState(), 9000, null, () => repository));
    expect(await kept()).toMatchObject([{ turns: 3, changed: 5000 }]);
    table.getState().write('e4-g4');
    await valueOf(keepCabinetGame(table.getState(), 9000, null, () => repository));
    expect(await kept()).toMatchObject([{ turns: 2 }, { turns: 3 }]);
  });

  it('does not become two games of one in which moves have been taken back', async () => {
    const table = createCabinetTable({ ...tableParts(tablut, say), newId: () => 'of-the-table' });
    for (const move of ['d1-d3', 'e4-f4', 'd3-d2']) table.getState().write(move);
    const last = table.getState();
    await valueOf(keepCabinetGame(last, 5000, [last], () => repository));
    for (const move of ['e4-f4', 'e4-g4']) {
      table.getState().goTo(1);
      table.getState().write(move);
      await valueOf(keepCabinetGame(table.getState(), 9000, [last], () => repository));
      expect(await kept()).toMatchObject([{ turns: 2, changed: 9000 }]);
    }
  });

  it('takes the place of one with the same moves if it was changed later, as when it has ended since', async () => {
    await repository.put([await entryOf(5000, 'd1-d3')]);
    expect((await restore(await entryOf(9000, 'd1-d3'))).report).toMatchObject({
      added: 0,
      renewed: 1,
      beside: 0,
    });
    expect(await kept()).toMatchObject([{ turns: 1, changed: 9000 }]);
  });
});
