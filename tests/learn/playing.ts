import { moveNamed } from '../../src/game/games/named.ts';
import { begin, judge, type PlayTask, type TaskGoal } from '../../src/learn/index.ts';

/** A task with this goal; its words and wrong tries are elsewhere. */
export const taskOf = (
  board: string,
  position: string,
  goal: TaskGoal,
  more: Partial<PlayTask> = {},
): PlayTask => ({
  id: 'task',
  type: 'play',
  board,
  position,
  goal,
  moves: 1,
  solution: [],
  wrong: [],
  ...more,
});

/** Judges moves one after the other: the last verdict, with its reason. */
export function verdictOf(task: PlayTask, ...moves: readonly string[]): string {
  let attempt = begin(task);
  let said = '';
  for (const written of moves) {
    const found = judge(attempt, moveNamed(attempt.position, written));
    said = 'fault' in found ? `${found.verdict}: ${found.fault.code}` : found.verdict;
    if (found.verdict === 'goes-on') attempt = found.next;
  }
  return said;
}

/** A Deldar by itself. */
export const LONE = '6/6/6/2D3/6/6 y - - 0';
export const reach = (...squares: string[]): TaskGoal => ({ type: 'reach', squares });
