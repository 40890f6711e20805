import type { CabinetState, CabinetStore } from './tableState.ts';

/** What following a table needs from its surroundings. */
export interface Following {
  readonly keep: (state: CabinetState) => void;
  /** Calls back in a while; the answer calls it off. */
  readonly later: (work: () => void) => () => void;
}

/**
 * Keeps the library in step with a table of the cabinet: after each change its game becomes the entry of its name. A game
 * without a move is none yet. Answers a function that does at once what waits.
 */
export function followCabinet(table: CabinetStore, { keep, later }: Following): () => void {
  let waiting: CabinetState | null = null;
  let callOff: (() => void) | null = null;
  const flush = (): void => {
    callOff?.();
    const state = waiting;
    waiting = null;
    if (state !== null) keep(state);
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
  });
  // what is left of a damaged game is a game of its own as soon as something is done with it
  if (!table.getState().wasDamaged) wait(table.getState());
  return flush;
}
