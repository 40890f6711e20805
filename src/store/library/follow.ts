import type { Result } from '../../engine/index.ts';
import { isBegun } from '../../game/game.ts';
import type { Sitting } from '../../game/sitting/sitting.ts';
import { text } from '../../text/messages.ts';
import type { Keeper } from '../kept/storage.ts';
import type { TableStore } from '../table/table.ts';
import type { Failure } from './failure.ts';
import { readMark, writeMark } from './mark.ts';
import type { SeatedSitting } from './sittingEntry.ts';

/** What became of the state that the library had: see `Weighed`. `newer` is that state, if it alone stays. */
export interface GameKept {
  readonly way: 'over' | 'beside' | 'not';
  readonly newer: Sitting | null;
}

/** Puts the game at the table into the library. */
export type KeepGame = (sitting: SeatedSitting, now: number) => Promise<Result<GameKept, Failure>>;

/** What following the table needs from its environment. */
export interface Following {
  readonly keeper: Keeper;
  readonly keep: KeepGame;
  /** Calls back after a while, when the page is idle; the returned function cancels that. */
  readonly atRest: (work: () => void) => () => void;
  /** Milliseconds of the epoch. */
  readonly now: () => number;
}

/**
 * Keeps the library in step with the table: after each change its game becomes the entry of that name. If the library
 * has a newer state, it comes to the table. Returns a function that does at once what is waiting.
 */
export function followTable(table: TableStore, { keeper, keep, atRest, now }: Following): () => void {
  let waiting: SeatedSitting | null = null;
  let callOff: (() => void) | null = null;
  const { dated, notify, catchUp } = table.getState();

  const tell = (failure: Failure): void => {
    // where the table keeps nothing either, its own notice says so
    if (failure === 'full' && table.getState().saved) notify(text('notice.library-full'));
  };
  const keepNow = async (sitting: SeatedSitting): Promise<void> => {
    const { id, began, changes } = sitting.seat;
    const mark = readMark(keeper);
    if (mark?.id === id && mark.kept === changes) return;
    const kept = await keep(seated(dated(sitting)) ?? sitting, now());
    if (!kept.ok) return tell(kept.error);
    const { way, newer } = kept.value;
    if (newer !== null) catchUp(sitting, newer);
    if (way === 'beside') notify(text('notice.parted'));
    const isAtTable = table.getState().sitting.seat?.id === id;
    if (way !== 'not' && isAtTable) writeMark(keeper, { id, began, kept: changes });
  };
  const keepStray = async (stray: SeatedSitting): Promise<void> => {
    const kept = await keep(seated(dated(stray)) ?? stray, now());
    if (!kept.ok) return tell(kept.error);
    table.getState().strayKept();
    notify(text('notice.parted'));
  };
  const flush = (): void => {
    callOff?.();
    const sitting = waiting;
    waiting = null;
    if (sitting !== null) void keepNow(sitting);
  };
  const wait = (sitting: Sitting): void => {
    const next = isBegun(sitting.game) ? seated(sitting) : null;
    if (waiting !== null && waiting.seat.id !== sitting.seat?.id) flush();
    if (next === null) return;
    callOff?.();
    waiting = next;
    callOff = atRest(flush);
  };

  table.subscribe(({ sitting, stray }, before) => {
    if (stray !== null && stray !== before.stray) {
      const named = seated(stray);
      if (named !== null) void keepStray(named);
    }
    if (sitting !== before.sitting) wait(sitting);
  });
  wait(table.getState().sitting);
  return flush;
}

const seated = (sitting: Sitting): SeatedSitting | null =>
  sitting.seat === undefined ? null : { ...sitting, seat: sitting.seat };
