/**
 * Where texts are kept between visits. Reading or writing may fail, and says so in what it returns, never by throwing.
 */
export interface Keeper {
  /** The text under a key; null if there is none or it cannot be read. */
  readonly read: (key: string) => string | null;
  /** Whether the text has been kept. */
  readonly write: (key: string, text: string) => boolean;
}

/** A keeper that can also list its keys and remove texts. */
export interface KeyedKeeper extends Keeper {
  readonly keys: () => readonly string[];
  readonly remove: (key: string) => void;
}

export const KEYS = {
  game: 'poron-jikaida.game',
  /** The games that new ones replaced, the latest first. */
  previous: 'poron-jikaida.game.previous',
  /** When a running clock was last looked at, and how much of the turn had passed. */
  seen: 'poron-jikaida.seen',
  /** Which state of the game at the table the library has. */
  seat: 'poron-jikaida.seat',
  /** What the start page says of the game at the table. */
  glance: 'poron-jikaida.glance',
  /** How far an import has come; the key is followed by a name of its own. */
  importing: 'poron-jikaida.importing',
  /** How many games by message there are, and how many wait for the player. */
  waiting: 'poron-jikaida.waiting',
  settings: 'poron-jikaida.settings',
  /** What was chosen when a game was last set up. */
  setup: 'poron-jikaida.setup',
  /** Games with house rules and terrain that the players have named. */
  houseSets: 'poron-jikaida.house-sets',
  /** What has been done in the course. */
  progress: 'poron-jikaida.progress',
  /** What has been done in the coordinates and puzzles. */
  practice: 'poron-jikaida.practice',
  /** Goals and results of the small games of the school. */
  school: 'poron-jikaida.school',
  /** A game of the cabinet; the key is followed by its id. */
  cabinet: 'poron-jikaida.cabinet',
} as const;

/** The browser's local storage; if it is forbidden, nothing is kept. */
export const localKeeper: KeyedKeeper = {
  read: (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write: (key, text) => {
    try {
      localStorage.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  },
  keys: () => {
    try {
      return Object.keys(localStorage);
    } catch {
      return [];
    }
  },
  remove: (key) => {
    try {
      localStorage.removeItem(key);
    } catch {
      // where nothing can be kept there is nothing to remove
    }
  },
};

const MOST_KEPT = 1000;

/** Puts damaged text aside under the first free key beside `key`; null if that failed. */
export function keepAside(keeper: Keeper, key: string, text: string): string | null {
  for (let number = 1; number <= MOST_KEPT; number++) {
    const aside = `${key}.damaged.${number}`;
    const there = keeper.read(aside);
    if (there === text) return aside;
    if (there === null) return keeper.write(aside, text) ? aside : null;
  }
  return null;
}
