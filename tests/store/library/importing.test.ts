import { beforeEach, describe, expect, it } from 'vitest';
import { readGame } from '../../../src/game/jkn/index.ts';
import { formatBackup, parseBackup } from '../../../src/store/library/backup.ts';
import { readBatches, type Batch } from '../../../src/store/library/batches.ts';
import { createLibrary } from '../../../src/store/library/library.ts';
import { openImportLog } from '../../../src/store/library/importLog.ts';
import { importAll } from '../../../src/store/library/importing.ts';
import { pullFrom } from '../../../src/store/reading/pull.ts';
import { NO_FILTER, queried } from '../../../src/store/library/query.ts';
import { readHere } from '../../../src/store/library/reader.ts';
import type { Repository } from '../../../src/store/library/repository.ts';
import { memoryKeeper } from '../memoryKeeper.ts';
import { emptyBrowser, entryFrom, playedText, recordOf, repositoryAt, valueOf } from './support.ts';

beforeEach(() => {
  emptyBrowser();
});

const bytesOf = (text: string) => new TextEncoder().encode(text);
const GO_ON = { progress: () => {}, isStopped: () => false };

/** A file with a game; `before` is done as it is read. */
const file = (name: string, before = () => {}) => ({
  name,
  bytes: async () => {
    before();
    return bytesOf(recordOf({ Yellow: name }));
  },
});

async function importText(repository: Repository, text: string, steering = GO_ON) {
  return importAll(readHere(bytesOf(text), false), repository, steering);
}

/** All batches of a file, read as if each game took this many milliseconds. */
function batchesOf(text: string, perGame = 0): Batch[] {
  let time = 0;
  return [...readBatches(bytesOf(text), { now: () => (time += perGame) })];
}

const sizes = (batches: readonly Batch[]) => batches.map(({ entries }) => entries.length);

/** The games of short records: one for each name. */
const gamesOf = (...names: readonly string[]) => names.map((Yellow) => recordOf({ Yellow })).join('\n');

