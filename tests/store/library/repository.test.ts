import { readFileSync } from 'node:fs';
import { Dexie } from 'dexie';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MINDS } from '../../../src/cabinet/games/minds.ts';
import { mind as tablut } from '../../../src/cabinet/games/tablut/mind.ts';
import { startPosition } from '../../../src/engine/index.ts';
import { readCabinet } from '../../../src/game/cabinet/index.ts';
import { hashOf } from '../../../src/game/positionHash.ts';
import { entryOfCabinet, toldOfTree } from '../../../src/store/library/cabinetEntry.ts';
import { LibraryDatabase } from '../../../src/store/library/database.ts';
import { endingTold } from '../../../src/store/library/entry.ts';
import { createRepository } from '../../../src/store/library/repository.ts';
import { variation } from '../../support/games.ts';
import { emptyBrowser, entryFrom, recordOf, repositoryAt, valueOf } from './support.ts';

const dray = entryFrom(recordOf({ Yellow: 'Dray', Blue: 'Delia', Date: '2026.11.21' }), { id: 'a' });
const seg = entryFrom(recordOf({ Yellow: 'Seg', Result: '1-0' }, '1. PMc1-Mc3 1-0'), { id: 'b' });

const TABLUT = '[Variation "tablut"]\n[Black "Anna"]\n\n1. d1-d3 {Bold.} (1. d1-d2) 2. e4-f4 *\n';

beforeEach(() => {
  emptyBrowser();
});

const idsIn = async (repository = repositoryAt()) =>
  (await valueOf(repository.list())).games.map(({ id }) => id);

