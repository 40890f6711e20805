import { legalMoves, outcome, positionAfter, type LegalMove, type Position } from '../engine/index.ts';
import { judgeMove } from './judging.ts';
import type { Aim } from './puzzle.ts';

/** The enemy's reply that leaves the fewest ways on to a forced end, and those ways. */
export interface Stand {
  readonly reply: LegalMove;
  readonly at: Position;
  readonly ways: readonly LegalMove[];
}

/** What remains of an aim after a right move of its side. */
export const lessOf = (aim: Aim): Aim => ({ ...aim, size: aim.size - 1 });

/** Whether an aim takes more than one move, so that the enemy replies in between. */
export const isForcing = ({ goal, size }: Aim): boolean =>
  size > 1 && (goal === 'hyrkaida' || goal === 'win');

/** The toughest reply to a right move; null if the game is over. `aim` is what is asked after it. */
export function toughest(after: Position, aim: Aim): Stand | null {
  if (outcome(after).status === 'over') return null;
  let toughestYet: Stand | null = null;
  for (const reply of legalMoves(after)) {
    const at = positionAfter(after, reply);
    if (at === undefined) continue;
    const ways = legalMoves(at).filter((next) => judgeMove(at, aim, next).met);
    if (ways.length > 0 && (toughestYet === null || ways.length < toughestYet.ways.length))
      toughestYet = { reply, at, ways };
  }
  return toughestYet;
}
