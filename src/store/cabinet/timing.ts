import { noteSeen } from './keptTable.ts';
import type { Desk } from './desk.ts';
import { flagOf, pausedOrNot, timesLeft } from './tableClock.ts';
import { isOverAt, type CabinetState, type TableParts } from './tableState.ts';

/** The clock at the table. */
export function timing(
  { get, set, moment, keep, end }: Desk,
  parts: Pick<TableParts, 'keptClock'>,
): Pick<CabinetState, 'times' | 'checkClock' | 'pause'> {
  return {
    times: () => {
      const { clock, line, ended } = get();
      return clock && timesLeft(clock, { line, ended }, moment());
    },
    checkClock: () => {
      const { clock, line, ended } = get();
      if (clock === null || isOverAt(get())) return;
      const flag = flagOf(clock, { line, ended }, moment());
      if (flag === null) noteSeen(parts, get());
      else end({ way: 'time', seat: flag.seat }, flag.moment);
    },
    pause: () => {
      const { clock, line, ended } = get();
      if (clock === null || isOverAt(get())) return;
      set({ clock: pausedOrNot(clock, { line, ended }, moment()) });
      keep();
    },
  };
}
