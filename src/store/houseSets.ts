import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { isGame } from '../game/games/composed.ts';
import { cleanName } from '../game/cleanWords.ts';
import { openKept, type Form } from './kept/keptValue.ts';
import { KEYS, type Keeper } from './kept/storage.ts';

/** A game with its rules and terrain, to which the players have given a name. */
export interface HouseSet {
  readonly name: string;
  /** The id of the game (section 13). */
  readonly variation: string;
}

const VERSION = 1;
/** This many sets are kept; beyond that the oldest is dropped. */
export const MOST_SETS = 40;

const Saved = v.object({ version: v.literal(VERSION), sets: v.array(v.unknown()) });
const SavedSet = v.object({ name: v.string(), variation: v.string() });

/** Sets are read one by one; those of games that only another version knows are kept for it. */
const FORM: Form<readonly HouseSet[]> = {
  read: (data) => {
    const checked = v.safeParse(Saved, data);
    if (!checked.success) return null;
    return checked.output.sets.flatMap((set) => {
      const read = v.safeParse(SavedSet, set);
      return read.success ? [read.output] : [];
    });
  },
  write: (sets) => ({ version: VERSION, sets }),
};

export interface HouseSetsState {
  /** The set that was kept last comes first; some may name games that are unknown here. */
  readonly sets: readonly HouseSet[];
  /** Whether the sets have been kept as they stand. */
  readonly saved: boolean;
  /** What was kept could not be read, and was put aside. */
  readonly wasDamaged: boolean;
  /** Keeps a set under a name, in place of any other of that name. A name without a letter is silently refused. */
  readonly keep: (name: string, variation: string) => void;
  readonly forget: (name: string) => void;
  /** Reads again what another tab may have kept. */
  readonly reread: () => void;
}
export type HouseSetsStore = StoreApi<HouseSetsState>;

/** The sets of house rules that the players have named. */
export function createHouseSets(keeper: Keeper): HouseSetsStore {
  const kept = openKept(keeper, KEYS.houseSets, FORM);
  return createStore<HouseSetsState>()((set, get) => {
    const latest = (): readonly HouseSet[] => (get().saved ? kept.now() : null) ?? get().sets;
    const change = (alter: (sets: readonly HouseSet[]) => readonly HouseSet[]): void => {
      const sets = alter(latest()).slice(0, MOST_SETS);
      set({ sets, saved: kept.keep(sets) });
    };
    return {
      sets: kept.first ?? [],
      saved: true,
      wasDamaged: kept.wasDamaged,
      keep: (written, variation) => {
        const name = cleanName(written);
        if (name === '') return;
        change((sets) => [{ name, variation }, ...sets.filter((one) => one.name !== name)]);
      },
      forget: (name) => change((sets) => sets.filter((one) => one.name !== name)),
      reread: () => set({ sets: latest() }),
    };
  });
}

/** The sets that can be played here. */
export const knownSets = (sets: readonly HouseSet[]): readonly HouseSet[] =>
  sets.filter(({ variation }) => isGame(variation));
