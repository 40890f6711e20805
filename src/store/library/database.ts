import { Dexie, type Table } from 'dexie';
import type { KeptPositions, KeptRecord, Summary } from './entry.ts';
import { migrateToVersion2, type AsideEntry } from './migrations.ts';

const DATABASE = 'poron-jikaida';

/** The present form of the database; `migrations.ts` converts earlier ones to it. */
const VERSION = 2;

/** A number that every change of the library changes, so that all tabs notice it. */
export interface Revision {
  readonly key: 'revision';
  readonly value: string;
}

/**
 * The games of this browser in IndexedDB. What the list needs of all games is stored apart from the records, which are
 * read one at a time.
 */
export class LibraryDatabase extends Dexie {
  declare readonly summaries: Table<Summary, string>;
  declare readonly records: Table<KeptRecord, string>;
  declare readonly positions: Table<KeptPositions, string>;
  /** What could not be read, stored as it was found. */
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

  /**
   * Whether a newer version of the app has stored its games here. Dexie's version numbers are a tenth of IndexedDB's.
   */
  get isNewer(): boolean {
    return this.backendDB().version > VERSION * 10;
  }
}
