import { liveQuery } from 'dexie';
import { accept, refuse, type Result } from '../../engine/index.ts';
import { LibraryDatabase } from './database.ts';
import { type Entry, type KeptRecord, type Summary } from './entry.ts';
import { newId } from '../newId.ts';
import { failureOf, type Failure } from './failure.ts';
import {
  deleteEntries,
  findPosition,
  isSummary,
  mergeEntries,
  readEntries,
  recordFrom,
  setAside,
  writeEntries,
  type Choose,
  type Merged,
} from './rows.ts';

/** The result of a request to the library. */
export type Answer<Value> = Promise<Result<Value, Failure>>;

/** What the library holds, as the list shows it. */
export interface Contents {
  readonly games: readonly Summary[];
  /** How many entries could not be read and are set aside. */
  readonly aside: number;
}

/**
 * What becomes of the state of a game that is there: it is replaced, kept as a copy beside the new one, or it alone
 * stays.
 */
export type Weighed = { readonly way: 'over' | 'not' } | { readonly way: 'beside'; readonly copy: Entry };

/** The games of this browser. Nothing throws: failures are returned. */
export interface Repository {
  readonly list: () => Answer<Contents>;
  /** The record of a game; null if there is none with this id. */
  readonly read: (id: string) => Answer<KeptRecord | null>;
  /** Entries by their ids, in this order; missing ones are left out. */
  readonly readMany: (ids: readonly string[]) => Answer<readonly Entry[]>;
  /** A game with exactly the same record, by its fingerprint; null if there is none. */
  readonly alike: (print: number) => Answer<Entry | null>;
  /** Puts entries into the library, over those with the same ids. */
  readonly put: (entries: readonly Entry[]) => Answer<void>;
  /** Puts some games there: those that `choose` picks once it knows what the library has of them. */
  readonly merge: (entries: readonly Entry[], choose: Choose) => Answer<Merged>;
  /**
   * Puts a game there that goes on: the labels of its entry stay, and so does the time when it was added. Another page
   * may have changed it meanwhile: `weigh` is given what is there and decides what becomes of it; without `weigh` it is
   * replaced. Returns what `weigh` decided; `over` if nothing was there.
   */
  readonly update: (entry: Entry, weigh?: (former: Entry) => Weighed) => Answer<Weighed['way']>;
  /** Takes games out of the library and returns them, so that they can be put back. */
  readonly remove: (ids: readonly string[]) => Answer<readonly Entry[]>;
  /** Puts back games that were taken out. One that has gone on meanwhile stays as it is, and gets its labels back. */
  readonly putBack: (entries: readonly Entry[]) => Answer<void>;
  /** Gives games a label, or takes it from them. */
  readonly label: (ids: readonly string[], label: string, given: boolean) => Answer<void>;
  /** The ids of the games in which a position occurs, by its number (`hashOf`). */
  readonly find: (hash: number) => Answer<ReadonlySet<string>>;
  /**
   * Calls back when this tab or another one has changed the library, and once at first. The returned function ends
   * that.
   */
  readonly watch: (changed: () => void) => () => void;
  readonly close: () => void;
}

