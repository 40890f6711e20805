import { readFileSync } from 'node:fs';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { Dexie } from 'dexie';
import { parseJkn } from '../../../src/game/jkn/index.ts';
import { LibraryDatabase } from '../../../src/store/library/database.ts';
import { entryOf } from '../../../src/store/library/digest.ts';
import type { Entry, Origin } from '../../../src/store/library/entry.ts';
import { createRepository, type Repository } from '../../../src/store/library/repository.ts';

/** An empty IndexedDB, which holds all databases opened from now on. */
export function emptyBrowser(): IDBFactory {
  const factory = new IDBFactory();
  Object.assign(Dexie.dependencies, { indexedDB: factory, IDBKeyRange });
  return factory;
}

export const repositoryAt = (name = 'library'): Repository => createRepository(new LibraryDatabase(name));

/** The games of a fixture as they are written. */
export const playedText = readFileSync('tests/fixtures/played.jkn', 'utf8');

/** A short record. */
export const recordOf = (tags: Readonly<Record<string, string>>, moves = '1. PMc1-Mc3 PNc6-Nc5 *'): string =>
  `${Object.entries({ Variation: 'stikitche', ...tags })
    .map(([name, value]) => `[${name} "${value}"]`)
    .join('\n')}\n\n${moves}\n`;

/** An entry of a record. */
export function entryFrom(jkn: string, origin: Partial<Origin> & { readonly id: string }): Entry {
  const tree = parseJkn(jkn).games[0]?.tree ?? null;
  if (tree === null) throw new Error('the record has no game');
  return entryOf(tree, jkn, { source: 'imported', labels: [], added: 1000, changed: 1000, ...origin });
}

/** The value of an answer; throws if there is none. */
export async function valueOf<Value>(
  answer: Promise<{ ok: true; value: Value } | { ok: false; error: string }>,
): Promise<Value> {
  const given = await answer;
  if (!given.ok) throw new Error(given.error);
  return given.value;
}
