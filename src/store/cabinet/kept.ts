import { openKept, type Form } from '../kept/keptValue.ts';
import { openShared, type SharedValue } from '../kept/sharedValue.ts';
import { keepAside, KEYS, type Keeper } from '../kept/storage.ts';
import { RECORD_FORM, type CabinetRecord } from './record.ts';

/** A place of the cabinet in which something is kept, and which other tabs share. */
export interface KeptPlace<Value> extends SharedValue<Value> {
  /** Puts aside what is kept there, as it is; if that fails, it stays, and nothing is written over it. */
  readonly putAside: () => void;
}

/** The place where a game of the cabinet is kept. */
export type KeptGame = KeptPlace<CabinetRecord>;

/** The key under which a game of the cabinet is kept, by its id. */
export const keyOfGame = (id: string) => `${KEYS.cabinet}.${id}` as const;

/** Opens a place; values that are `alike` may replace each other without asking. */
export function keptPlace<Value>(
  keeper: Keeper,
  key: ReturnType<typeof keyOfGame>,
  form: Form<Value>,
  alike?: (one: Value, other: Value) => boolean,
): KeptPlace<Value> {
  const shared = openShared(keeper, key, form, alike);
  /** Something had to be put aside for which there was no room: nothing is written over it. */
  let stuck: string | null = null;
  return {
    ...shared,
    putAside: () => {
      const text = keeper.read(key);
      if (text !== null && keepAside(keeper, key, text) === null) stuck = text;
    },
    keep: (value) => (stuck !== null && stuck === keeper.read(key) ? { kept: false } : shared.keep(value)),
  };
}

/** What is kept of a game of the cabinet, by its id. */
export const keptGame = (keeper: Keeper, id: string): KeptGame =>
  keptPlace(keeper, keyOfGame(id), RECORD_FORM);

/** Where the time is stored at which the clock of a game was last looked at: each game has a place of its own. */
export const seenKeeper = ({ read, write }: Keeper, id: string): Keeper => ({
  read: (key) => read(`${key}.${id}`),
  write: (key, text) => write(`${key}.${id}`, text),
});

/** When each of these games was last played; those that never were are left out. */
export function lastPlayed(keeper: Keeper, ids: readonly string[]): ReadonlyMap<string, number> {
  const when = new Map<string, number>();
  for (const id of ids) {
    const record = openKept(keeper, keyOfGame(id), RECORD_FORM).first;
    if (record !== null && record.moves.length > 0) when.set(id, record.when);
  }
  return when;
}
