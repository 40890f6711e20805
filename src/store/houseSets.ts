import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { isGame } from '../game/composed.ts';
import { cleanName } from '../game/setup.ts';
import { openKept, type Form } from './keptValue.ts';
import { KEYS, type Keeper } from './storage.ts';

/** A game with its rules and terrain, to which the players have given a name. */
export interface HouseSet {
  readonly name: string;
  /** The id of the game (section 13). */
  readonly variation: string;
}

const VERSION = 1;
/** So many sets are kept; the oldest gives way. */
const MOST_SETS = 40;

const Saved = v.object({
  version: v.literal(VERSION),
  sets: v.array(v.object({ name: v.string(), variation: v.string() })),
});

const FORM: Form<readonly HouseSet[]> = {
  read: (data) => {
    const checked = v.safeParse(Saved, data);
    return checked.success ? checked.output.sets.filter(({ variation }) => isGame(variation)) : null;
  },
  write: (sets) => ({ version: VERSION, sets }),
};

export interface HouseSetsState {
  /** The last one that was kept comes first. */
  readonly sets: readonly HouseSet[];
  /** Whether they have been kept as they stand. */
  readonly saved: boolean;
  /** Keeps a set under a name; another of that name gives way. A name without a letter is refused in silence. */
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
    const change = (alter: (sets: readonly HouseSet[]) => readonly HouseSet[]): void => {
      const sets = alter((get().saved ? kept.now() : null) ?? get().sets).slice(0, MOST_SETS);
      set({ sets, saved: kept.keep(sets) });
    };
    return {
      sets: kept.first ?? [],
      saved: true,
      keep: (written, variation) => {
        const name = cleanName(written);
        if (name === '') return;
        change((sets) => [{ name, variation }, ...sets.filter((one) => one.name !== name)]);
      },
      forget: (name) => change((sets) => sets.filter((one) => one.name !== name)),
      reread: () => set({ sets: kept.now() ?? [] }),
    };
  });
}
