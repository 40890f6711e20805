import { opponent, type Position } from '../engine/index.ts';

/**
 * The position with the turn given to the other side, which no game allows: in lessons and diagrams a side may pass.
 */
export const passed = (position: Position): Position => ({
  ...position,
  turn: opponent(position.turn),
  turnsPlayed: position.turnsPlayed + 1,
});
