import {
  legalMoves,
  opponent,
  pieceAt,
  positionAfter,
  type LegalMove,
  type Position,
  type Side,
  type Square,
} from '../engine/index.ts';
import { leftOf, type Attempt } from './attempt.ts';
import { captureOf, doneBy, isMet } from './goals.ts';
import type { Step } from './step.ts';
import { passed } from '../game/passed.ts';
import { repliesOf } from './opponent.ts';
import type { PlayTask, TaskGoal } from './task.ts';

/** The state of a task with the player to move. */
interface Node {
  readonly position: Position;
  readonly done: readonly Square[];
}

/** A move that the task allows, what it leads to, and whether it meets the goal. */
interface Try {
  readonly step: Step;
  readonly done: readonly Square[];
  readonly isMet: boolean;
}

/** The moves that can meet the goal or lead on: those that leave no piece to be captured, if the task demands that. */
function* triesOf({ goal, safe }: PlayTask, { position, done }: Node): Generator<Try> {
  for (const move of legalMoves(position)) {
    const after = positionAfter(position, move);
    if (after === undefined || (safe === true && captureOf(after) !== null)) continue;
    const step = { before: position, move, after };
    const now = doneBy(goal, done, step);
    yield { step, done: now, isMet: isMet(goal, now, step) };
  }
}

/** What the opponent may make of a position. */
const answersTo = (
  { opponent: manner = 'passes', replies = [] }: PlayTask,
  after: Position,
): readonly Position[] =>
  manner === 'passes'
    ? [passed(after)]
    : repliesOf(after, replies).flatMap((reply) => positionAfter(after, reply) ?? []);

const keyOf = ({ position, done }: Node): string => `${Array.from(position.cells).join()} ${done.join()}`;

/**
 * A move with which the player reaches the goal within this many turns, whatever the opponent does; null if there is
 * none. The quickest one, if the opponent passes.
 */
function winningMove(task: PlayTask, node: Node, turns: number): LegalMove | null {
  if (turns <= 0) return null;
  return (task.opponent ?? 'passes') === 'passes'
    ? shortestWay(task, node, turns)
    : forcedWay(task, node, turns);
}

/** The least number of turns that the player still needs: a move captures at most one piece. */
function turnsNeeded(goal: TaskGoal, { position, done }: Node): number {
  if (goal.type !== 'capture') return 1;
  return goal.squares === undefined
    ? piecesOf(position, opponent(position.turn))
    : goal.squares.length - done.length;
}

const piecesOf = (position: Position, side: Side): number =>
  Array.from(position.cells).filter((_, square) => pieceAt(position, square)?.side === side).length;

/** Breadth first: no position is looked at twice. */
function shortestWay(task: PlayTask, start: Node, turns: number): LegalMove | null {
  const seen = new Set([keyOf(start)]);
  let level: { readonly node: Node; readonly first: LegalMove | null }[] = [{ node: start, first: null }];
  for (let turn = 1; turn <= turns; turn++) {
    const next: typeof level = [];
    for (const { node, first } of level)
      for (const found of triesOf(task, node)) {
        const root = first ?? found.step.move;
        if (found.isMet) return root;
        const after = { position: passed(found.step.after), done: found.done };
        if (turnsNeeded(task.goal, after) > turns - turn) continue;
        const key = keyOf(after);
        if (seen.has(key)) continue;
        seen.add(key);
        next.push({ node: after, first: root });
      }
    level = next;
  }
  return null;
}

function forcedWay(task: PlayTask, node: Node, turns: number): LegalMove | null {
  const tries = [...triesOf(task, node)];
  const quick = tries.find((found) => found.isMet);
  if (quick !== undefined) return quick.step.move;
  if (turns === 1) return null;
  const slow = tries.find((found) => isForced(task, found.step.after, found.done, turns - 1));
  return slow?.step.move ?? null;
}

/**
 * Whether the player succeeds within this many turns after each reply of the opponent; an opponent without a reply ends
 * the task unsolved.
 */
export function isForced(task: PlayTask, after: Position, done: readonly Square[], turns: number): boolean {
  const answers = answersTo(task, after);
  return (
    answers.length > 0 && answers.every((position) => winningMove(task, { position, done }, turns) !== null)
  );
}

/** A reply after which the player no longer succeeds; null if every reply loses. */
export function refutation(
  task: PlayTask,
  after: Position,
  done: readonly Square[],
  turns: number,
): LegalMove | null {
  const replies = repliesOf(after, task.replies ?? []);
  return (
    replies.find((reply) => {
      const position = positionAfter(after, reply);
      return position !== undefined && winningMove(task, { position, done }, turns) === null;
    }) ?? null
  );
}

/** The best move of an attempt; null if it can no longer succeed. */
export const bestMove = (attempt: Attempt): LegalMove | null =>
  winningMove(attempt.task, attempt, leftOf(attempt));

/** The least number of turns, up to `most`, in which a task can be done; null if it cannot. */
export function leastTurns(attempt: Attempt, most: number): number | null {
  for (let turns = 1; turns <= most; turns++)
    if (winningMove(attempt.task, attempt, turns) !== null) return turns;
  return null;
}
