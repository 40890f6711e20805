import { Dexie, type Table } from 'dexie';
import type { KeptPositions, KeptRecord, Summary } from './entry.ts';
import { migrateToVersion2, type AsideEntry } from './migrations.ts';

const DATABASE = 'poron-jikaida';

/** The present form of the database; `migrations.ts` leads to it from earlier ones. */
const VERSION = 2;

/** A number that every change of the library changes, by which all tabs hear of it. */
export interface Revision {
  readonly key: 'revision';
  readonly value: string;
}

/**
 * The games of this browser in IndexedDB. What the list needs of all games stands apart from the records, of which one
 * at a time is read.
 */
export class LibraryDatabase extends Dexie {
  declare readonly summaries: Table<Summary, string>;
  declare readonly records: Table<KeptRecord, string>;
  declare readonly positions: Table<KeptPositions, string>;
  /** What could not be read, kept as it was found. */
  declare readonly aside: Table<AsideEntry, string>;
  declare readonly meta: Table<Revision, Revision['key']>;

  constructor(name = DATABASE) {
    super(name);
    this.version(1).stores({ games: 'id, changed' });
    this.version(VERSION)
      .stores({
        games: null,
        summaries: 'id, print',
        records: 'id',
        positions: 'id',
        aside: 'id',
        meta: 'key',
      })
      .upgrade(migrateToVersion2);
  }

  /** Whether a newer version of the app has kept its games here. Dexie counts in tenths of what IndexedDB counts. */
  get isNewer(): boolean {
    return this.backendDB().version > VERSION * 10;
  }
}
