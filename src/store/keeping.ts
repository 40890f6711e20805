import { isBegun } from '../game/game.ts';
import { formatSavedGame, parseSavedGame, type SavedGameError } from '../game/saved.ts';
import { relationOf } from '../game/relation.ts';
import type { Sitting } from '../game/sitting.ts';
import { keptClock, type KeptClock, type Reopened } from './keptClock.ts';
import { readMark } from './library/mark.ts';
import { printOf } from './library/fingerprint.ts';
import type { Refuge } from './refuge.ts';
import { keepPrevious } from './shelf.ts';
import { keepAside, KEYS, type Keeper } from './storage.ts';
import type { Time } from './time.ts';

/** A saved game that could not be read. */
export interface Damage {
  readonly error: SavedGameError;
  /** The key under which it was put aside; null if it stays where it was, and then no game is kept over it. */
  readonly aside: string | null;
}

/**
 * What came of keeping a game: another tab may have gone on with it, and that game is the one that counts. Where local
 * storage refuses, it turns out later whether the game is kept.
 */
export type KeepResult = Answered | { readonly later: Later };
export type Answered = { readonly kept: boolean } | { readonly elsewhere: Sitting };
export type Later = Promise<Answered>;

/** A game in the second place: it goes on from the one in the first, or is to be kept beside it. */
export interface Found extends Reopened {
  readonly isBeside: boolean;
}

/** The one place where the game at the table is kept, which other tabs share. */
export interface Keeping {
  /** The game that was kept as the page was opened; null if there is none that can be read. */
  readonly opened: Sitting | null;
  /** The game seems to have been away longer than it can have been meant to. */
  readonly wasLong: boolean;
  readonly damage: Damage | null;
  /** Whether games can be kept at all. */
  readonly mayKeep: boolean;
  /** Keeps a game, unless another tab has kept something since this tab last looked. */
  readonly keep: (sitting: Sitting) => KeepResult;
  /** Puts a game aside that a new one replaces; false where there is no room. */
  readonly keepPrevious: (sitting: Sitting) => boolean;
  /** The game that another tab has kept since this tab last kept or read one; null if there is none. */
  readonly changed: () => Sitting | null;
  /** What the second place holds beside the game at the table; null if that is the newest. */
  readonly refuged: (atTable: () => Sitting) => Promise<Found | null>;
  /** What the second place held is kept elsewhere. */
  readonly clearRefuge: () => void;
  readonly clock: KeptClock;
}

/** Opens the place where the game is kept. What cannot be read is put aside, or stays and is never written over. */
export function openKeeping(keeper: Keeper, time: Time, refuge: Refuge | null): Keeping {
  const clock = keptClock(keeper, time);
  let known = keeper.read(KEYS.game);
  /** This tab shows what local storage could not keep: then nothing from elsewhere takes its place. */
  let isAhead = false;
  /** The text in the second place, as this tab knows it. */
  let inRefuge: string | null = null;
  const parsed = known === null ? null : parseSavedGame(known);
  const damage = parsed?.ok === false && known !== null ? damageOf(keeper, known, parsed.error) : null;
  const mayKeep = damage === null || damage.aside !== null;
  const opened = parsed?.ok === true ? clock.reopened(named(keeper, parsed.value)) : null;

  const changed = (): Sitting | null => {
    const text = keeper.read(KEYS.game);
    if (isAhead || text === null || text === known) return null;
    const read = parseSavedGame(text);
    if (!read.ok) return null;
    known = text;
    return clock.heard(read.value);
  };

  /** What is kept in the second place is kept in turn. */
  let queue: Promise<unknown> = Promise.resolve();
  const toRefuge = async (text: string): Later => {
    const kept = (await refuge?.write({ text, instead: printOf(known ?? '') }, inRefuge)) ?? false;
    if (kept === true) inRefuge = text;
    if (typeof kept === 'boolean') return { kept };
    const read = parseSavedGame(kept.text);
    if (!read.ok) return { kept: false };
    inRefuge = kept.text;
    return { elsewhere: clock.heard(read.value) };
  };

  const fromRefuge = (): void => {
    if (inRefuge !== null) void refuge?.clear();
    inRefuge = null;
  };

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
      const stored = keeper.read(KEYS.game);
      const isElsewhere = stored !== null && stored !== known && stored !== text;
      if (isElsewhere && !isAhead) {
        const elsewhere = changed();
        return elsewhere === null ? { kept: false } : { elsewhere };
      }
      const kept = !isElsewhere && keeper.write(KEYS.game, text);
      isAhead = !kept;
      if (!kept && refuge === null) return { kept };
      if (!kept) {
        const later = queue.then(() => toRefuge(text));
        queue = later;
        return { later };
      }
      known = text;
      fromRefuge();
      return { kept };
    },
    keepPrevious: (sitting) => keepPrevious(keeper, clock.dated(sitting)),
    clearRefuge: fromRefuge,
    refuged: async (atTable) => {
      const found = (await refuge?.read()) ?? null;
      if (found === null || found.text === inRefuge) return null;
      const read = parseSavedGame(found.text);
      if (!read.ok) return null;
      inRefuge = found.text;
      const reopened = clock.reopened(read.value);
      const relation = relationOf(reopened.sitting, atTable());
      const isInstead =
        found.instead === printOf(known ?? '') && isUntouched(opened?.sitting ?? null, atTable());
      if (relation === 'same' || relation === 'older') {
        if (!isAhead) fromRefuge();
        return null;
      }
      isAhead = relation === 'newer' || isInstead;
      return { ...reopened, isBeside: !isAhead };
    },
  };
}

/** A game of an earlier version of the app did not say which game of the library it was: that stood beside it. */
function named(keeper: Keeper, sitting: Sitting): Sitting {
  if (sitting.seat !== undefined || !isBegun(sitting.game)) return sitting;
  const mark = readMark(keeper);
  return mark === null
    ? sitting
    : { ...sitting, seat: { id: mark.id, began: mark.began, changes: 0, trail: '' } };
}

/** Whether nobody has changed what a page has opened, or the fresh game where there was none. */
const isUntouched = (opened: Sitting | null, atTable: Sitting): boolean =>
  opened === null ? !isBegun(atTable.game) : opened.game === atTable.game;

/** A game of a later version of the app is not damaged: it stays where that version will look for it. */
const damageOf = (keeper: Keeper, text: string, error: SavedGameError): Damage => ({
  error,
  aside: error.code === 'newer' ? null : keepAside(keeper, KEYS.game, text),
});
