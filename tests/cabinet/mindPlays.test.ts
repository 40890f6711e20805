import { describe, expect, test } from 'vitest';
import { drawnBy, moveOf, type Level } from '../../src/cabinet/mind/levels.ts';
import type { AnyMind } from '../../src/cabinet/seam/game.ts';
import type { AnyRules } from '../../src/cabinet/seam/rules.ts';
import { budget } from '../support/budget.ts';
import { minded } from '../support/minds.ts';

/** A game of a level against random moves: who has won, or null. */
function gameAgainstLot(rules: AnyRules, mind: AnyMind, level: Level, seat: number, seed: number) {
  const draw = drawnBy(seed);
  const past: unknown[] = [];
  let position: unknown = rules.start();
  for (
    let ply = 0;
    ply < (rules.weight === undefined ? 150 : 500) * rules.seats.length && !rules.outcome(position).over;
    ply++
  ) {
    const moves = rules.moves(position);
    const move: unknown =
      rules.turn(position) === seat || rules.turn(position) === 'chance'
        ? moveOf(rules, mind, past, position, level, seed)
        : moves[Math.floor(draw() * moves.length)];
    past.push(position);
    position = rules.play(position, move);
  }
  const outcome = rules.outcome(position);
  return outcome.over ? outcome.winner : null;
}

const isWhole = budget(2, 1, 1) === 2;

/**
 * In an ordinary run, of each game for more than two only the variant for the most players; mating among three takes
 * too long.
 */
const tried = minded.filter(
  ({ rules, mind }) =>
    isWhole ||
    rules.seats.length === 2 ||
    (rules === mind.variants.at(-1) && !rules.id.startsWith('three-handed-chess')),
);

/** From either seat in a whole run; in an ordinary run from one, which alternates from game to game. */
const rows = tried.flatMap(({ id, rules, mind }, index) =>
  (isWhole ? [0, 1] : [index % 2]).map((seat) => ({
    id,
    rules,
    mind,
    name: rules.seats[seat],
  })),
);

describe.each(rows)('the second level at $id as $name', ({ rules, mind, name = '' }) => {
  test('is soon ahead of random moves', () => {
    const seat = rules.seats.indexOf(name);
    let ahead = 0;
    for (let seed = 11 + seat; ahead < 1 && seed < 61; seed += 10) {
      const winner = gameAgainstLot(rules, mind, 2, seat, seed);
      if (winner !== null) ahead += winner === name ? 1 : -1;
    }
    expect(ahead).toBe(1);
  });
});