/** The library in a database; the usual one unless another is given. */
export function createRepository(database: LibraryDatabase = new LibraryDatabase()): Repository {
  const { summaries, records, positions, aside, meta } = database;

  const ask = async <Value>(work: () => PromiseLike<Value>): Answer<Value> => {
    try {
      await database.open();
      if (database.isNewer) return refuse('newer');
      return accept(await work());
    } catch (error) {
      return refuse(failureOf(error));
    }
  };
  /** All tables at once: a change is made completely or not at all, and if there is one, every tab is notified. */
  const change = <Value>(
    work: () => Promise<Value>,
    isOne: (value: Value) => boolean = () => true,
  ): Answer<Value> =>
    ask(() =>
      database.transaction('rw', [summaries, records, positions, aside, meta], async () => {
        const value = await work();
        if (isOne(value)) await meta.put({ key: 'revision', value: newId() });
        return value;
      }),
    );

  const recordOf = async ({ id }: Summary): Promise<KeptRecord> => recordFrom(id, await records.get(id));

  /**
   * Rebuilds damaged summaries from their records, and puts aside those for which that is impossible; if what it needs
   * cannot be loaded, that waits for another visit.
   */
  const mend = async (damaged: readonly Summary[]): Promise<readonly Summary[]> => {
    const opened = await ask(async () => {
      const found = await Promise.all(damaged.map(recordOf));
      const { openMender } = await import('./mending.ts');
      const mender = await openMender(found);
      const waiting = new Set(found.filter(mender.waits).map(({ id }) => id));
      return { mender, due: damaged.filter(({ id }) => !waiting.has(id)) };
    });
    if (!opened.ok || opened.value.due.length === 0) return [];
    const { mender, due } = opened.value;
    const mended = await change(async () => {
      const entries: Entry[] = [];
      const lost: Summary[] = [];
      for (const summary of due) {
        const entry = mender.mended(summary, await recordOf(summary));
        if (entry === null) lost.push(summary);
        else entries.push(entry);
      }
      await writeEntries(database, entries);
      await setAside(database, lost);
      return entries.map(({ summary }) => summary);
    });
    return mended.ok ? mended.value : [];
  };

  /**
   * The same games, each of the cabinet with how it ended: that is worked out once from the record where an earlier
   * version has not kept it.
   */
  const withEndings = async (games: readonly Summary[]): Promise<readonly Summary[]> => {
    const without = games.filter(({ cabinet }) => cabinet !== undefined && cabinet.ending === undefined);
    if (without.length === 0) return games;
    const opened = await ask(async () => import('./cabinetEntry.ts'));
    if (!opened.ok) return games;
    const { withEnding } = opened.value;
    const ids = without.map(({ id }) => id);
    const told = await change(async () => {
      const entries = await readEntries(database, ids);
      const ended = entries.map(({ summary, record }) => withEnding(summary, record.jkn));
      await summaries.bulkPut(ended);
      return new Map(ended.map((summary) => [summary.id, summary]));
    });
    return told.ok ? games.map((game) => told.value.get(game.id) ?? game) : games;
  };

  return {
    list: async () => {
      const found = await ask(() => summaries.toArray());
      if (!found.ok) return found;
      const damaged = found.value.filter((summary) => !isSummary(summary));
      const mended = damaged.length === 0 ? [] : await mend(damaged);
      const games = await withEndings(found.value.filter((game) => !damaged.includes(game)));
      return ask(async () => ({ games: [...games, ...mended], aside: await aside.count() }));
    },
    read: (id) =>
      ask(async () => {
        const found = await records.get(id);
        return found === undefined ? null : recordFrom(id, found);
      }),
    readMany: (ids) =>
      ask(() => database.transaction('r', [summaries, records, positions], () => readEntries(database, ids))),
    alike: (print) =>
      ask(() =>
        database.transaction('r', [summaries, records, positions], async () => {
          const [id] = await summaries.where('print').equals(print).primaryKeys();
          const [entry] = id === undefined ? [] : await readEntries(database, [id]);
          return entry ?? null;
        }),
      ),
    put: (entries) => change(() => writeEntries(database, entries)),
    merge: (entries, choose) =>
      change(
        () => mergeEntries(database, entries, choose),
        ({ added, renewed }) => added.length + renewed.length > 0,
      ),
    update: (entry, weigh = () => ({ way: 'over' })) =>
      change(async () => {
        const [former] = await readEntries(database, [entry.summary.id]);
        const weighed = former === undefined ? ({ way: 'over' } as const) : weigh(former);
        const copies = weighed.way === 'beside' ? [weighed.copy] : [];
        if (weighed.way !== 'not') await writeEntries(database, [goingOn(entry, former?.summary), ...copies]);
        return weighed.way;
      }),
    remove: (ids) =>
      change(async () => {
        const removed = await readEntries(database, ids);
        await deleteEntries(database, ids);
        return removed;
      }),
    putBack: (entries) =>
      change(async () => {
        const present = await summaries.bulkGet(entries.map(({ summary }) => summary.id));
        const gone: Entry[] = [];
        const later: Summary[] = [];
        for (const [index, entry] of entries.entries()) {
          const { labels, added, changed } = entry.summary;
          const now = present[index];
          if (now === undefined || now.changed < changed) gone.push(entry);
          else later.push(labels.reduce((game, label) => withLabel(game, label, true), { ...now, added }));
        }
        await writeEntries(database, gone);
        await summaries.bulkPut(later);
      }),
    label: (ids, label, given) =>
      change(async () => {
        const games = await summaries.bulkGet([...ids]);
        await summaries.bulkPut(games.flatMap((game) => (game ? [withLabel(game, label, given)] : [])));
      }),
    find: (hash) => ask(() => findPosition(database, hash)),
    watch: (changed) => {
      const revisions = liveQuery(() => meta.get('revision'));
      const subscription = revisions.subscribe({ next: changed, error: () => {} });
      return () => subscription.unsubscribe();
    },
    close: () => database.close(),
  };
}

/** An entry whose record goes on: its labels stay, and so does the time when it was added. */
const goingOn = (entry: Entry, former: Summary | undefined): Entry => {
  const { labels, added } = former ?? entry.summary;
  return { ...entry, summary: { ...entry.summary, labels, added } };
};

const withLabel = (game: Summary, label: string, given: boolean): Summary => {
  const others = game.labels.filter((other) => other !== label);
  return { ...game, labels: given ? [...others, label].toSorted((a, b) => a.localeCompare(b)) : others };
};

let shared: Repository | null = null;

/** The one library of this tab. */
export function sharedRepository(): Repository {
  shared ??= createRepository();
  return shared;
}
