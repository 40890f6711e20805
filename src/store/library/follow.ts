import type { Result } from '../../engine/index.ts';
import { isBegun } from '../../game/game.ts';
import { formatSavedGame } from '../../game/saved.ts';
import type { Sitting } from '../../game/sitting.ts';
import { text } from '../../text/messages.ts';
import type { Keeper } from '../storage.ts';
import type { TableStore } from '../table.ts';
import type { Failure } from './failure.ts';
import { newSeat, readSeat, writeSeat, type Seat } from './seat.ts';
import { printOf } from './words.ts';

/** Puts the game at the table into the library. */
export type KeepGame = (sitting: Sitting, seat: Seat, now: number) => Promise<Result<void, Failure>>;

/** What following the table needs from its surroundings. */
export interface Following {
  readonly keeper: Keeper;
  readonly keep: KeepGame;
  /** Calls back in a while, when the page is at rest; the answer calls it off. */
  readonly atRest: (work: () => void) => () => void;
  readonly now: () => number;
}

/**
 * Keeps the library in step with the table: after each change its game becomes the entry of its seat, and every new
 * game takes a seat of its own. Answers a function that does at once what is waiting.
 */
export function followTable(table: TableStore, { keeper, keep, atRest, now }: Following): () => void {
  let waiting: { readonly sitting: Sitting; readonly seat: Seat } | null = null;
  let callOff: (() => void) | null = null;

  const seatNow = (): Seat => {
    const known = readSeat(keeper);
    if (known !== null) return known;
    const seat = newSeat(now());
    writeSeat(keeper, seat);
    return seat;
  };
  const keepNow = async (sitting: Sitting, seat: Seat): Promise<void> => {
    const print = printOf(formatSavedGame(sitting));
    const known = readSeat(keeper);
    if (known?.id === seat.id && known.kept === print) return;
    const kept = await keep(sitting, seat, now());
    if (!kept.ok && kept.error === 'full') table.getState().notify(text('notice.library-full'));
    if (kept.ok && readSeat(keeper)?.id === seat.id) writeSeat(keeper, { ...seat, kept: print });
  };
  const flush = (): void => {
    callOff?.();
    const work = waiting;
    waiting = null;
    if (work !== null) void keepNow(work.sitting, work.seat);
  };
  const wait = (sitting: Sitting): void => {
    const seat = seatNow();
    if (waiting?.seat.id !== seat.id) flush();
    if (!isBegun(sitting.game)) return;
    callOff?.();
    waiting = { sitting, seat };
    callOff = atRest(flush);
  };

  table.subscribe(({ sitting, change }, before) => {
    if (sitting === before.sitting) return;
    if (change.way === 'begun' && change.number !== before.change.number) {
      flush();
      writeSeat(keeper, newSeat(now()));
    }
    wait(sitting);
  });
  wait(table.getState().sitting);
  return flush;
}
