import { isBegun } from '../../game/game.ts';
import { formatSavedGame, parseSavedGame, type SavedGameError } from '../../game/saved/saved.ts';
import { relationOf } from '../../game/sitting/relation.ts';
import type { Sitting } from '../../game/sitting/sitting.ts';
import { keptClock, type KeptClock, type Reopened } from '../kept/keptClock.ts';
import { readMark } from '../library/mark.ts';
import { printOf } from '../library/fingerprint.ts';
import type { Refuge } from './refuge.ts';
import { openSecondPlace, type Answered, type Later } from './secondPlace.ts';
import { openSharedText, type SharedText } from '../kept/sharedText.ts';
import { keepPrevious } from './previous.ts';
import { keepAside, KEYS, type Keeper } from '../kept/storage.ts';
import type { Time } from '../time.ts';

/** A saved game that could not be read. */
export interface Damage {
  readonly error: SavedGameError;
  /** The key under which it was put aside; null if it stays where it was, and then no game is written over it. */
  readonly aside: string | null;
}

/**
 * The outcome of keeping a game: another tab may have gone on with it, and then that tab's game is the one that counts.
 * If local storage refuses, it turns out later whether the game is kept.
 */
export type KeepResult = Answered | { readonly later: Later };

/** A game in the second place: it continues the one in the first, or has to be kept beside it. */
export interface Found extends Reopened {
  readonly isBeside: boolean;
}

/** The one place where the game at the table is kept; other tabs share it. */
export interface Keeping {
  /** The game that was kept when the page was opened; null if there is none that can be read. */
  readonly opened: Sitting | null;
  /** The game seems to have been away for longer than can have been intended. */
  readonly wasLong: boolean;
  readonly damage: Damage | null;
  /** Whether games can be kept at all. */
  readonly mayKeep: boolean;
  /** Keeps a game, unless another tab has kept something since this tab last looked. */
  readonly keep: (sitting: Sitting) => KeepResult;
  /** Puts aside a game that a new one replaces; false if there is no room. */
  readonly keepPrevious: (sitting: Sitting) => boolean;
  /**
   * The game that another tab has kept since this tab last kept or read one; null if there is none. Where this page `slept`
   * meanwhile, nobody may have seen its clock since then.
   */
  readonly changed: (slept?: boolean) => Sitting | null;
  /** What the second place holds beside the game at the table; null if that is the newest. */
  readonly refuged: (atTable: () => Sitting) => Promise<Found | null>;
  /** What the second place held is kept elsewhere. */
  readonly clearRefuge: () => void;
  readonly clock: KeptClock;
}

/** Opens the place where the game is kept. What cannot be read is put aside, or else stays and is never overwritten. */
export function openKeeping(keeper: Keeper, time: Time, refuge: Refuge | null): Keeping {
  const clock = keptClock(keeper, time);
  const second = openSecondPlace(refuge, clock.heard);
  const here = { ...openSharedText(keeper, KEYS.game), isAhead: false };
  const { kept, damage } = readKept(keeper, here.known());
  const mayKeep = damage === null || damage.aside !== null;
  const opened = kept === null ? null : clock.reopened(kept);
  const changed: Keeping['changed'] = (slept) => newerThan(here, clock, slept);
  return {
    opened: opened?.sitting ?? null,
    wasLong: opened?.wasLong ?? false,
    damage,
    mayKeep,
    changed,
    clock,
    keep: (sitting) => {
      if (!mayKeep) return { kept: false };
      const text = formatSavedGame(clock.dated(sitting));
      const stored = here.changed();
      const isElsewhere = stored !== null && stored !== text;
      if (isElsewhere && !here.isAhead) {
        const elsewhere = changed();
        return elsewhere === null ? { kept: false } : { elsewhere };
      }
      here.isAhead = isElsewhere || !keeper.write(KEYS.game, text);
      if (here.isAhead && !second.isThere) return { kept: false };
      if (here.isAhead) return { later: second.keep(text, () => printOf(here.known() ?? '')) };
      here.know(text);
      second.clear();
      return { kept: true };
    },
    keepPrevious: (sitting) => keepPrevious(keeper, clock.dated(sitting)),
    clearRefuge: second.clear,
    refuged: async (atTable) => {
      const found = await second.look();
      if (found === null) return null;
      const reopened = clock.reopened(found.sitting);
      const relation = relationOf(reopened.sitting, atTable());
      if (relation === 'same' || relation === 'older') {
        if (!here.isAhead) second.clear();
        return null;
      }
      const isInstead =
        found.instead === printOf(here.known() ?? '') && isUntouched(opened?.sitting ?? null, atTable());
      here.isAhead = relation === 'newer' || isInstead;
      return { ...reopened, isBeside: !here.isAhead };
    },
  };
}

/** What a text in local storage holds: a game, or one that cannot be read, which is put aside. */
function readKept(
  keeper: Keeper,
  text: string | null,
): { readonly kept: Sitting | null; readonly damage: Damage | null } {
  if (text === null) return { kept: null, damage: null };
  const read = parseSavedGame(text);
  return read.ok
    ? { kept: named(keeper, read.value), damage: null }
    : { kept: null, damage: damageOf(keeper, text, read.error) };
}

/**
 * What a tab knows of local storage: the text there, and whether the tab is ahead of it with a game that could not be
 * kept there.
 */
interface Here extends SharedText {
  /** While it is ahead, nothing from elsewhere takes its place. */
  isAhead: boolean;
}

/** The game that another tab has put in local storage, which is known from then on; null for none. */
function newerThan(here: Here, { heard, reopened }: KeptClock, slept = false): Sitting | null {
  const text = here.changed();
  if (here.isAhead || text === null) return null;
  const read = parseSavedGame(text);
  if (!read.ok) return null;
  here.know(text);
  return slept ? reopened(read.value).sitting : heard(read.value);
}

/** A game of an earlier version of the app did not say which game of the library it was; that was stored beside it. */
function named(keeper: Keeper, sitting: Sitting): Sitting {
  if (sitting.seat !== undefined || !isBegun(sitting.game)) return sitting;
  const mark = readMark(keeper);
  return mark === null
    ? sitting
    : { ...sitting, seat: { id: mark.id, began: mark.began, changes: 0, trail: '' } };
}

/** Whether nobody has changed the game that a page has opened, or the fresh game where there was none. */
const isUntouched = (opened: Sitting | null, atTable: Sitting): boolean =>
  opened === null ? !isBegun(atTable.game) : opened.game === atTable.game;

/** A game of a later version of the app is not damaged: it stays where that version will look for it. */
const damageOf = (keeper: Keeper, text: string, error: SavedGameError): Damage => ({
  error,
  aside: error.code === 'newer' ? null : keepAside(keeper, KEYS.game, text),
});
