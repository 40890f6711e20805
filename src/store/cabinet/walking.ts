import { turnText } from '../../text/cabinetTable.ts';
import type { Desk } from './desk.ts';
import { levelAt, seatAt, type CabinetState } from './tableState.ts';

/** Going to and fro in the moves of a game. */
export function walking({ say, get, show }: Desk): Pick<CabinetState, 'goTo' | 'undo' | 'redo'> {
  const goTo = (to: number): void => {
    const { line } = get();
    const at = Math.max(0, Math.min(to, line.plies.length));
    if (at === get().at) return;
    const state = { line, at, ended: get().ended };
    show({ at, happened: 'shown' }, turnText(say, line, at, seatAt(state)));
  };
  /** The next place that way where a person is to move, or the last one. */
  const personFrom = (by: 1 | -1): number => {
    const { line, at, seating } = get();
    let to = at + by;
    while (to > 0 && to < line.plies.length && levelAt({ line, at: to, ended: null, seating }) !== null)
      to += by;
    return to;
  };
  return { goTo, undo: () => goTo(personFrom(-1)), redo: () => goTo(personFrom(1)) };
}
