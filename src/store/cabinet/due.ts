import { drawsBefore, positionAt } from './line.ts';
import type { Seated } from './record.ts';
import { isFull, rollerAt, type CabinetState } from './tableState.ts';

/** Whether chance has brought nothing yet, so that the players may still add to its lot. */
export const isUndrawn = ({ line }: Pick<CabinetState, 'line'>): boolean =>
  drawsBefore(line, line.plies.length) === 0;

/** Whether chance is to move next in the game. */
export const isDrawDue = (state: CabinetState): boolean =>
  state.lot !== null && state.at === state.line.plies.length && !isFull(state) && rollerAt(state) !== null;

/** The level that rolls or deals, if it is the computer. */
export const rollingLevel = (state: CabinetState): Seated => state.seating[rollerAt(state) ?? -1] ?? null;

/** Whether chance moves without being asked: for the computer, and if the same seat has just begun to deal. */
export const isDrawnAlone = (state: CabinetState): boolean => isDrawDue(state) && !isDrawAsked(state);

/**
 * Whether somebody has to ask chance for its move: a person who rolls or deals, or anybody present if something has to
 * be read first. The first move of chance waits until the players have seen the hash.
 */
export function isDrawAsked(state: CabinetState): boolean {
  if (!isDrawDue(state)) return false;
  const { line, at } = state;
  if (isUndrawn(state) || line.game.chance?.waits?.(positionAt(line, at)) === true) return true;
  return rollingLevel(state) === null && !isGoingOn(state);
}

/** Whether the same seat has just begun to roll or deal. */
export function isGoingOn({ line, at }: CabinetState): boolean {
  const before = line.plies.at(-1)?.before;
  const isChances = before !== undefined && line.rules.turn(before) === 'chance';
  return isChances && line.game.chance?.owner(before) === line.game.chance?.owner(positionAt(line, at));
}
