import { text } from '../../text/messages.ts';
import { alone } from '../alone.ts';
import type { ComputerStore } from '../computer.ts';
import { localKeeper } from '../kept/storage.ts';
import type { TableStore } from '../table/table.ts';
import { openCrew } from './crew.ts';
import { HELD, keepHold } from './holding.ts';
import { seatPlayer } from './player.ts';
import { createThinker } from './thinker.ts';

/** The name under which the pages of a browser agree which of them thinks. */
const LOCK = 'poron-jikaida.computer';

/** Seats the computer at the table of this page, with a worker that is started when it is needed. */
export function seatComputer(table: TableStore, computer: ComputerStore): void {
  const hear = keepHold(table, computer, localKeeper);
  addEventListener('storage', ({ key }) => {
    if (key === HELD) hear();
  });
  const thinker = createThinker(openCrew, () => table.getState().notify(text('computer.replaced')));
  const look = seatPlayer(table, computer, {
    thinker,
    rest,
    alone: (signal, work) => alone(LOCK, signal, work),
    isAway: () => document.visibilityState === 'hidden',
  });
  document.addEventListener('visibilitychange', look);
}

const rest = (time: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const timer = setTimeout(resolve, time);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
