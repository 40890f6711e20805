import { outcome, play, type Ending, type Move, type Refusal } from '../engine/index.ts';
import { moveNamed, positionNamed, squareNamed } from '../game/games/named.ts';
import type { LegalTask, NameTask, OutcomeTask } from './task.ts';

/** A move that is asked about, and why it is refused; null if it is legal. */
export function askedMove(
  task: LegalTask,
  at: number,
): { readonly move: Move; readonly refusal: Refusal | null } {
  const asked = task.moves[at];
  if (asked === undefined)
    throw new RangeError(`${task.id} asks ${task.moves.length} questions, not ${at + 1}`);
  const position = positionNamed(task.board, task.position);
  const move = moveNamed(position, asked.move);
  const played = play(position, move);
  return { move, refusal: played.ok ? null : played.error };
}

/** The names to choose from, in their order on the board. */
export function nameOptions(task: NameTask): readonly string[] {
  const position = positionNamed(task.board, task.position);
  return [task.square, ...task.others].toSorted(
    (a, b) => squareNamed(position, a) - squareNamed(position, b),
  );
}

/** The state of the game in a task's position. */
export function standingOf(task: OutcomeTask): Ending | 'playing' {
  const end = outcome(positionNamed(task.board, task.position));
  return end.status === 'over' ? end.ending : 'playing';
}
