import { describe, expect, test } from 'vitest';
import { game } from '../../../src/cabinet/games/tablut/game.ts';
import { readCabinet, type CabinetEnding } from '../../../src/game/cabinet/index.ts';
import { createCabinetTable } from '../../../src/store/cabinet/table.ts';
import { followCabinet } from '../../../src/store/cabinet/following.ts';
import { NO_TERMS, type CabinetState } from '../../../src/store/cabinet/tableState.ts';
import { formatBackup } from '../../../src/store/library/backup.ts';
import { openBatches, readBatches, type Batch } from '../../../src/store/library/batches.ts';
import { CABINET_ENDINGS, type Entry } from '../../../src/store/library/entry.ts';
import { NO_FILTER, queried, usualSorting } from '../../../src/store/library/query.ts';
import { isSummary } from '../../../src/store/library/rows.ts';
import { loadSay } from '../../../src/text/cabinet/table.ts';
import { diceGame } from '../../support/diceGame.ts';
import { tableParts } from '../cabinet/tableParts.ts';
import { keptOf } from './keptOf.ts';

const say = await loadSay('tablut');

function table() {
  let ids = 0;
  return createCabinetTable({
    game,
    say,
    kept: null,
    thinker: null,
    newSeed: () => 1,
    newSecret: () => '0'.repeat(64),
    now: () => Date.UTC(2026, 10, 23, 12),
    newId: () => `game-${++ids}`,
  });
}

function played(): CabinetState {
  const store = table();
  store.getState().begin('tablut', [null, 2], { ...NO_TERMS, names: ['Anna', ''] });
  store.getState().write('d1-d3');
  store.getState().concede();
  return store.getState();
}

/** A start from which White can win at once. */
const ONE_MOVE = '[Position "9/9/9/9/K8/9/9/9/4m4 w"]\n';

const onlyEntry = (batches: Iterable<Batch>): Entry | undefined =>
  [...batches].flatMap(({ entries }) => entries)[0];

