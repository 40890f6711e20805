import type { Transaction } from 'dexie';
import * as v from 'valibot';
import { parseJkn } from '../../game/jkn/index.ts';
import { entryOf } from './digest.ts';
import type { Entry } from './entry.ts';

/** Something of the library that could not be read. */
export interface AsideEntry {
  readonly id: string;
  readonly found: unknown;
}

/** A game as version 1 kept it: only its record. */
const GameOfVersion1 = v.object({
  id: v.string(),
  source: v.picklist(['table', 'imported']),
  jkn: v.string(),
  added: v.number(),
  changed: v.number(),
});

/** Turns the games of version 1 into entries; one that cannot be read is put aside as it is. */
export async function migrateToVersion2(transaction: Transaction): Promise<void> {
  const old = await transaction.table<unknown>('games').toArray();
  const entries: Entry[] = [];
  const aside: AsideEntry[] = [];
  for (const [index, found] of old.entries()) {
    const entry = entryOfVersion1(found);
    if (entry === null) aside.push({ id: `version-1-${index + 1}`, found });
    else entries.push(entry);
  }
  await transaction.table('summaries').bulkPut(entries.map(({ summary }) => summary));
  await transaction.table('records').bulkPut(entries.map(({ record }) => record));
  await transaction.table('positions').bulkPut(entries.map(({ positions }) => positions));
  await transaction.table('aside').bulkPut(aside);
}

function entryOfVersion1(found: unknown): Entry | null {
  const game = v.safeParse(GameOfVersion1, found);
  if (!game.success) return null;
  const { jkn, ...origin } = game.output;
  const { games, faults } = parseJkn(jkn);
  const tree = games[0]?.tree ?? null;
  if (tree === null) return null;
  return entryOf(tree, jkn, { ...origin, labels: [] }, { partial: faults.length > 0 });
}
