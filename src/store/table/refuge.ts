/** The game at the table when local storage refuses to keep it. */
export interface Refuged {
  readonly text: string;
  /**
   * The fingerprint of the text in local storage that it stands in for; any other text there is newer than this one.
   */
  readonly instead: number;
}

/** A second place for the game at the table. Nothing throws: failures are returned. */
export interface Refuge {
  /** What is kept there; null if it is nothing, or cannot be read. */
  readonly read: () => Promise<Refuged | null>;
  /**
   * Keeps a game over the text that is expected there, null for none. Returns whether it is kept, or what another page
   * has kept there meanwhile.
   */
  readonly write: (game: Refuged, expected: string | null) => Promise<boolean | Refuged>;
  /** Removes a text that is kept elsewhere; what another page has kept meanwhile stays. */
  readonly clear: (text: string) => Promise<void>;
}

const DATABASE = 'poron-jikaida-table';
const STORE = 'kept';
const KEY = 'game';

const isRefuged = (found: unknown): found is Refuged =>
  typeof found === 'object' &&
  found !== null &&
  'text' in found &&
  typeof found.text === 'string' &&
  'instead' in found &&
  typeof found.instead === 'number';

/** The answer to a request of IndexedDB. */
const answerOf = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result), { once: true });
    request.addEventListener('error', () => reject(request.error ?? new Error('refused')), { once: true });
  });

async function open(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
  return answerOf(request);
}

async function find(store: IDBObjectStore): Promise<Refuged | null> {
  const found: unknown = await answerOf(store.get(KEY));
  return isRefuged(found) ? found : null;
}

/**
 * The browser's IndexedDB, which has more room than local storage. The code is small enough to be loaded from the
 * start.
 */
export function openRefuge(factory: () => IDBFactory = () => indexedDB): Refuge {
  const within = async <Value>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => Promise<Value>,
  ): Promise<Value> => {
    const database = await open(factory());
    try {
      const transaction = database.transaction(STORE, mode);
      const whole = new Promise<void>((resolve, reject) => {
        transaction.addEventListener('complete', () => resolve());
        transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')));
      });
      const [value] = await Promise.all([work(transaction.objectStore(STORE)), whole]);
      return value;
    } finally {
      database.close();
    }
  };
  return {
    read: async () => {
      try {
        return await within('readonly', find);
      } catch {
        return null;
      }
    },
    write: async ({ text, instead }, expected) => {
      try {
        return await within('readwrite', async (store) => {
          const found = await find(store);
          if (found !== null && found.text !== expected && found.text !== text) return found;
          await answerOf(store.put({ text, instead }, KEY));
          return true;
        });
      } catch {
        return false;
      }
    },
    clear: async (text) => {
      try {
        await within('readwrite', async (store) => {
          if ((await find(store))?.text === text) await answerOf(store.delete(KEY));
        });
      } catch {
        // where nothing can be kept there is nothing to remove
      }
    },
  };
}
