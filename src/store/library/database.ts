import Dexie, { type Table } from 'dexie';

export const DATABASE = 'poron-jikaida';

/** A game of the library as a record, with where it came from and when, in milliseconds of the epoch. */
export interface KeptGame {
  readonly id: string;
  readonly source: 'table' | 'imported';
  readonly jkn: string;
  readonly added: number;
  readonly changed: number;
}

/** The games of this browser in IndexedDB. */
export class LibraryDatabase extends Dexie {
  declare readonly games: Table<KeptGame, string>;

  constructor(name = DATABASE) {
    super(name);
    this.version(1).stores({ games: 'id, changed' });
  }
}
