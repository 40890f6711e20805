import { routesOf, type Move, type Route, type Square } from '../engine/index.ts';
import { moveNamed } from '../game/games/named.ts';
import type { Attempt } from './attempt.ts';
import { bestMove } from './force.ts';
import { judge } from './judge.ts';

/** Hints come in these steps: words of the lesson, the piece or place, the whole way. */
const HINT_STEPS = ['words', 'piece', 'route'] as const;
export type HintStep = (typeof HINT_STEPS)[number];

/** What hints show on the board. */
export interface HintShown {
  readonly squares: readonly Square[];
  readonly routes: readonly Route[];
}

/**
 * The piece that solves it and its shortest way, according to the solution of the task if the player still follows it.
 */
export function hintOf(attempt: Attempt): HintShown | null {
  const { task, position, made } = attempt;
  const written = task.solution[made];
  const planned = written === undefined ? null : moveNamed(position, written);
  const move = planned !== null && leadsOn(attempt, planned) ? planned : bestMove(attempt);
  if (move === null) return null;
  const [route] = routesOf(position, move);
  return route === undefined ? null : { squares: [move.from], routes: [route] };
}

function leadsOn(attempt: Attempt, move: Move): boolean {
  const { verdict } = judge(attempt, move);
  return verdict === 'solved' || verdict === 'goes-on';
}
