import { afterClosing } from '../game/clock.ts';
import { isBegun } from '../game/game.ts';
import { formatSavedGame, parseSavedGame, type SavedGameError } from '../game/saved.ts';
import { withClock, type Sitting } from '../game/sitting.ts';
import { keepAside, KEYS, type Keeper } from './storage.ts';

/** A saved game that could not be read. */
export interface Damage {
  readonly error: SavedGameError;
  /** The key under which it was put aside; null if it stays where it was, and then no game is kept over it. */
  readonly aside: string | null;
}

/** What came of keeping a game: another tab may have gone on with it, and that game is the one that counts. */
export type Kept = { readonly kept: boolean } | { readonly elsewhere: Sitting };

/** The one place where the game at the table is kept, which other tabs share. */
export interface Keeping {
  /** The game that was kept as the page was opened; null if there is none that can be read. */
  readonly opened: Sitting | null;
  readonly damage: Damage | null;
  /** Whether games can be kept at all. */
  readonly mayKeep: boolean;
  /** Keeps a game, unless another tab has kept something since this tab last looked. */
  readonly keep: (sitting: Sitting) => Kept;
  /** Puts a game aside that a new one replaces. */
  readonly keepPrevious: (sitting: Sitting) => void;
  /** The game that another tab has kept since this tab last kept or read one; null if there is none. */
  readonly changed: () => Sitting | null;
  /** Notes when the page was last open, for clocks that stand while it is closed. */
  readonly noteSeen: (now: number) => void;
  /** A game whose clock stood while the page was closed. */
  readonly afterClosing: (sitting: Sitting, now: number) => Sitting;
}

/** Opens the place where the game is kept. What cannot be read is put aside, or stays and is never written over. */
export function openKeeping(keeper: Keeper): Keeping {
  let known = keeper.read(KEYS.game);
  /** This tab shows what could not be kept: then nothing from elsewhere takes its place. */
  let isAhead = false;
  const parsed = known === null ? null : parseSavedGame(known);
  const damage = parsed?.ok === false && known !== null ? damageOf(keeper, known, parsed.error) : null;
  const mayKeep = damage === null || damage.aside !== null;

  const changed = (): Sitting | null => {
    const text = keeper.read(KEYS.game);
    if (isAhead || text === null || text === known) return null;
    const read = parseSavedGame(text);
    if (!read.ok) return null;
    known = text;
    return read.value;
  };

  return {
    opened: parsed?.ok === true ? parsed.value : null,
    damage,
    mayKeep,
    changed,
    keep: (sitting) => {
      if (!mayKeep) return { kept: false };
      const text = formatSavedGame(sitting);
      const stored = keeper.read(KEYS.game);
      if (stored !== null && stored !== known && stored !== text) {
        const elsewhere = changed();
        return elsewhere === null ? { kept: false } : { elsewhere };
      }
      const kept = keeper.write(KEYS.game, text);
      if (kept) known = text;
      isAhead = !kept;
      return { kept };
    },
    keepPrevious: (sitting) => {
      if (isBegun(sitting.game)) keeper.write(KEYS.previous, formatSavedGame(sitting));
    },
    noteSeen: (now) => {
      keeper.write(KEYS.seen, String(now));
    },
    afterClosing: (sitting, now) => {
      if (sitting.terms.clock?.pausesWhenClosed !== true) return sitting;
      const seen = Number(keeper.read(KEYS.seen) ?? now);
      return withClock(sitting, (clock) => afterClosing(clock, Number.isFinite(seen) ? seen : now, now));
    },
  };
}

/** A game of a later version of the app is not damaged: it stays where that version will look for it. */
const damageOf = (keeper: Keeper, text: string, error: SavedGameError): Damage => ({
  error,
  aside: error.code === 'newer' ? null : keepAside(keeper, KEYS.game, text),
});
