import type { Timed } from '../kept/keptClock.ts';
import { startOf } from './line.ts';
import type { CabinetRecord, TableClock } from './record.ts';
import type { CabinetState, TableParts } from './tableState.ts';

/** The time that the clock of a table follows. */
export const steadyOf = ({ steady, now }: Pick<TableParts, 'steady' | 'now'>): (() => number) =>
  steady ?? now;

/** What distinguishes the clock of a game from those of others. */
type Clocked = Pick<CabinetState, 'id' | 'clock'> & { readonly moves: number };

/** A clock in the form in which all kinds of tables store it. */
const timedOf = ({ id, clock, moves }: Clocked): Timed & { readonly clock: TableClock | null } => ({
  seat: { id, changes: moves },
  clock,
  terms: { clock: { pausesWhenClosed: false } },
});

/** Records that the clock is being looked at, so that no time is given back when the page is opened again. */
export const noteSeen = (parts: Pick<TableParts, 'keptClock'>, { id, clock, line }: CabinetState): void =>
  parts.keptClock?.noteSeen(timedOf({ id, clock, moves: line.plies.length }));

/** The clock of a game that was kept some time ago: time that was used stays used. */
export function clockOpened(
  { keptClock }: Pick<TableParts, 'keptClock'>,
  { id, clock, moves }: Pick<CabinetRecord, 'id' | 'clock' | 'moves'>,
): TableClock | null {
  if (clock === null || keptClock === undefined) return clock;
  const { sitting } = keptClock.reopened(timedOf({ id, clock, moves: moves.length }));
  return { ...clock, ...sitting.clock };
}

/** The clock of a game that another tab has kept a moment ago. */
export const clockHeard = (
  { keptClock }: Pick<TableParts, 'keptClock'>,
  { id, clock, moves }: Pick<CabinetRecord, 'id' | 'clock' | 'moves'>,
): TableClock | null =>
  clock === null || keptClock === undefined
    ? clock
    : { ...clock, ...keptClock.heard(timedOf({ id, clock, moves: moves.length })).clock };

/** A game as it is stored, with its clock in the machine's wall-clock time. */
export function toKeep(parts: TableParts, state: CabinetState, seed: number): CabinetRecord {
  const { id, began, changes, trail, line, seating, names, at, ended, look, match, lot } = state;
  const moves = line.plies.map(({ text }) => text);
  const timed = timedOf({ id, clock: state.clock, moves: moves.length });
  noteSeen(parts, state);
  const { clock } = parts.keptClock?.dated(timed) ?? timed;
  return {
    id,
    began,
    changes,
    trail,
    variant: line.rules.id,
    start: startOf(line),
    seating,
    names,
    moves,
    at,
    ended,
    clock,
    match,
    look,
    seed,
    lot,
    when: parts.now(),
  };
}
