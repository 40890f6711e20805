import { openKept, type KeptValue } from '../keptValue.ts';
import { openSharedText } from '../sharedText.ts';
import { KEYS, type Keeper } from '../storage.ts';
import { RECORD_FORM, type CabinetRecord } from './record.ts';

/** What came of keeping a game: another tab may have gone on with it, and then that game is the one that counts. */
export type KeptResult = { readonly kept: boolean } | { readonly elsewhere: CabinetRecord };

/** The place where a game of the cabinet is kept, which other tabs share. */
export interface KeptGame extends Omit<KeptValue<CabinetRecord>, 'keep'> {
  /** Keeps a game, unless another tab has kept something since this tab last looked. */
  readonly keep: (record: CabinetRecord) => KeptResult;
  /** The game that another tab has kept since this tab last kept or read one; null if there is none. */
  readonly changed: () => CabinetRecord | null;
}

/** The key under which a game of the cabinet is kept, by its id. */
export const keyOfGame = (id: string) => `${KEYS.cabinet}.${id}` as const;

/** What is kept of a game of the cabinet, by its id. */
export function keptGame(keeper: Keeper, id: string): KeptGame {
  const key = keyOfGame(id);
  const value = openKept(keeper, key, RECORD_FORM);
  const shared = openSharedText(keeper, key);
  const changed = (): CabinetRecord | null => {
    const text = shared.changed();
    const record = text === null ? null : value.now();
    if (text !== null && record !== null) shared.know(text);
    return record;
  };
  return {
    ...value,
    changed,
    keep: (record) => {
      if (shared.changed() !== null) {
        const elsewhere = changed();
        return elsewhere === null ? { kept: false } : { elsewhere };
      }
      const isKept = value.keep(record);
      const text = isKept ? keeper.read(key) : null;
      if (text !== null) shared.know(text);
      return { kept: isKept };
    },
  };
}

/** Where it is kept when the clock of a game was last looked at: each game has a place of its own. */
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
