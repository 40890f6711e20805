import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { findVariation } from '../engine/index.ts';
import {
  BEGINNERS,
  CLOCK_CHOICES,
  DEFAULT_DRAFT,
  GAMES_CHOICES,
  PLAYER_KINDS,
  THINKING_CHOICES,
  type Draft,
} from '../game/sitting/draft.ts';
import { pairOf } from '../game/saved/savedForm.ts';
import { FIRST_MOVES, TAKE_BACKS } from '../game/sitting/terms.ts';
import { OFFERED_LEVELS } from '../search/types.ts';
import { KEYS, type Keeper } from './kept/storage.ts';

const typed = (most: number, otherwise: string) =>
  v.fallback(v.pipe(v.string(), v.maxLength(most)), otherwise);

const SavedTimes = (otherwise: Draft['times']['yellow']) =>
  v.fallback(
    v.object({
      minutes: typed(20, otherwise.minutes),
      seconds: typed(20, otherwise.seconds),
      gain: typed(20, otherwise.gain),
    }),
    otherwise,
  );

const SavedDraft = v.object({
  variation: v.fallback(
    v.pipe(
      v.string(),
      v.check((id) => findVariation(id) !== undefined),
    ),
    DEFAULT_DRAFT.variation,
  ),
  names: v.fallback(pairOf(typed(100, '')), DEFAULT_DRAFT.names),
  players: v.fallback(pairOf(v.picklist(PLAYER_KINDS)), DEFAULT_DRAFT.players),
  levels: v.fallback(pairOf(v.picklist(OFFERED_LEVELS)), DEFAULT_DRAFT.levels),
  thinking: v.fallback(v.picklist(THINKING_CHOICES), DEFAULT_DRAFT.thinking),
  begins: v.fallback(v.picklist(BEGINNERS), DEFAULT_DRAFT.begins),
  clock: v.fallback(v.picklist(CLOCK_CHOICES), DEFAULT_DRAFT.clock),
  times: v.fallback(
    v.object({
      yellow: SavedTimes(DEFAULT_DRAFT.times.yellow),
      blue: SavedTimes(DEFAULT_DRAFT.times.blue),
    }),
    DEFAULT_DRAFT.times,
  ),
  differentTimes: v.fallback(v.boolean(), DEFAULT_DRAFT.differentTimes),
  pausesWhenClosed: v.fallback(v.boolean(), DEFAULT_DRAFT.pausesWhenClosed),
  games: v.fallback(v.picklist(GAMES_CHOICES), DEFAULT_DRAFT.games),
  ownGames: typed(20, DEFAULT_DRAFT.ownGames),
  firstMove: v.fallback(v.picklist(FIRST_MOVES), DEFAULT_DRAFT.firstMove),
  takeBack: v.fallback(v.picklist(TAKE_BACKS), DEFAULT_DRAFT.takeBack),
});

export interface LastSetupState {
  /** What was chosen when a game was last set up; null if none was. */
  readonly draft: Draft | null;
  readonly remember: (draft: Draft) => void;
  /** What was chosen in a set-up that the player left to read the rules; null if there is none to go on with. */
  readonly unfinished: Draft | null;
  readonly putAside: (draft: Draft | null) => void;
}
export type LastSetupStore = StoreApi<LastSetupState>;

/** The last set-up, kept to be offered again, except for a position, which is meant for one game only. */
export function createLastSetup(keeper: Keeper): LastSetupStore {
  return createStore<LastSetupState>()((set) => ({
    draft: readLastSetup(keeper),
    unfinished: null,
    putAside: (unfinished) => set({ unfinished }),
    remember: (draft) => {
      const kept = { ...draft, position: '' };
      set({ draft: kept });
      keeper.write(KEYS.setup, JSON.stringify(kept));
    },
  }));
}

/** Any part of it that cannot be read gets its default; a set-up that is damaged as a whole is dropped. */
function readLastSetup(keeper: Keeper): Draft | null {
  const kept = keeper.read(KEYS.setup);
  if (kept === null) return null;
  try {
    const checked = v.safeParse(SavedDraft, JSON.parse(kept));
    return checked.success ? { ...checked.output, position: '' } : null;
  } catch {
    return null;
  }
}
