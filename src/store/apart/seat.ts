import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Move } from '../../engine/index.ts';
import {
  formatApart,
  isOwnLetter,
  mayMove,
  movesOf,
  moving,
  phaseOf,
  type Apart,
} from '../../game/apart/index.ts';
import type { Sitting } from '../../game/sitting/sitting.ts';
import { text } from '../../text/apart.ts';
import { createFarTable } from '../table/farTable.ts';
import { sittingOfApart } from '../library/apartEntry.ts';
import type { Defer } from '../saying.ts';
import type { TableStore } from '../table/table.ts';
import { keepApart, readApart, type ApartFailure, type ApartPlace } from './games.ts';

export interface ApartSeatState {
  /** The game as the player sees it. */
  readonly apart: Apart;
  /** Why the game could not be kept as it stands; null if it is kept. */
  readonly failure: ApartFailure | null;
  /** Another page of this browser has gone on with the game, so what was done last on this page does not count. */
  readonly wasElsewhere: boolean;
}

/** A player at a game by message. */
export interface ApartSeat {
  readonly state: StoreApi<ApartSeatState>;
  readonly table: TableStore;
  /** Makes a change to the game, which is then kept; does nothing if the change returns the same game. */
  readonly change: (deed: (apart: Apart, now: number) => Apart) => void;
  /** Resolves when all changes are kept, or could not be. */
  readonly settled: () => Promise<void>;
  /**
   * Follows changes of the game in the library, made by a link or by another page of this browser. Returns a function
   * that ends this.
   */
  readonly follow: () => () => void;
}

/** What the host waits for while the game has not begun, in words; null for a guest, and once it has. */
export function beforeText(apart: Apart): string | null {
  if (phaseOf(apart) === 'answered') return text('apart.barred.answered');
  return isOwnLetter(apart) && apart.step === 0 ? text('apart.barred.invited') : null;
}

/** Why the player cannot move a piece, in words. */
function barredBy(apart: Apart): string | null {
  if (mayMove(apart)) return null;
  const hasMoved = apart.before !== null && movesOf(apart.game).length > apart.before.turns;
  return beforeText(apart) ?? text(hasMoved ? 'apart.barred.to-send' : 'apart.barred.waiting');
}

/** Seats a player at a kept game; null if its start cannot be played here. */
export function takeSeat(place: ApartPlace, opened: Apart, defer?: Defer): ApartSeat | null {
  const first = sittingOfApart(opened);
  return first === null ? null : seated(place, opened, first, defer);
}

function seated(place: ApartPlace, opened: Apart, first: Sitting, defer?: Defer): ApartSeat {
  const state = createStore<ApartSeatState>()(() => ({ apart: opened, failure: null, wasElsewhere: false }));
  const { getState: get, setState: set } = state;
  /** What the library has, as far as this page knows. */
  let kept = opened;
  let queue = Promise.resolve();
  /** How often another page has gone on with the game: what was done here before then does not count. */
  let adopted = 0;

  const inTurn = (work: () => Promise<void>): void => {
    queue = queue.then(work).catch(() => set({ failure: 'lost' }));
  };

  const lay = (apart: Apart): void => {
    const sitting = sittingOfApart(apart);
    if (sitting !== null) far.lay(sitting);
  };

  const adopt = (newer: Apart, wasElsewhere: boolean): void => {
    kept = newer;
    adopted += 1;
    set({ apart: newer, failure: null, wasElsewhere });
    lay(newer);
  };

  const keep = async (apart: Apart): Promise<void> => {
    const done = await keepApart(place, kept, apart);
    if (!done.ok) set({ failure: done.error });
    else if (done.value) {
      kept = apart;
      set({ failure: null });
    } else await reread(true);
  };

  const reread = async (isLost: boolean): Promise<void> => {
    const read = await readApart(place, opened.id);
    if (!read.ok) set({ failure: read.error });
    else if (read.value !== null && formatApart(read.value) !== formatApart(kept))
      adopt(read.value, isLost || get().apart !== kept);
  };

  const put = (apart: Apart): void => {
    const since = adopted;
    set({ apart, wasElsewhere: false });
    inTurn(async () => (since === adopted ? keep(apart) : undefined));
  };

  const move = (made: Move): void => {
    const moved = moving(get().apart, made, place.now());
    if (moved.ok) put(moved.value);
  };

  const far = createFarTable(first, {
    barredBy: () => barredBy(get().apart),
    onMove: move,
    ...(defer === undefined ? {} : { defer }),
  });

  return {
    state,
    table: far.table,
    change: (deed) => {
      const { apart } = get();
      const changed = deed(apart, place.now());
      if (changed === apart) return;
      put(changed);
      lay(changed);
    },
    settled: () => queue,
    follow: () =>
      // what this page has just done is not news once it is known to be kept
      place.repository.watch(() => inTurn(() => reread(false))),
  };
}
