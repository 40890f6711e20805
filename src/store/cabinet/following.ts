import { relationOfTrails } from '../../game/seat.ts';
import type { CabinetState, CabinetStore } from './tableState.ts';

/** What following a table needs from its environment. */
export interface Following {
  /**
   * `last` is the state of the game that was kept before, or was found at the table; null if this state comes from
   * another tab and does not continue that one.
   */
  readonly keep: (state: CabinetState, last: CabinetState | null) => void;
  /** Calls back after a while; the returned function cancels that. */
  readonly later: (work: () => void) => () => void;
}

/**
 * Keeps the library in step with a table of the cabinet: after each change its game becomes the entry of that name. A
 * game without a move does not become one yet. Returns a function that does at once what is waiting.
 */
export function followCabinet(table: CabinetStore, { keep, later }: Following): () => void {
  let waiting: CabinetState | null = null;
  let told = table.getState();
  let callOff: (() => void) | null = null;
  const flush = (): void => {
    callOff?.();
    const state = waiting;
    waiting = null;
    if (state === null) return;
    const last = lastFor(state, told);
    told = state;
    keep(state, last);
  };
  const wait = (state: CabinetState): void => {
    if (waiting !== null && waiting.id !== state.id) flush();
    if (state.line.plies.length === 0) return;
    callOff?.();
    waiting = state;
    callOff = later(flush);
  };
  table.subscribe((state, before) => {
    if (state.line !== before.line || state.ended !== before.ended) wait(state);
    // it has its sign once the table has kept it
    else if (waiting?.line === state.line) waiting = state;
  });
  // what is left of a damaged game becomes a game of its own as soon as something is done with it
  if (!table.getState().wasDamaged) wait(table.getState());
  return flush;
}

/** What is known about a game when one state of it is kept after another. */
function lastFor(state: CabinetState, told: CabinetState): CabinetState | null {
  if (told.id !== state.id) return state;
  const relation = relationOfTrails(told, state);
  return relation === 'parted' || relation === 'newer' ? null : told;
}
