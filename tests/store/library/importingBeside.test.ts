import { beforeEach, describe, expect, it } from 'vitest';
import { formatBackup } from '../../../src/store/library/backup.ts';
import type { Entry } from '../../../src/store/library/entry.ts';
import { importAll } from '../../../src/store/library/importing.ts';
import { readHere, type Reader } from '../../../src/store/library/reader.ts';
import type { Repository } from '../../../src/store/library/repository.ts';
import { emptyBrowser, entryFrom, recordOf, repositoryAt, valueOf } from './support.ts';

let repository: Repository;
beforeEach(() => {
  emptyBrowser();
  repository = repositoryAt();
});

const readerOf = (text: string): Reader => readHere(new TextEncoder().encode(text), false);

/** A reader before whose first batch another tab does something. */
function readerBeside(text: string, act: (elsewhere: Repository) => Promise<unknown>): Reader {
  const { next, close } = readerOf(text);
  let isFirst = true;
  return {
    next: async () => {
      if (isFirst) await act(repositoryAt());
      isFirst = false;
      return next();
    },
    close,
  };
}

const imported = (reader: Reader) =>
  importAll(reader, repository, { progress: () => {}, isStopped: () => false });

/** A game under review as it stood at a moment, with what was written then. */
const reviewed = (changed: number, words: string): Entry =>
  entryFrom(recordOf({ Yellow: 'Dray' }, `1. PMc1-Mc3 {${words}} PNc6-Nc5 *`), {
    id: 'reviewed',
    source: 'review',
    changed,
  });

describe('while a file is read and another tab changes the library', () => {
  it('what has been written there since is not replaced by the state in a backup', async () => {
    await repository.put([reviewed(100, 'First.')]);
    const reader = readerBeside(
      formatBackup([reviewed(200, 'On the other machine.')]).join(''),
      (elsewhere) => elsewhere.update(reviewed(300, 'Now.')),
    );
    const { report } = await imported(reader);
    expect(report).toMatchObject({ added: 0, known: 1 });
    expect((await valueOf(repository.read('reviewed')))?.jkn).toContain('{Now.}');
  });

  it('a game that came from the same file there is not kept twice', async () => {
    const text = ['Dray', 'Seg', 'Inch'].map((Yellow) => recordOf({ Yellow })).join('\n');
    const reader = readerBeside(text, (elsewhere) =>
      importAll(readerOf(text), elsewhere, { progress: () => {}, isStopped: () => false }),
    );
    const { report } = await imported(reader);
    expect(report).toMatchObject({ added: 0, known: 3 });
    expect((await valueOf(repository.list())).games).toHaveLength(3);
  });

  it('a game that is read by both at once is kept once', async () => {
    const names = Array.from({ length: 450 }, (_, number) => `Player ${number}`);
    const text = names.map((Yellow) => recordOf({ Yellow })).join('\n');
    const results = await Promise.all([imported(readerOf(text)), imported(readerOf(text))]);
    expect(results.reduce((sum, { report }) => sum + report.added, 0)).toBe(450);
    expect((await valueOf(repository.list())).games).toHaveLength(450);
  });

  it('a game that was deleted there comes back with a backup that has it', async () => {
    await repository.put([reviewed(100, 'First.')]);
    const reader = readerBeside(formatBackup([reviewed(100, 'First.')]).join(''), (elsewhere) =>
      elsewhere.remove(['reviewed']),
    );
    await imported(reader);
    expect((await valueOf(repository.list())).games).toHaveLength(1);
  });
});

describe('a state of a game that a backup puts in place of another', () => {
  it('leaves the game the labels that it has here, each once and in order', async () => {
    await repository.put([reviewed(100, 'First.')]);
    await repository.label(['reviewed'], 'club', true);
    await repository.label(['reviewed'], 'art', true);
    const later = reviewed(200, 'On the other machine.');
    const labelled = { ...later, summary: { ...later.summary, labels: ['best', 'club'] } };
    await imported(readerOf(formatBackup([labelled]).join('')));
    const [game] = (await valueOf(repository.list())).games;
    expect(game).toMatchObject({ changed: 200, labels: ['art', 'best', 'club'] });
  });
});
