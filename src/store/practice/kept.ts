import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { SIDES } from '../../engine/index.ts';
import { GAME_IDS } from '../../game/games/games.ts';
import { ANY, type Filter } from '../../practice/choosing.ts';
import { DRILLS, FIRST_DRILL, GROUNDS, scoreName, type DrillSetup } from '../../practice/drill.ts';
import { GRADES, THEMES } from '../../practice/puzzle.ts';
import { FIRST_RATING, ratingAfter, type Rating } from '../../practice/rating.ts';
import type { Day } from '../../practice/days.ts';
import { openKept, type Form } from '../kept/keptValue.ts';
import { KEYS, type Keeper } from '../kept/storage.ts';

/** A puzzle in progress: the moves of both sides so far, and whether a hint was taken or a try was wrong. */
export interface OpenPuzzle {
  readonly id: string;
  readonly moves: readonly string[];
  readonly isSpoiled: boolean;
}

/** What a player has done in practice. */
export interface PracticeRecord {
  /** The best scores in the coordinates, by `scoreName`, and how the last round was set up. */
  readonly best: Readonly<Record<string, number>>;
  readonly drill: DrillSetup;
  /** Solved puzzles by their ids: whether at the first try and without a hint. */
  readonly solved: Readonly<Record<string, 'clean' | 'helped'>>;
  /** The days on which the puzzle of the day was solved. */
  readonly days: readonly Day[];
  /** Puzzles solved in a row at the first try: the present streak and the best. */
  readonly row: { readonly now: number; readonly best: number };
  /** How strong the player is at puzzles. */
  readonly player: Rating;
  /** The ratings of the puzzles that were tried, after the first try, which alone counts. */
  readonly tried: Readonly<Record<string, Rating>>;
  /** How the last first try changed the player's rating. */
  readonly rated: { readonly id: string; readonly change: number } | null;
  readonly filter: Filter;
  readonly open: OpenPuzzle | null;
}

const NOTHING: PracticeRecord = {
  best: {},
  drill: FIRST_DRILL,
  solved: {},
  days: [],
  row: { now: 0, best: 0 },
  player: FIRST_RATING,
  tried: {},
  rated: null,
  filter: ANY,
  open: null,
};
const VERSION = 1;
/** This many days are kept: a streak of more than ten years is no longer counted. */
const MOST_DAYS = 4000;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const finite = v.pipe(v.number(), v.finite());
const positive = v.pipe(finite, v.minValue(Number.MIN_VALUE));
const RatingForm = v.object({ rating: finite, deviation: positive, volatility: positive });
const Saved = v.object({
  version: v.literal(VERSION),
  best: v.record(v.string(), count),
  drill: v.fallback(
    v.object({
      drill: v.picklist(DRILLS),
      ground: v.picklist(GROUNDS),
      side: v.picklist(SIDES),
      labels: v.boolean(),
      timed: v.boolean(),
    }),
    FIRST_DRILL,
  ),
  solved: v.record(v.string(), v.picklist(['clean', 'helped'])),
  days: v.array(v.pipe(v.string(), v.isoDate())),
  row: v.object({ now: count, best: count }),
  player: v.fallback(RatingForm, FIRST_RATING),
  tried: v.fallback(v.record(v.string(), RatingForm), {}),
  rated: v.fallback(v.nullable(v.object({ id: v.string(), change: finite })), null),
  filter: v.fallback(
    v.object({
      theme: v.nullable(v.picklist(THEMES)),
      game: v.nullable(v.picklist(GAME_IDS)),
      grade: v.nullable(v.picklist(GRADES)),
    }),
    ANY,
  ),
  open: v.fallback(
    v.nullable(v.object({ id: v.string(), moves: v.array(v.string()), isSpoiled: v.boolean() })),
    null,
  ),
});

const FORM: Form<PracticeRecord> = {
  read: (data) => {
    const checked = v.safeParse(Saved, data);
    if (!checked.success) return null;
    const { version: _, ...kept } = checked.output;
    return kept;
  },
  write: (kept) => ({ version: VERSION, ...kept }),
};

