import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { GOAL_IDS, type GoalId, type SchoolGameId } from '../../learn/school/games.ts';
import { LEVELS, type Level } from '../../search/types.ts';
import { openKept, type Form } from '../kept/keptValue.ts';
import { KEYS, type Keeper } from '../kept/storage.ts';

/** How a game of the school ended for the learner. */
export interface Result {
  readonly level: Level;
  /** The points of the learner and of the computer (section 9). */
  readonly own: 0 | 0.5 | 1;
  readonly other: 0 | 0.5 | 1;
  readonly turns: number;
}

/** What was achieved in one small game. */
export interface Reached {
  readonly goals: readonly GoalId[];
  /** The best result at each level that was played to an end. */
  readonly best: readonly Result[];
}

export type Results = Readonly<Partial<Record<SchoolGameId, Reached>>>;

export const NOTHING_REACHED: Reached = { goals: [], best: [] };
/** In the first version the four levels of the school were 1 to 4; now they are 0 to 3. */
const FIRST_VERSION = 1;
const VERSION = 2;

const points = v.picklist([0, 0.5, 1]);
const SavedReached = v.exactOptional(
  v.object({
    goals: v.array(v.picklist(GOAL_IDS)),
    best: v.array(
      v.object({
        level: v.picklist(LEVELS),
        own: points,
        other: points,
        turns: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
      }),
    ),
  }),
);
const Saved = v.object({
  version: v.picklist([FIRST_VERSION, VERSION]),
  games: v.object({ pastang: SavedReached, stikitche: SavedReached, 'draks-city': SavedReached }),
});

/** Results as the first version kept them, converted to the present levels. */
const lowered = (results: Results): Results =>
  Object.fromEntries(
    Object.entries(results).map(([game, { goals, best }]) => [
      game,
      { goals, best: best.map((result) => ({ ...result, level: lower(result.level) })) },
    ]),
  );

const lower = (level: Level): Level => LEVELS.find((known) => known === level - 1) ?? LEVELS[0];

const FORM: Form<Results> = {
  read: (data) => {
    const checked = v.safeParse(Saved, data);
    if (!checked.success) return null;
    const { version, games } = checked.output;
    return version === FIRST_VERSION ? lowered(games) : games;
  },
  write: (games) => ({ version: VERSION, games }),
};

export interface ResultsState {
  readonly results: Results;
  /** Whether the results have been kept as they stand. */
  readonly saved: boolean;
  /** What was kept could not be read, and was put aside. */
  readonly wasDamaged: boolean;
  /**
   * Records a game that has ended, with the goals that were achieved in it; recording the same again changes nothing.
   */
  readonly note: (game: SchoolGameId, result: Result, goals: readonly GoalId[]) => void;
  /** Takes over what another tab has kept. */
  readonly reread: () => void;
}
export type ResultsStore = StoreApi<ResultsState>;

/** By how much a result is better than another at the same level: by the points, then by fewer turns. */
const better = (a: Result, b: Result): Result => {
  const lead = a.own - a.other - (b.own - b.other);
  return lead > 0 || (lead === 0 && a.turns < b.turns) ? a : b;
};

function withResult({ goals, best }: Reached, result: Result, reached: readonly GoalId[]): Reached {
  const before = best.find(({ level }) => level === result.level);
  return {
    goals: [...new Set([...goals, ...reached])],
    best: [
      ...best.filter(({ level }) => level !== result.level),
      before === undefined ? result : better(result, before),
    ].toSorted((a, b) => a.level - b.level),
  };
}

/**
 * The goals and results of the small games, kept under their own key. A change is applied to what is kept at that
 * moment, so that tabs do not undo each other's changes; what cannot be read is put aside.
 */
export function createResults(keeper: Keeper): ResultsStore {
  const kept = openKept(keeper, KEYS.school, FORM);
  return createStore<ResultsState>()((set, get) => {
    const latest = (): Results => (get().saved ? (kept.now() ?? get().results) : get().results);
    return {
      results: kept.first ?? {},
      saved: true,
      wasDamaged: kept.wasDamaged,
      note: (game, result, goals) => {
        const before = latest();
        const results = { ...before, [game]: withResult(before[game] ?? NOTHING_REACHED, result, goals) };
        set({ results, saved: kept.keep(results) });
      },
      reread: () => set({ results: latest() }),
    };
  });
}
