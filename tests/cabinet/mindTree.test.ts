import { describe, expect, test } from 'vitest';
import { drawnBy } from '../../src/cabinet/mind/levels.ts';
import { searchTree } from '../../src/cabinet/mind/tree.ts';
import type { AnyMind } from '../../src/cabinet/seam/game.ts';
import { sideOf, type AnyRules } from '../../src/cabinet/seam/rules.ts';
import { chanceMove } from '../../src/cabinet/seam/walk.ts';
import { drawn } from '../support/budget.ts';
import { boardOf } from '../support/minds.ts';

/** Positions from randomly played games in which the next move won the game. */
function* lastBeforeWin(rules: AnyRules, seeds: readonly number[]): Generator {
  for (const seed of seeds) {
    const draw = drawnBy(seed);
    let position: unknown = rules.start();
    for (;;) {
      const before = position;
      const move = chanceMove(rules, before, draw);
      position = rules.play(before, move);
      const outcome = rules.outcome(position);
      if (!outcome.over) continue;
      const seat = rules.turn(before);
      if (seat !== 'chance' && outcome.winner === sideOf(rules, seat)) yield before;
      break;
    }
  }
}

/** Whether the move that is found with a single visit of the tree wins at once. */
function winsAtOnce(rules: AnyRules, mind: AnyMind, position: unknown): boolean {
  const seat = rules.turn(position);
  const move: unknown = searchTree(rules, mind, [], position, 1, drawnBy(1));
  const outcome = rules.outcome(rules.play(position, move));
  return seat !== 'chance' && outcome.over && outcome.winner === sideOf(rules, seat);
}

describe.each(['three-handed-chess:first-mate', 'parcheesi:2'])('the tree of moves at %s', (id) => {
  test('has a move that wins at once, however unlikely it seems', async () => {
    const { rules, mind } = await boardOf(id);
    const positions = Array.from(lastBeforeWin(rules, drawn([1, 2, 3, 4, 5, 6])));
    expect(positions.length).toBeGreaterThan(0);
    const missed = positions.filter((position) => !winsAtOnce(rules, mind, position));
    expect(missed.map((position) => rules.write(position))).toEqual([]);
  });
});
