import { beforeEach, describe, expect, test } from 'vitest';
import { importAll, type ImportReport } from '../../../src/store/library/importing.ts';
import { NO_FILTER, queried, usualSorting } from '../../../src/store/library/query.ts';
import { readHere } from '../../../src/store/library/reader.ts';
import { emptyBrowser, recordOf, repositoryAt, valueOf } from './support.ts';

beforeEach(() => {
  emptyBrowser();
});

/** Puts a file into an empty library; returns what came of it, and what the library has then. */
async function imported(text: string) {
  const repository = repositoryAt();
  const reader = readHere(new TextEncoder().encode(text), false);
  const steering = { progress: () => {}, isStopped: () => false };
  const { report, end } = await importAll(reader, repository, steering);
  const { games } = await valueOf(repository.list());
  const entries = await valueOf(repository.readMany(games.map(({ id }) => id)));
  expect(end).toEqual({ way: 'done' });
  return { report, entries, variations: games.map(({ variation }) => variation).toSorted() };
}

const TABLUT = '[Variation "tablut"]\n[Black "Anna"]\n\n1. d1-d3 {Bold.} (1. d1-d2) 2. e4-f4 *\n';
const MORRIS = '[Variation "nine-mens-morris"]\n\n1. a1 2. d6 *\n';

const counts = ({ added, known, partial, unreadable, ofCabinet }: ImportReport) => ({
  added,
  known,
  partial,
  unreadable,
  ofCabinet,
});

describe('a file with games of Jikaida and of the cabinet', () => {
  test('brings both, each as it is written and under its own game', async () => {
    const { report, entries, variations } = await imported([recordOf({}), TABLUT, MORRIS].join('\n'));
    expect(counts(report)).toEqual({ added: 3, known: 0, partial: 0, unreadable: 0, ofCabinet: 2 });
    expect(report.faultCount).toBe(0);
    expect(variations).toEqual(['nine-mens-morris', 'stikitche', 'tablut']);
    const tablut = entries.find(({ summary }) => summary.variation === 'tablut');
    expect(tablut?.record.jkn).toBe(TABLUT);
    expect(tablut?.summary).toMatchObject({
      source: 'imported',
      turns: 2,
      cabinet: { game: 'tablut', points: '*' },
      yellow: 'Anna',
    });
  });

  test('brings a game whose id has capitals, spaces and an apostrophe', async () => {
    const named = MORRIS.replace('nine-mens-morris', 'Nine Men’s Morris');
    const { report, entries, variations } = await imported(named);
    expect(counts(report)).toEqual({ added: 1, known: 0, partial: 0, unreadable: 0, ofCabinet: 1 });
    expect(variations).toEqual(['nine-mens-morris']);
    expect(entries[0]?.record.jkn).toBe(named);
  });

  test('loses nothing but the one game in which something is wrong', async () => {
    const wrong = TABLUT.replace('e4-f4', 'e4-a1').replace('Anna', 'Berta');
    const strange = '[Variation "mancala:klingon"]\n\n1. a *\n';
    const text = [wrong, recordOf({}), strange, MORRIS].join('\n');
    const { report, entries } = await imported(text);
    expect(counts(report)).toEqual({ added: 3, known: 0, partial: 1, unreadable: 1, ofCabinet: 2 });
    expect(report.faults.map(({ game, problem }) => [game, problem])).toEqual([
      [1, 'move 2 cannot be made: no legal move is written like this.'],
      [3, 'this is not a game that can be opened here.'],
    ]);
    const kept = entries.find(({ summary }) => summary.yellow === 'Berta');
    expect(kept?.record.jkn).toContain('1. d1-d3 {Bold.} (1. d1-d2)');
    expect(kept?.summary.partial).toBe(true);
  });

  test('is found by any word of its tags and comments', async () => {
    const noted = TABLUT.replace('\n\n', '\n[Site "Herrelldrin"]\n\n').replace(
      'Bold.',
      '[%csl Gd3] Bold (and) rash.',
    );
    const { entries } = await imported(noted);
    const games = entries.map(({ summary }) => summary);
    const found = (text: string) =>
      queried(games, { ...NO_FILTER, text }, usualSorting('changed'), null).length;
    expect(['Anna', 'tablut', 'herrelldrin', 'bold rash'].map(found)).toEqual([1, 1, 1, 1]);
    expect(['csl', 'd1-d2', 'black'].map(found)).toEqual([0, 0, 0]);
  });

  test('is not imported twice', async () => {
    const { report } = await imported([TABLUT, TABLUT].join('\n'));
    expect(counts(report)).toMatchObject({ added: 1, known: 1 });
  });
});