export interface KeptState {
  readonly kept: PracticeRecord;
  /** Whether the progress has been kept as it stands. */
  readonly saved: boolean;
  /** What was kept could not be read, and was put aside. */
  readonly wasDamaged: boolean;
  readonly setUp: (drill: DrillSetup) => void;
  /** Records the score of a round; returns whether it is a new best one. */
  readonly score: (drill: DrillSetup, right: number) => boolean;
  readonly look: (filter: Filter) => void;
  /** Records how far a puzzle has come. */
  readonly follow: (open: OpenPuzzle) => void;
  /** A wrong try or a hint ends the streak, and counts as a loss against a puzzle of this strength. */
  readonly spoil: (id: string, strength: Rating) => void;
  /** A puzzle of this strength is solved; on a given day if it is the puzzle of that day. */
  readonly solve: (id: string, strength: Rating, daily: Day | null) => void;
  /** Forgets everything. */
  readonly reset: () => void;
  /** Takes over what another tab has kept. */
  readonly reread: () => void;
}
export type KeptStore = StoreApi<KeptState>;

/**
 * What was done in practice, kept under its own key. A change is applied to what is kept at that moment, so that tabs
 * do not undo each other's changes; what cannot be read is put aside.
 */
export function createKept(keeper: Keeper): KeptStore {
  const value = openKept(keeper, KEYS.practice, FORM);
  return createStore<KeptState>()((set, get) => {
    const latest = (): PracticeRecord => (get().saved ? (value.now() ?? get().kept) : get().kept);
    const change = (alter: (kept: PracticeRecord) => PracticeRecord): void => {
      const kept = alter(latest());
      set({ kept, saved: value.keep(kept) });
    };
    return {
      kept: value.first ?? NOTHING,
      saved: true,
      wasDamaged: value.wasDamaged,
      setUp: (drill) => change((kept) => ({ ...kept, drill })),
      score: (drill, right) => {
        const name = scoreName(drill);
        const isBest = right > (latest().best[name] ?? 0);
        if (isBest) change((kept) => ({ ...kept, best: { ...kept.best, [name]: right } }));
        return isBest;
      },
      look: (filter) => change((kept) => ({ ...kept, filter })),
      follow: (open) => change((kept) => ({ ...kept, open })),
      spoil: (id, strength) => change((kept) => spoiled(tried(kept, id, strength, 0), id)),
      solve: (id, strength, daily) => change((kept) => solvedNow(kept, id, strength, daily)),
      reset: () => change(() => NOTHING),
      reread: () => set({ kept: latest() }),
    };
  });
}

/** Both are rated by the first try; a puzzle that is already solved is not rated any more. */
function tried(kept: PracticeRecord, id: string, strength: Rating, score: 0 | 1): PracticeRecord {
  if (kept.tried[id] !== undefined || kept.solved[id] !== undefined) return kept;
  const player = ratingAfter(kept.player, strength, score);
  const puzzle = ratingAfter(strength, kept.player, score === 1 ? 0 : 1);
  return {
    ...kept,
    player,
    tried: { ...kept.tried, [id]: puzzle },
    rated: { id, change: player.rating - kept.player.rating },
  };
}

/** Another try at a puzzle that was solved before costs nothing. */
function spoiled(kept: PracticeRecord, id: string): PracticeRecord {
  const open = kept.open?.id === id ? kept.open : { id, moves: [] };
  const row = kept.solved[id] === undefined ? { ...kept.row, now: 0 } : kept.row;
  return { ...kept, row, open: { ...open, isSpoiled: true } };
}

/** Whether a hint was taken at a puzzle or a try was wrong: since it was opened, or at any time if it is not solved. */
export const wasSpoiled = (kept: PracticeRecord, id: string): boolean =>
  (kept.open?.id === id && kept.open.isSpoiled) ||
  (kept.tried[id] !== undefined && kept.solved[id] === undefined);

function solvedNow(kept: PracticeRecord, id: string, strength: Rating, daily: Day | null): PracticeRecord {
  const isClean = !wasSpoiled(kept, id);
  const isNew = kept.solved[id] === undefined;
  const now = isNew && isClean ? kept.row.now + 1 : kept.row.now;
  const isCleanAtLast = isClean || kept.solved[id] === 'clean';
  return {
    ...tried(kept, id, strength, 1),
    solved: { ...kept.solved, [id]: isCleanAtLast ? 'clean' : 'helped' },
    row: { now, best: Math.max(now, kept.row.best) },
    days: daily === null || kept.days.includes(daily) ? kept.days : [...kept.days, daily].slice(-MOST_DAYS),
    open: null,
  };
}
