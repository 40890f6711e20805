import * as v from 'valibot';
import { alone } from '../alone.ts';
import { newId } from '../newId.ts';
import { KEYS, type KeyedKeeper } from '../kept/storage.ts';

/** How far the import of a file has come. */
export interface Underway {
  readonly id: string;
  /** The name of the file. */
  readonly name: string;
  /** How many of its games have been read. */
  readonly read: number;
  /** How many games it has; null until the first have been read. */
  readonly total: number | null;
}

/** Records how many games have been read, of how many. */
export type Note = (read: number, total: number) => void;

/** Which imports are under way, in this tab and others, so that the player is told of one that is cut off. */
export interface ImportLog {
  /** Records an import as long as it lasts. The work reports how far it has come. */
  readonly during: (name: string, work: (note: Note) => Promise<void>) => Promise<void>;
  /**
   * Reports each import that was cut off because its tab was closed or reloaded; for one that still goes on in another
   * tab, if and when it is cut off. The returned function ends that.
   */
  readonly watch: (tell: (cutOff: Underway) => void) => () => void;
  /** The player has been told of these. */
  readonly forget: (ids: readonly string[]) => void;
}

/** Acquires and releases the right to a name: see `alone`. */
type Alone = typeof alone;

const UnderwayForm = v.object({
  name: v.string(),
  read: v.number(),
  total: v.nullable(v.number()),
});

/**
 * Milliseconds: another tab may learn that an import is over a moment before it learns that its mark is gone, since
 * locks and storage take different paths.
 */
const SETTLED = 500;

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, SETTLED));

const keyOf = (id: string): string => `${KEYS.importing}.${id}`;

/**
 * Each import has its own mark in storage, and a lock that the browser releases when the page is gone: a mark whose
 * lock is free belongs to an import that was cut off.
 */
export function openImportLog(
  keeper: KeyedKeeper,
  { locked = alone, settled = settle }: { locked?: Alone; settled?: () => Promise<void> } = {},
): ImportLog {
  const own = new Set<string>();
  const forget: ImportLog['forget'] = (ids) => {
    for (const id of ids) keeper.remove(keyOf(id));
  };
  return {
    forget,
    during: async (name, work) => {
      const id = newId();
      const note = (read: number, total: number | null): void =>
        void keeper.write(keyOf(id), JSON.stringify({ name, read, total }));
      own.add(id);
      await locked(keyOf(id), new AbortController().signal, async () => {
        note(0, null);
        try {
          await work(note);
        } finally {
          forget([id]);
        }
      });
      own.delete(id);
    },
    watch: (tell) => {
      const end = new AbortController();
      for (const id of idsOf(keeper)) {
        if (own.has(id)) continue;
        void locked(keyOf(id), end.signal, async () => {
          await settled();
          const underway = readUnderway(keeper, id);
          if (underway !== null && !end.signal.aborted) tell(underway);
        });
      }
      return () => end.abort();
    },
  };
}

function idsOf(keeper: KeyedKeeper): readonly string[] {
  const prefix = keyOf('');
  return keeper.keys().flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []));
}

/** What is recorded of an import; null if that is over, or cannot be read. */
function readUnderway(keeper: KeyedKeeper, id: string): Underway | null {
  try {
    const checked = v.safeParse(UnderwayForm, JSON.parse(keeper.read(keyOf(id)) ?? ''));
    return checked.success ? { id, ...checked.output } : null;
  } catch {
    return null;
  }
}
