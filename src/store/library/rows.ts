import * as v from 'valibot';
import { PHASES, ROLES } from '../../game/apart/names.ts';
import { RESULTS, TERMINATIONS } from '../../game/tree/index.ts';
import type { LibraryDatabase } from './database.ts';
import { CABINET_ENDINGS, SOURCES, STATUSES, type Entry, type KeptRecord, type Summary } from './entry.ts';

const cutTo =
  (length: number) =>
  (text: string): string =>
    text.slice(0, length);

/** Data that a record may give at any length, limited to the length that is stored beside the record. */
export const SHORT = { name: cutTo(100), points: cutTo(40), event: cutTo(500) } as const;

/** A text that is cut, not refused, if it is long. */
export const shortText = (of: keyof typeof SHORT) => v.pipe(v.string(), v.transform(SHORT[of]));

/** What is accepted of a game of the cabinet, in the library and in backups. */
export const CabinetForm = v.object({
  game: v.pipe(v.string(), v.maxLength(60)),
  players: v.pipe(
    v.array(
      v.object({
        name: shortText('name'),
        level: v.nullable(v.pipe(v.number(), v.integer())),
      }),
    ),
    v.maxLength(6),
    v.readonly(),
  ),
  points: shortText('points'),
  ending: v.optional(v.nullable(v.picklist(CABINET_ENDINGS))),
});

/** What the library accepts of a summary that it finds. */
const SummaryForm = v.object({
  id: v.string(),
  source: v.picklist(SOURCES),
  status: v.picklist(STATUSES),
  variation: v.string(),
  yellow: v.string(),
  blue: v.string(),
  event: v.string(),
  result: v.picklist(RESULTS),
  ending: v.nullable(v.picklist(TERMINATIONS)),
  date: v.string(),
  turns: v.number(),
  labels: v.array(v.string()),
  of: v.optional(v.string()),
  apart: v.optional(
    v.object({
      role: v.picklist(ROLES),
      phase: v.picklist(PHASES),
      since: v.number(),
      sentAt: v.nullable(v.number()),
      days: v.nullable(v.number()),
      other: v.string(),
    }),
  ),
  cabinet: v.optional(CabinetForm),
  partial: v.boolean(),
  added: v.number(),
  changed: v.number(),
  words: v.string(),
  print: v.number(),
});

export const isSummary = (found: unknown): boolean => v.is(SummaryForm, found);

const text = v.string();

/**
 * A record as it is found, or what there is of it: without one the game is still listed, but its record cannot be read.
 */
export function recordFrom(id: string, found: Partial<Record<keyof KeptRecord, unknown>> = {}): KeptRecord {
  const { jkn, sitting, apart } = found;
  return {
    id,
    jkn: v.is(text, jkn) ? jkn : '',
    sitting: v.is(text, sitting) ? sitting : null,
    ...(v.is(text, apart) && { apart }),
  };
}

/** Writes entries over those with the same ids. */
export async function writeEntries(
  { summaries, records, positions }: LibraryDatabase,
  entries: readonly Entry[],
): Promise<void> {
  await summaries.bulkPut(entries.map(({ summary }) => summary));
  await records.bulkPut(entries.map(({ record }) => record));
  await positions.bulkPut(entries.map((entry) => entry.positions));
}

/** Entries by their ids, in this order; missing ones are left out. Anything that an entry lacks stays empty. */
export async function readEntries(
  { summaries, records, positions }: LibraryDatabase,
  ids: readonly string[],
): Promise<readonly Entry[]> {
  const wanted = [...ids];
  const [heads, bodies, places] = await Promise.all([
    summaries.bulkGet(wanted),
    records.bulkGet(wanted),
    positions.bulkGet(wanted),
  ]);
  return heads.flatMap((summary, index) => {
    if (summary === undefined) return [];
    const { id } = summary;
    const none = { id, hashes: new Uint32Array() };
    return [{ summary, record: recordFrom(id, bodies[index]), positions: places[index] ?? none }];
  });
}

/** What a library has of some games: the entries with the same ids, and which of their fingerprints it knows. */
export interface Present {
  readonly formers: ReadonlyMap<string, Entry>;
  readonly prints: ReadonlySet<unknown>;
}

/** The games that a library should have, and copies that still have to be weighed themselves. */
export interface Chosen {
  readonly own: readonly Entry[];
  readonly copies: readonly Entry[];
}

/** Chooses which of some games a library should have, given what is there. */
export type Choose = (entries: readonly Entry[], present: Present) => Chosen;

/** The games that came into a library: new ones, and those that took the place of an earlier state. */
export interface Merged {
  readonly added: readonly Entry[];
  readonly renewed: readonly Entry[];
}

/** Writes the entries that `choose` picks, and returns them. */
export async function mergeEntries(
  database: LibraryDatabase,
  entries: readonly Entry[],
  choose: Choose,
): Promise<Merged> {
  const added: Entry[] = [];
  const renewed: Entry[] = [];
  for (let waiting = entries; waiting.length > 0;) {
    const formers = await readEntries(
      database,
      waiting.map(({ summary }) => summary.id),
    );
    const prints = await database.summaries
      .where('print')
      .anyOf(waiting.map(({ summary }) => summary.print))
      .uniqueKeys();
    const byId = new Map(formers.map((former) => [former.summary.id, former]));
    const { own, copies } = choose(waiting, { formers: byId, prints: new Set(prints) });
    await writeEntries(database, own);
    for (const entry of own) (byId.has(entry.summary.id) ? renewed : added).push(entry);
    waiting = copies;
  }
  return { added, renewed };
}

export async function deleteEntries(
  { summaries, records, positions }: LibraryDatabase,
  ids: readonly string[],
): Promise<void> {
  await Promise.all([summaries, records, positions].map((table) => table.bulkDelete([...ids])));
}

/** Sets aside what is not as it should be, as it was found. */
export async function setAside(database: LibraryDatabase, damaged: readonly Summary[]): Promise<void> {
  const ids = damaged.map(({ id }) => id);
  const records = await database.records.bulkGet(ids);
  await database.aside.bulkPut(
    damaged.map((summary, index) => ({ id: summary.id, found: { summary, record: records[index] } })),
  );
  await deleteEntries(database, ids);
}

/** How many games are searched at once: all of them together would hold every position of the library in memory. */
const PART = 1000;

/** The ids of the games in which the position with this number occurs. */
export async function findPosition(
  { positions }: LibraryDatabase,
  hash: number,
): Promise<ReadonlySet<string>> {
  const ids = await positions.toCollection().primaryKeys();
  const found = new Set<string>();
  for (let at = 0; at < ids.length; at += PART) {
    const part = await positions.bulkGet(ids.slice(at, at + PART));
    for (const kept of part) if (kept?.hashes.includes(hash) === true) found.add(kept.id);
  }
  return found;
}
