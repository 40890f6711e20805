import { endText, moveText, text, turnText } from '../../text/cabinet/table.ts';
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
  /** Shows the board as it was or is; `told` is read aloud before how the game stands there. */
  const goTo = (to: number, told = ''): void => {
    const { line } = get();
    const at = Math.max(0, Math.min(to, line.plies.length));
    if (at === get().at) return;
    const ended = at === line.plies.length ? get().ended : null;
    const words =
      ended === null ? turnText(say, line, at) : endText(say, line, outcomeOf(line, ended), ended);
    show({ at, happened: 'shown' }, `${told} ${words}`.trim());
  };
  /** The next place where a person is to move, or the last one. */
  const next = (): number => {
    const { line, at, seating } = get();
    let to = at + 1;
    while (to < line.plies.length && levelAt({ line, at: to, ended: null, seating }) !== null) to++;
    return to;
  };
  const undo = (): void => {
    const { line, at } = get();
    const to = undoneTo(get()) ?? at;
    const moves = line.plies.slice(to, at).map((ply) => ply.text);
    goTo(to, text('cabinet.undone', { moves: moves.join(', ') }));
  };
  const redo = (): void => {
    const { line, at } = get();
    const to = next();
    const moves = line.plies.slice(at, to).map((ply) => moveText(say, line, ply));
    goTo(to, moves.join(' '));
  };
  return { goTo: (to) => goTo(to), undo, redo };
}