describe('the library', () => {
  it('gives back what was put there', async () => {
    const repository = repositoryAt();
    await valueOf(repository.put([dray, seg]));
    expect(await valueOf(repository.readMany(['b', 'nobody', 'a']))).toEqual([seg, dray]);
    expect(await valueOf(repository.read('a'))).toEqual(dray.record);
    expect(await valueOf(repository.read('nobody'))).toBeNull();
    expect(await valueOf(repository.list())).toEqual({ games: [dray.summary, seg.summary], aside: 0 });
  });

  it('returns what was removed, so that it can be put back as it was', async () => {
    const repository = repositoryAt();
    await repository.put([dray, seg]);
    const removed = await valueOf(repository.remove(['a']));
    expect(await idsIn()).toEqual(['b']);
    expect(await valueOf(repository.read('a'))).toBeNull();
    await repository.put(removed);
    expect(await valueOf(repository.readMany(['a']))).toEqual([dray]);
  });

  it('puts back only what is not there in a later state, to which it gives the former labels', async () => {
    const repository = repositoryAt();
    await repository.put([dray, seg]);
    await repository.label(['a', 'b'], 'club', true);
    const removed = await valueOf(repository.remove(['a', 'b']));
    const later = { ...dray, summary: { ...dray.summary, turns: 9, added: 5000, changed: 5000 } };
    await repository.update(later);
    await repository.label(['a'], 'vaults', true);
    await valueOf(repository.putBack(removed));
    expect((await valueOf(repository.list())).games).toEqual([
      { ...later.summary, added: 1000, labels: ['club', 'vaults'] },
      { ...seg.summary, labels: ['club'] },
    ]);
  });

  it('puts back a game over an earlier state that has come meanwhile', async () => {
    const repository = repositoryAt();
    const removed = [{ ...dray, summary: { ...dray.summary, turns: 9, changed: 5000 } }];
    await repository.put([dray]);
    await valueOf(repository.putBack(removed));
    expect(await valueOf(repository.readMany(['a']))).toEqual(removed);
  });

  it('gives labels to several games and takes them away', async () => {
    const repository = repositoryAt();
    const labels = async () => (await valueOf(repository.list())).games.map((game) => game.labels);
    await repository.put([dray, seg]);
    await repository.label(['a', 'b', 'nobody'], 'vaults', true);
    await repository.label(['a'], 'club', true);
    await repository.label(['a'], 'club', true);
    expect(await labels()).toEqual([['club', 'vaults'], ['vaults']]);
    await repository.label(['a', 'b'], 'vaults', false);
    expect(await labels()).toEqual([['club'], []]);
  });

  it('keeps the labels of a game that goes on, and when it was added', async () => {
    const repository = repositoryAt();
    await repository.put([dray]);
    await repository.label(['a'], 'club', true);
    const later = { ...dray, summary: { ...dray.summary, turns: 9, added: 5000, changed: 5000 } };
    await valueOf(repository.update(later));
    const [game] = (await valueOf(repository.list())).games;
    expect(game).toMatchObject({ turns: 9, labels: ['club'], added: 1000, changed: 5000 });
  });

  it('finds the games in which a position stands, whatever rights it carries and however many turns were played', async () => {
    const repository = repositoryAt();
    await repository.put([dray, seg]);
    const start = startPosition(variation('stikitche'));
    expect(await valueOf(repository.find(hashOf(start)))).toEqual(new Set(['a', 'b']));
    expect(await valueOf(repository.find(dray.positions.hashes[2] ?? 0))).toEqual(new Set(['a']));
    expect(await valueOf(repository.find(hashOf({ ...start, turn: 'blue' })))).toEqual(new Set());
  });

  it('puts aside what cannot be read, and goes on with the others', async () => {
    const database = new LibraryDatabase('library');
    const repository = createRepository(database);
    await repository.put([dray, seg]);
    await database.table('summaries').put({ id: 'broken', turns: 'many' });
    expect(await valueOf(repository.list())).toMatchObject({ games: [{ id: 'a' }, { id: 'b' }], aside: 1 });
    expect(await database.aside.toArray()).toMatchObject([
      { id: 'broken', found: { summary: { turns: 'many' } } },
    ]);
    expect(await idsIn(repository)).toEqual(['a', 'b']);
  });

  it('rebuilds a damaged summary from its record, with what the summary still says', async () => {
    const database = new LibraryDatabase('library');
    const repository = createRepository(database);
    await repository.put([dray, seg]);
    await repository.label(['a'], 'club', true);
    const [whole] = (await valueOf(repository.list())).games;
    await database.table('summaries').put({ ...whole, turns: 'many', words: null });
    expect(await valueOf(repository.list())).toEqual({ games: [seg.summary, whole], aside: 0 });
    expect((await valueOf(repository.readMany(['a'])))[0]?.summary).toEqual(whole);
  });

  it('still says then which game it is a copy of, and whether its record could be read to its end', async () => {
    const database = new LibraryDatabase('library');
    const repository = createRepository(database);
    const told = recordOf({ Yellow: 'Dray', Termination: 'by the suns' });
    const copy = entryFrom(told, { id: 'copy', source: 'review', of: 'a' });
    const torn = entryFrom(recordOf({ Yellow: 'Seg' }), { id: 'torn' });
    const summaries = [copy.summary, { ...torn.summary, partial: true }];
    await repository.put([copy, torn]);
    await database.table('summaries').bulkPut(summaries.map((summary) => ({ ...summary, turns: 'many' })));
    expect((await valueOf(repository.list())).games).toEqual(summaries);
  });

  it.each([
    ['table', '{}'],
    ['imported', null],
  ] as const)(
    'takes a game for one of the %s by whether it could go on there, if nothing says that',
    async (source, sitting) => {
      const database = new LibraryDatabase('library');
      const repository = createRepository(database);
      await repository.put([{ ...dray, record: { ...dray.record, sitting } }]);
      await database.table('summaries').put({ ...dray.summary, source: 'nowhere' });
      expect((await valueOf(repository.list())).games).toEqual([{ ...dray.summary, source }]);
    },
  );

  it('says of a rebuilt game of either kind that its record goes on with what cannot be read', async () => {
    const database = new LibraryDatabase('library');
    const repository = createRepository(database);
    const torn = TABLUT.replace('2. e4-f4', '2. e4-e4');
    const tree = readCabinet(torn, tablut.variants).next().value?.tree;
    const origin = { id: 'c', source: 'imported', labels: [], added: 5, changed: 9 } as const;
    const ofCabinet = entryOfCabinet(torn, toldOfTree('tablut', tree), origin, true);
    const own = entryFrom(recordOf({ Yellow: 'Seg' }, '1. PMc1-Mc3 PNc6-Ma1 *'), { id: 'd' });
    await repository.put([ofCabinet, own]);
    for (const { summary } of [ofCabinet, own])
      await database.table('summaries').put({ ...summary, partial: undefined });
    const { games } = await valueOf(repository.list());
    expect(games).toEqual([ofCabinet.summary, { ...own.summary, partial: true }]);
  });

  it('rebuilds one of the cabinet by its rules, and leaves it where they cannot be loaded', async () => {
    const database = new LibraryDatabase('library');
    const repository = createRepository(database);
    const tree = readCabinet(TABLUT, tablut.variants).next().value?.tree;
    const origin = { id: 'c', source: 'imported', labels: ['club'], added: 5, changed: 9 } as const;
    const whole = entryOfCabinet(TABLUT, toldOfTree('tablut', tree), origin);
    await repository.put([whole]);
    await database.table('summaries').put({ ...whole.summary, turns: 'many', words: null });
    const rules = vi.spyOn(MINDS, 'tablut').mockRejectedValue(new Error('no network'));
    const revision = await database.meta.get('revision');
    expect(await valueOf(repository.list())).toEqual({ games: [], aside: 0 });
    expect(await database.meta.get('revision')).toEqual(revision);
    rules.mockRestore();
    expect(await valueOf(repository.list())).toEqual({ games: [whole.summary], aside: 0 });
    expect(await valueOf(repository.readMany(['c']))).toEqual([whole]);
  });

  it('tells how a game of the cabinet ended that an earlier version has kept without that, and keeps it', async () => {
    const database = new LibraryDatabase('library');
    const repository = createRepository(database);
    const conceded = TABLUT.replace('[Black', '[Result "0-1"]\n[Termination "concession black"]\n[Black');
    const origin = { source: 'imported', labels: ['club'], added: 5, changed: 9 } as const;
    const entries = [conceded, TABLUT].map((record, index) => {
      const tree = readCabinet(record, tablut.variants).next().value?.tree;
      return entryOfCabinet(record, toldOfTree('tablut', tree), { ...origin, id: `c${index}` });
    });
    await repository.put([...entries, dray]);
    const [first, second] = entries.map(({ summary }) => {
      const { ending: _, ...cabinet } = summary.cabinet!;
      return { ...summary, cabinet };
    });
    await database.table('summaries').bulkPut([first, second]);
    const games = [dray.summary, ...entries.map(({ summary }) => summary)];
    expect(games.map((game) => endingTold(game))).toEqual([null, 'concession', null]);
    expect((await valueOf(repository.list())).games).toEqual(games);
    const revision = await database.meta.get('revision');
    expect(await database.table('summaries').toArray()).toEqual(games);
    expect((await valueOf(repository.list())).games).toEqual(games);
    expect(await database.meta.get('revision')).toEqual(revision);
  });

  it.each([
    ['no positions', 'positions', undefined, dray.record],
    ['no record', 'records', undefined, { id: 'a', jkn: '', sitting: null }],
    [
      'a record that is none',
      'records',
      { id: 'a', jkn: 7, sitting: {} },
      { id: 'a', jkn: '', sitting: null },
    ],
  ] as const)('hands out a game with %s, and takes it back whole', async (_, table, row, record) => {
    const database = new LibraryDatabase('library');
    const repository = createRepository(database);
    await repository.put([dray, seg]);
    await (row === undefined ? database.table(table).delete('a') : database.table(table).put(row));
    const [found] = await valueOf(repository.readMany(['a']));
    expect(found?.record).toEqual(record);
    const removed = await valueOf(repository.remove(['a']));
    expect(removed).toEqual([found]);
    await repository.put(removed);
    expect(await valueOf(repository.readMany(['a', 'b']))).toEqual([found, seg]);
  });

  it('is the same in two tabs, each of which hears of the other', async () => {
    const [one, other] = [repositoryAt('shared'), repositoryAt('shared')];
    let seen: readonly string[] = [];
    const look = async (): Promise<void> => {
      seen = await idsIn(other);
    };
    const end = other.watch(() => void look());
    await one.put([dray, seg]);
    await vi.waitFor(() => expect(seen).toEqual(['a', 'b']));
    await one.remove(['a']);
    await vi.waitFor(() => expect(seen).toEqual(['b']));
    end();
  });
});

