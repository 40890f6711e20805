import { endText, turnText } from '../../text/cabinetTable.ts';
import type { Desk } from './desk.ts';
import { firmOf, outcomeOf } from './line.ts';
import { isSeedTold, levelAt, type CabinetState } from './tableState.ts';

/**
 * After how many moves the board is shown once a move has been taken back: the last point at which a person was to
 * move, and never before what chance has revealed since. Null if nothing can be taken back, such as after the seed has
 * been revealed.
 */
export function undoneTo(
  state: Pick<CabinetState, 'line' | 'at' | 'seating' | 'ended' | 'lot'>,
): number | null {
  const { line, at, seating } = state;
  const firm = firmOf(line);
  if (at <= firm || isSeedTold(state)) return null;
  const isPersons = (to: number): boolean => levelAt({ line, at: to, ended: null, seating }) === null;
  let to = at - 1;
  while (to > firm && !isPersons(to)) to--;
  return firm > 0 && !isPersons(to) ? null : to;
}

/** Going back and forth through the moves of a game. */
export function walking({ say, get, show }: Desk): Pick<CabinetState, 'goTo' | 'undo' | 'redo'> {
  const goTo = (to: number): void => {
    const { line } = get();
    const at = Math.max(0, Math.min(to, line.plies.length));
    if (at === get().at) return;
    const ended = at === line.plies.length ? get().ended : null;
    const words =
      ended === null ? turnText(say, line, at) : endText(say, line, outcomeOf(line, ended), ended);
    show({ at, happened: 'shown' }, words);
  };
  /** The next place where a person is to move, or the last one. */
  const next = (): number => {
    const { line, at, seating } = get();
    let to = at + 1;
    while (to < line.plies.length && levelAt({ line, at: to, ended: null, seating }) !== null) to++;
    return to;
  };
  return { goTo, undo: () => goTo(undoneTo(get()) ?? get().at), redo: () => goTo(next()) };
}