describe('reading a file', () => {
  it('keeps whole games as they are written, so that an export is what was imported', async () => {
    const repository = repositoryAt();
    const short = playedText.slice(playedText.indexOf('[Variation "stikitche"]') - 200);
    const text = short.slice(short.indexOf('[Event'));
    const { report, end } = await importText(repository, text);
    expect(end).toEqual({ way: 'done' });
    expect(report).toMatchObject({ known: 0, partial: 0, unreadable: 0, faultCount: 0 });
    const { games } = await valueOf(repository.list());
    expect(games).toHaveLength(report.added);
    const records = await valueOf(repository.readMany(games.map(({ id }) => id)));
    const written = new Set(text.split(/\n(?=\[Event )/).map((game) => game.trim()));
    expect(new Set(records.map(({ record }) => record.jkn.trim()))).toEqual(written);
  });

  it('lists games that are sorted alike in the order of their file', () => {
    const names = Array.from({ length: 30 }, (_, number) => `Player ${number}`);
    const games = batchesOf(gamesOf(...names), 1)
      .flatMap(({ entries }) => entries)
      .map(({ summary }) => summary);
    for (const by of ['changed', 'date'] as const)
      for (const descending of [true, false]) {
        const listed = queried(games.toReversed(), NO_FILTER, { by, descending }, null);
        expect(listed.map(({ yellow }) => yellow)).toEqual(names);
      }
  });

  it('does not take the same game twice', async () => {
    const repository = repositoryAt();
    await importText(repository, gamesOf('Dray', 'Seg'));
    const { report } = await importText(repository, gamesOf('Seg', 'Inch', 'Inch'));
    expect(report).toMatchObject({ added: 1, known: 2 });
  });

  it('keeps a game with an error up to the error, with a mark, and reports the place', () => {
    const [batch] = batchesOf(recordOf({ Yellow: 'Torn' }, '1. PMc1-Mc3 PNc6-Xx9 *'));
    expect(batch?.entries.map(({ summary }) => summary)).toMatchObject([{ turns: 1, partial: true }]);
    expect(batch?.entries[0]?.record.jkn).not.toContain('Xx9');
    expect(batch?.faults).toMatchObject([
      { game: 1, line: 4, column: 13, written: 'PNc6-Xx9', isError: true },
    ]);
  });

  it.each([
    ['a game of an unknown variation', '[Variation "go"]\n\n1. a b *\n'],
    ['what is no game', '\u0000\u0001 these are no moves'],
    ['a damaged game of a backup', '{"format":"poron-jikaida library","version":1,"games":[{"id":7}]}'],
  ])('counts %s as one that could not be opened', (_, text) => {
    const batches = batchesOf(text);
    expect(batches.flatMap(({ entries }) => entries)).toEqual([]);
    expect(batches.reduce((sum, { unreadable }) => sum + unreadable, 0)).toBe(1);
  });

  it('delivers games in batches: by their number, and sooner where reading is slow', () => {
    const names = Array.from({ length: 450 }, (_, index) => `Player ${index}`);
    expect(sizes(batchesOf(gamesOf(...names)))).toEqual([200, 200, 50]);
    expect(sizes(batchesOf(gamesOf('a', 'b', 'c'), 1000))).toEqual([1, 1, 1, 0]);
    expect(
      batchesOf(gamesOf('a', 'b', 'c', 'd'), 1000).map(({ progress }) => Math.round(4 * progress)),
    ).toEqual([1, 2, 3, 4, 4]);
  });

  it('stops when it is asked to, and what had been read stays', async () => {
    const repository = repositoryAt();
    const names = Array.from({ length: 450 }, (_, index) => `Player ${index}`);
    let shares = 0;
    const { report, end } = await importText(repository, gamesOf(...names), {
      progress: () => shares++,
      isStopped: () => shares === 1,
    });
    expect(end).toEqual({ way: 'stopped' });
    expect(report.added).toBeGreaterThan(0);
    expect(report.added).toBeLessThan(450);
    expect((await valueOf(repository.list())).games).toHaveLength(report.added);
  });

  it('stops at once even while a game is being read', async () => {
    const repository = repositoryAt();
    let ended = 0;
    const asked = new EventTarget();
    class SilentWorker extends EventTarget implements Worker {
      readonly onmessage = null;
      readonly onmessageerror = null;
      readonly onerror = null;
      postMessage(): void {
        asked.dispatchEvent(new Event('asked'));
      }
      terminate(): void {
        ended++;
      }
    }
    const library = createLibrary({
      repository,
      openReader: () => pullFrom<Batch>(new SilentWorker(), {}),
      log: openImportLog(memoryKeeper()),
      storage: undefined,
    });
    const whenAsked = new Promise((resolve) => {
      asked.addEventListener('asked', resolve);
    });
    const reading = library.getState().importFiles([{ name: 'a.jkn', bytes: async () => bytesOf('x') }]);
    await whenAsked;
    library.getState().stop();
    await reading;
    expect(ended).toBeGreaterThan(0);
    expect(library.getState()).toMatchObject({ job: null, imported: [{ end: { way: 'stopped' } }] });
  });

  it('reads files that are given during another import after that one, and none that are waiting when it is stopped', async () => {
    const library = createLibrary({
      repository: repositoryAt(),
      openReader: readHere,
      log: openImportLog(memoryKeeper()),
      storage: undefined,
    });
    const { importFiles, stop } = library.getState();
    const names = (): readonly string[] => library.getState().imported.map(({ name }) => name);
    await importFiles([file('first', () => void importFiles([file('second')])), file('third')]);
    expect(names()).toEqual(['first', 'third', 'second']);
    const stopped = file('first', () => {
      void importFiles([file('second')]);
      stop();
    });
    await importFiles([stopped]);
    expect(names()).toEqual(['first']);
    expect(library.getState().job).toBeNull();
  });

  it('keeps a game without moves so that it stays a game of its own among others of a file', async () => {
    const repository = repositoryAt();
    const games = '[Event "A"]\n[Variation "pastang"]\n';
    await importText(repository, games);
    await importText(repository, '[Variation "pastang"]\n[Yellow "Dray"]\n\n1. Mc2-Mc3 *\n');
    const { games: kept } = await valueOf(repository.list());
    const records = await valueOf(repository.readMany(kept.map(({ id }) => id)));
    const exported = records.map(({ record }) => record.jkn).join('\n');
    expect(batchesOf(exported).flatMap(({ entries }) => entries)).toHaveLength(2);
  });

  it('says so when the storage is full in the middle, or the reading breaks off', async () => {
    const repository = repositoryAt();
    const full: Repository = { ...repository, merge: async () => ({ ok: false, error: 'full' }) };
    expect((await importText(full, gamesOf('Dray'))).end).toEqual({ way: 'failed', failure: 'full' });
    const torn = { next: () => Promise.reject(new Error('gone')), close: () => {} };
    expect((await importAll(torn, repository, GO_ON)).end).toEqual({ way: 'broken' });
  });
});

describe('a backup', () => {
  const dray = entryFrom(recordOf({ Yellow: 'Dray' }), { id: 'a', labels: ['club'], source: 'table' });
  const seg = entryFrom(recordOf({ Yellow: 'Seg' }), { id: 'b', added: 5, changed: 9 });

  it('brings everything back, labels and all', async () => {
    const [from, to] = [repositoryAt('from'), repositoryAt('to')];
    const kept = { ...dray, record: { ...dray.record, sitting: '{}' } };
    await from.put([kept, seg]);
    const backup = formatBackup(await valueOf(from.readMany(['a', 'b']))).join('');
    const { report } = await importText(to, backup);
    expect(report).toMatchObject({ added: 2, known: 0 });
    expect(await valueOf(to.readMany(['a', 'b']))).toEqual([kept, seg]);
    expect((await importText(to, backup)).report).toMatchObject({ added: 0, known: 2 });
  });

  it('remembers which games could be read only up to an error', async () => {
    const torn = entryFrom(recordOf({ Yellow: 'Torn' }), { id: 'torn' });
    const partial = { ...torn, summary: { ...torn.summary, partial: true } };
    const repository = repositoryAt();
    await importText(repository, formatBackup([partial, seg]).join(''));
    expect(await valueOf(repository.readMany(['torn', 'b']))).toEqual([partial, seg]);
  });

  it('brings back each of several games of the table that were played alike', async () => {
    const again = entryFrom(dray.record.jkn, { id: 'again', source: 'table' });
    const repository = repositoryAt();
    const { report } = await importText(repository, formatBackup([dray, again]).join(''));
    expect(report).toMatchObject({ added: 2, known: 0 });
    expect(await valueOf(repository.readMany(['a', 'again']))).toEqual([dray, again]);
  });

  it('keeps, of two states of a game, the one that was changed last', async () => {
    const repository = repositoryAt();
    await repository.put([seg]);
    const restore = (changed: number) =>
      importText(
        repository,
        formatBackup([{ ...seg, summary: { ...seg.summary, changed, labels: [`of ${changed}`] } }]).join(''),
      );
    expect((await restore(8)).report).toMatchObject({ added: 0, known: 1 });
    expect((await restore(10)).report).toMatchObject({ added: 0, renewed: 1, known: 0 });
    expect((await valueOf(repository.list())).games).toMatchObject([{ changed: 10, labels: ['of 10'] }]);
  });

  it('that is not whole is refused, and what is in the library stays as it was', async () => {
    const repository = repositoryAt();
    await repository.put([dray]);
    const backup = formatBackup([{ ...dray, summary: { ...dray.summary, changed: 9000 } }, seg]).join('');
    for (const length of [backup.length - 4, Math.floor(backup.length / 2), 60]) {
      const { report, end } = await importText(repository, backup.slice(0, length));
      expect(end).toEqual({ way: 'refused', fault: 'damaged' });
      expect(report).toMatchObject({ added: 0, unreadable: 0, faultCount: 0 });
    }
    const { end } = await importText(repository, backup.replace('"version":1', '"version":2'));
    expect(end).toEqual({ way: 'refused', fault: 'newer' });
    expect(await valueOf(repository.readMany(['a', 'b']))).toEqual([dray]);
  });

  it('with one damaged game brings the others back', async () => {
    const repository = repositoryAt();
    const backup = formatBackup([dray, seg]).join('').replace('"id":"a"', '"id":1');
    expect((await importText(repository, backup)).report).toMatchObject({ added: 1, unreadable: 1 });
  });

  it('with one game that cannot be read at all, or is full of marks, brings the others back', async () => {
    const marks = Array.from({ length: 130_000 }, () => 'GMc1').join(',');
    const full = recordOf({ Yellow: 'Inch' }, `1. PMc1-Mc3 {[%csl ${marks}]} *`);
    const backup = formatBackup([dray, { ...seg, record: { ...seg.record, jkn: full } }, seg]).join('');
    const [batch] = readBatches(bytesOf(backup), {
      now: () => 0,
      read: (section) => {
        if (section.number === 1) throw new RangeError('Maximum call stack size exceeded');
        return readGame(section);
      },
    });
    expect(batch?.entries.map(({ summary }) => summary.yellow)).toEqual(['Inch', 'Seg']);
    expect(batch).toMatchObject({ unreadable: 1, faultCount: 1 });
    expect(batch?.faults).toMatchObject([
      { game: 1, problem: 'this game could not be read.', isError: true },
    ]);
  });

  it('with a byte that is not UTF-8 names the game and the place, and spoils nothing else', () => {
    const [first, second] = ['Dráy', 'Ségla'].map((Yellow, index) =>
      entryFrom(recordOf({ Yellow }), { id: `${index}` }),
    );
    const text = formatBackup([first!, second!]).join('');
    const bytes = bytesOf(text);
    const at = new TextEncoder().encode(text.slice(0, text.indexOf('é'))).length;
    const broken = Uint8Array.from([...bytes.slice(0, at), 0xe9, ...bytes.slice(at + 2)]);
    const [batch] = readBatches(broken, { now: () => 0 });
    expect(batch?.entries.map(({ summary }) => summary.yellow)).toEqual(['Dráy', 'Ségla']);
    const column = text.indexOf('é') - text.lastIndexOf('\n', text.indexOf('é'));
    expect(batch?.faults).toMatchObject([{ game: 2, line: 3, column, written: 'é', isError: false }]);
  });

  it('is told apart from any other text', () => {
    for (const text of [playedText, '{"format":"something else"}', '{ not even JSON', '{}'])
      expect(parseBackup(text)).toEqual({ is: 'other' });
    expect(parseBackup(formatBackup([]).join(''))).toEqual({ is: 'backup', games: [] });
  });
});
