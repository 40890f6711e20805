import { relationOfTrails } from '../../game/seat.ts';
import type { CabinetState, CabinetStore } from './tableState.ts';

/** What following a table needs from its surroundings. */
export interface Following {
  /**
   * `last` is what was kept of the game before, or what was found at the table; null where the state comes from another tab
   * and does not go on from that.
   */
  readonly keep: (state: CabinetState, last: CabinetState | null) => void;
  /** Calls back in a while; the answer calls it off. */
  readonly later: (work: () => void) => () => void;
}

/**
 * Keeps the library in step with a table of the cabinet: after each change its game becomes the entry of its name. A game
 * without a move is none yet. Answers a function that does at once what waits.
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
  // what is left of a damaged game is a game of its own as soon as something is done with it
  if (!table.getState().wasDamaged) wait(table.getState());
  return flush;
}

/** What is known of a game when a state of it is kept after another one was. */
function lastFor(state: CabinetState, told: CabinetState): CabinetState | null {
  if (told.id !== state.id) return state;
  const relation = relationOfTrails(told, state);
  return relation === 'parted' || relation === 'newer' ? null : told;
}