describe('a game of the cabinet in the library', () => {
  test('shows its game, who played, how it ended and when', async () => {
    const { summary, record } = await keptOf(played());
    expect(summary).toMatchObject({
      id: 'game-2',
      source: 'table',
      status: 'finished',
      variation: 'tablut',
      result: '0-1',
      date: '2026-11-23',
      turns: 1,
      cabinet: {
        game: 'tablut',
        players: [
          { name: 'Anna', level: null },
          { name: '', level: 2 },
        ],
        points: '0-1',
        ending: 'concession',
      },
    });
    expect(isSummary(summary)).toBe(true);
    const [read] = readCabinet(record.jkn, game.variants);
    expect(read?.faults).toEqual([]);
    expect(read?.tree?.nodes).toHaveLength(2);
  });

  test('is no longer in progress once another game of chance has taken its place', async () => {
    const store = createCabinetTable({ ...tableParts(diceGame, say) });
    store.getState().draw();
    expect((await keptOf(store.getState())).summary.status).toBe('in-progress');
    const given: CabinetState[] = [];
    followCabinet(store, { keep: (state) => given.push(state), later: () => () => {} });
    store.getState().begin('parcheesi:2', [null, null]);
    const [abandoned] = given;
    if (abandoned === undefined) throw new Error('the library has not heard of it');
    const entry = await keptOf(abandoned);
    expect(entry.summary.status).toBe('finished');
    const backup = new TextEncoder().encode(formatBackup([entry]).join(''));
    expect(onlyEntry(readBatches(backup, { now: () => 9 }))).toEqual(entry);
  });

  test('comes back from a backup as it was', async () => {
    const entry = await keptOf(played());
    const bytes = new TextEncoder().encode(formatBackup([entry]).join(''));
    const batches = [...readBatches(bytes, { now: () => 9 })];
    expect(batches.flatMap(({ entries }) => entries)).toEqual([entry]);
    expect(batches.flatMap(({ faults }) => faults)).toEqual([]);
  });

  test('is recognised when its own export is read', async () => {
    const { summary, record } = await keptOf(played());
    const bytes = new TextEncoder().encode(record.jkn);
    const read = onlyEntry(await openBatches(bytes, { now: () => 9 }));
    expect(read?.summary.print).toBe(summary.print);
  });

  test.each([
    ['name', 'Black'],
    ['result', 'Result'],
    ['event', 'Event'],
  ])('with a very long %s is listed, and comes back from a backup', async (_, tag) => {
    const text = `[Variation "tablut"]\n[${tag} "${'Anna and Berta, '.repeat(60)}"]\n\n1. d1-d3 *\n`;
    const entry = onlyEntry(await openBatches(new TextEncoder().encode(text), { now: () => 9 }));
    expect(isSummary(entry?.summary)).toBe(true);
    const backup = new TextEncoder().encode(formatBackup([entry!]).join(''));
    expect(onlyEntry(readBatches(backup, { now: () => 9 }))).toEqual(entry);
  });

  test('with a name that an older version has kept in full is listed, and comes back from a backup', async () => {
    const entry = await keptOf(played());
    const { cabinet } = entry.summary;
    const players = [{ name: 'Anna and Berta, '.repeat(60), level: null }];
    const summary = { ...entry.summary, cabinet: { ...cabinet!, players } };
    expect(isSummary(summary)).toBe(true);
    const backup = new TextEncoder().encode(formatBackup([{ ...entry, summary }]).join(''));
    expect(onlyEntry(readBatches(backup, { now: () => 9 }))?.record).toEqual(entry.record);
  });

  test('is found by its words and its game, separately from Jikaida', async () => {
    const { summary } = await keptOf(played());
    const poron = { ...summary, id: 'other', variation: 'poron', cabinet: undefined, words: 'poron' };
    const shown = (filter: Partial<typeof NO_FILTER>) =>
      queried([summary, poron], { ...NO_FILTER, ...filter }, usualSorting('changed'), null).map(
        ({ id }) => id,
      );
    expect(shown({ text: 'anna tablut' })).toEqual(['game-2']);
    expect(shown({ variation: 'tablut' })).toEqual(['game-2']);
    expect(shown({ variation: 'all:cabinet' })).toEqual(['game-2']);
    expect(shown({ variation: 'all:jikaida' })).toEqual(['other']);
    expect(shown({ variation: 'poron' })).toEqual(['other']);
  });

  test.each<[string, string, string, CabinetEnding | null]>([
    ['under its rules', `${ONE_MOVE}[Result "0-1"]\n[Termination "rules"]`, '1. a5-a1 0-1', 'rules'],
    ['under its rules, as only its moves say', ONE_MOVE, '1. a5-a1', 'rules'],
    ['on time', '[Result "0-1"]\n[Termination "time black"]', '1. d1-d3 0-1', 'time'],
    ['by agreement, written differently', '[termination "agreement"]', '1. d1-d3 1/2-1/2', 'agreement'],
    ['in a way that nobody knows', '[Termination "storm"]', '1. d1-d3 0-1', null],
    ['not yet', '[Termination "unfinished"]', '1. d1-d3 *', null],
  ])('is found by how it ended: %s', async (_, tags, moves, ending) => {
    const text = `[Variation "tablut"]\n${tags}\n\n${moves}\n`;
    const read = onlyEntry(await openBatches(new TextEncoder().encode(text), { now: () => 9 }));
    const { summary } = read!;
    expect(summary.cabinet?.ending).toBe(ending);
    expect(isSummary(summary)).toBe(true);
    const found = (wanted: CabinetEnding | '') =>
      queried([summary], { ...NO_FILTER, ending: wanted }, usualSorting('changed'), null).length;
    for (const other of CABINET_ENDINGS) expect(found(other)).toBe(other === ending ? 1 : 0);
    expect(found('')).toBe(1);
    const backup = new TextEncoder().encode(formatBackup([read!]).join(''));
    expect(onlyEntry(readBatches(backup, { now: () => 9 }))).toEqual(read);
  });

  test('comes back with its ending from a backup of an earlier version, which does not tell it', async () => {
    const entry = await keptOf(played());
    const cabinet = { ...entry.summary.cabinet!, ending: undefined };
    const backup = formatBackup([{ ...entry, summary: { ...entry.summary, cabinet } }]).join('');
    expect(backup).not.toContain('"ending"');
    expect(onlyEntry(readBatches(new TextEncoder().encode(backup), { now: () => 9 }))).toEqual(entry);
  });

  test('is found by its game whichever rules of that it was played by', async () => {
    const { summary } = await keptOf(played());
    const sown = {
      ...summary,
      variation: 'mancala:nigerian',
      cabinet: { game: 'mancala', players: [], points: '*' },
    };
    const shown = (variation: string) =>
      queried([sown], { ...NO_FILTER, variation }, usualSorting('changed'), null).length;
    expect(shown('mancala')).toBe(1);
    expect(shown('tablut')).toBe(0);
  });
});

describe('the library in step with a table of the cabinet', () => {
  test('hears of each game once it has a move, and of the previous one before the next', () => {
    const store = table();
    const kept: string[] = [];
    let due: (() => void) | null = null;
    followCabinet(store, {
      keep: ({ id, line }) => kept.push(`${id} ${line.plies.length}`),
      later: (work) => {
        due = work;
        return () => {
          due = null;
        };
      },
    });
    store.getState().begin('tablut', [null, null]);
    expect(due).toBeNull();
    store.getState().write('d1-d3');
    store.getState().write('e4-f4');
    expect(kept).toEqual([]);
    store.getState().begin('tablut', [null, null]);
    store.getState().write('d1-d3');
    expect(kept).toEqual(['game-2 2']);
    (due as (() => void) | null)?.();
    expect(kept).toEqual(['game-2 2', 'game-3 1']);
  });
});
