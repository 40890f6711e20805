import type { Position, Side, Square } from '../engine/index.ts';
import { positionNamed } from '../game/games/named.ts';
import type { PlayTask } from './task.ts';

/** The player's progress in a task that is played. */
export interface Attempt {
  readonly task: PlayTask;
  /** The player is to move. */
  readonly position: Position;
  readonly side: Side;
  /** Turns of the player so far. */
  readonly made: number;
  /** The squares of the goal that are done. */
  readonly done: readonly Square[];
}

export function begin(task: PlayTask): Attempt {
  const position = positionNamed(task.board, task.position);
  return { task, position, side: position.turn, made: 0, done: [] };
}

/** Turns that are left to the player. */
export const leftOf = ({ task, made }: Attempt): number => task.moves - made;
