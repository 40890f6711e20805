import * as v from 'valibot';
import { alone } from '../alone.ts';
import { newId } from '../newId.ts';
import { KEYS, type KeyedKeeper } from '../storage.ts';

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

/** Notes how many games have been read, of how many. */
export type Note = (read: number, total: number) => void;

/** Which imports are under way, in this tab and others, so that one that is cut off is told of. */
export interface ImportLog {
  /** Notes an import as long as it lasts. The work says how far it has come. */
  readonly during: (name: string, work: (note: Note) => Promise<void>) => Promise<void>;
  /**
   * Tells of each import that was cut off, as its tab was closed or reloaded; of one that still goes on in another tab,
   * if and when that is cut off. The answer ends that.
   */
  readonly watch: (tell: (cutOff: Underway) => void) => () => void;
  /** The player knows of these. */
  readonly forget: (ids: readonly string[]) => void;
}

/** Takes and gives away the right to a name: see `alone`. */
type Alone = typeof alone;

const UnderwayForm = v.object({
  name: v.string(),
  read: v.number(),
  total: v.nullable(v.number()),
});

/**
 * Milliseconds: another tab may hear that an import is over a moment before it hears that its mark is gone, since locks
 * and storage go different ways.
 */
const SETTLED = 500;

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, SETTLED));

const keyOf = (id: string): string => `${KEYS.importing}.${id}`;

/**
 * Each import has a mark of its own in storage, and a lock that the browser takes away when its page is gone: a mark whose
 * lock is free is one of an import that was cut off.
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

/** What is noted of an import; null if that is over, or cannot be read. */
function readUnderway(keeper: KeyedKeeper, id: string): Underway | null {
  try {
    const checked = v.safeParse(UnderwayForm, JSON.parse(keeper.read(keyOf(id)) ?? ''));
    return checked.success ? { id, ...checked.output } : null;
  } catch {
    return null;
  }
}