describe('failures of the library', () => {
  it('are reported where IndexedDB is missing or forbidden', async () => {
    Reflect.deleteProperty(Dexie.dependencies, 'indexedDB');
    expect(await repositoryAt().list()).toEqual({ ok: false, error: 'forbidden' });
    const factory = emptyBrowser();
    vi.spyOn(factory, 'open').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(await repositoryAt().put([dray])).toEqual({ ok: false, error: 'forbidden' });
  });

  it('are reported where the storage is full, and then nothing is kept by halves', async () => {
    const database = new LibraryDatabase('library');
    const repository = createRepository(database);
    await repository.put([seg]);
    const full = vi.spyOn(database.positions, 'bulkPut').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    expect(await repository.put([dray])).toEqual({ ok: false, error: 'full' });
    full.mockRestore();
    expect(await idsIn(repository)).toEqual(['b']);
  });

  it('are reported where a newer version of the app has kept the games', async () => {
    const newer = new Dexie('library');
    newer.version(99).stores({ galaxies: 'id' });
    await newer.open();
    newer.close();
    expect(await repositoryAt().put([dray])).toEqual({ ok: false, error: 'newer' });
  });
});

describe('older data', () => {
  /** Written by the first version of this library, which kept records alone. */
  const old = v.parse(
    v.object({ games: v.array(v.looseObject({ id: v.string(), jkn: v.string() })) }),
    JSON.parse(readFileSync(new URL('../../fixtures/libraryVersion1.json', import.meta.url), 'utf8')),
  );

  it('of version 1 become entries with all that the list shows; what cannot be read is put aside', async () => {
    const first = new Dexie('library');
    first.version(1).stores({ games: 'id, changed' });
    await first.table('games').bulkPut([...old.games]);
    await first.table('games').put({ id: 'torn', jkn: 7 });
    first.close();
    const database = new LibraryDatabase('library');
    const repository = createRepository(database);
    const { games, aside } = await valueOf(repository.list());
    expect(aside).toBe(1);
    expect(
      games.map(({ id, source, variation: game, result, ending, turns }) => [
        id,
        source,
        game,
        result,
        ending,
        turns,
      ]),
    ).toEqual([
      ['game-1', 'table', 'draks-city:mass', '1/2-0', 'tikaida', 11],
      ['game-2', 'imported', 'pastang', '0-1/2', 'tikaida', 23],
      ['game-3', 'imported', 'stikitche', '0-1/2', 'nikaida', 3],
      ['game-4', 'imported', 'draks-city', '0-1/2', 'tikaida', 15],
    ]);
    for (const { id, jkn } of old.games)
      expect(await valueOf(repository.read(id))).toEqual({ id, jkn, sitting: null });
    expect(await database.aside.toArray()).toEqual([
      { id: expect.any(String), found: { id: 'torn', jkn: 7 } },
    ]);
    expect(database.tables.map(({ name }) => name)).not.toContain('games');
  });
});
