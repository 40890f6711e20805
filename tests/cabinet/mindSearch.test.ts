import { describe, expect, test } from 'vitest';
import { search, WON } from '../../src/cabinet/mind/search.ts';
import type { AnyMind } from '../../src/cabinet/seam/game.ts';
import type { AnyRules } from '../../src/cabinet/seam/rules.ts';
import { walk } from '../../src/cabinet/seam/walk.ts';
import { drawn } from '../support/budget.ts';
import { minded } from '../support/minds.ts';

/** The best that two players can reach, by looking at everything. */
function minimax(rules: AnyRules, mind: AnyMind, position: unknown, depth: number): number {
  const outcome = rules.outcome(position);
  if (outcome.over) return outcome.winner === null ? 0 : outcome.winner === rules.seats[0] ? WON : -WON;
  if (depth === 0) return mind.worth(position);
  const scores = rules
    .moves(position)
    .map((move: unknown) => minimax(rules, mind, rules.play(position, move), depth - 1));
  return rules.turn(position) === 0 ? Math.max(...scores) : Math.min(...scores);
}

// what chance brings is searched as a tree, and what is hidden is guessed
const forTwo = minded.filter(
  ({ rules }) => rules.seats.length === 2 && rules.weight === undefined && rules.secrets === undefined,
);

describe.each(forTwo)('the search at $id', ({ rules, mind }) => {
  test.each(drawn([2, 0, 1]))('finds what plain minimax finds, after %i moves', (plies) => {
    const position = walk(rules, rules.start(), 7, plies);
    if (rules.outcome(position).over) return;
    const found = search(rules, mind, [], position, { depth: 2, nodes: 1e9 });
    const best = minimax(rules, mind, position, 2);
    const score = rules.turn(position) === 0 ? found?.score : -(found?.score ?? 0);
    // the sooner a win comes, the more it is worth
    const isWon = Math.abs(best) === WON;
    // a move without a choice is not thought about
    const reached = rules.moves(position).length === 1 ? best : score;
    expect(isWon ? Math.sign(reached ?? 0) * WON : reached).toBe(best);
  });
});
