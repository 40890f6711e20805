import { relationOfTrails } from '../../game/seat.ts';
import type { CabinetState, CabinetStore } from './tableState.ts';

/** What following a table needs from its environment. */
export interface Following {
  /**
   * `past` has the state of the game that was kept before, or was found at the table, and then those that were taken
   * back since; null if this state comes from another tab and does not continue the first.
   */
  readonly keep: (state: CabinetState, past: readonly CabinetState[] | null) => void;
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
  /** States whose moves were taken back before the library was told of them: another tab may have told it. */
  let left: readonly CabinetState[] = [];
  let callOff: (() => void) | null = null;
  const flush = (): void => {
    callOff?.();
    const state = waiting;
    waiting = null;
    if (state === null) return;
    const past = pastOf(state, told, left);
    told = state;
    left = [];
    keep(state, past);
  };
  const wait = (state: CabinetState): void => {
    if (waiting !== null && waiting.id !== state.id) flush();
    if (waiting !== null && isLeftFor(waiting, state)) left = [...left, waiting];
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

/** Whether a state that goes on from another one no longer has all its moves. */
const isLeftFor = (before: CabinetState, state: CabinetState): boolean =>
  relationOfTrails(before, state) !== 'parted' &&
  before.line.plies.some(({ text }, at) => state.line.plies[at]?.text !== text);

/** What is known about a game when one state of it is kept after others. */
function pastOf(
  state: CabinetState,
  told: CabinetState,
  left: readonly CabinetState[],
): readonly CabinetState[] | null {
  if (told.id !== state.id) return [state];
  const relation = relationOfTrails(told, state);
  return relation === 'parted' || relation === 'newer' ? null : [told, ...left];
}
