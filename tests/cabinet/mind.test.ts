import { describe, expect, test } from 'vitest';
import { MINDS } from '../../src/cabinet/games/minds.ts';
import { drawnBy, LEVELS, moveOf, type Level } from '../../src/cabinet/mind/levels.ts';
import { search, WON } from '../../src/cabinet/mind/search.ts';
import type { AnyMind } from '../../src/cabinet/seam/game.ts';
import type { AnyRules } from '../../src/cabinet/seam/rules.ts';

const minds = await Promise.all(
  Object.entries(MINDS).map(async ([id, load]) => ({ id, mind: await load() })),
);
const variants = minds.flatMap(({ mind }) => mind.variants.map((rules) => ({ id: rules.id, rules, mind })));

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

/** A game of a level against moves drawn by lot: who has won, or null. */
function gameAgainstLot(rules: AnyRules, mind: AnyMind, level: Level, seat: number, seed: number) {
  const draw = drawnBy(seed);
  const past: unknown[] = [];
  let position: unknown = rules.start();
  for (let ply = 0; ply < 150 * rules.seats.length && !rules.outcome(position).over; ply++) {
    const moves = rules.moves(position);
    const move: unknown =
      rules.turn(position) === seat
        ? moveOf(rules, mind, past, position, level, seed)
        : moves[Math.floor(draw() * moves.length)];
    past.push(position);
    position = rules.play(position, move);
  }
  const outcome = rules.outcome(position);
  return outcome.over ? outcome.winner : null;
}

describe.each(variants.filter(({ rules }) => rules.seats.length === 2))(
  'the search at $id',
  ({ rules, mind }) => {
    test('finds what plain minimax finds', () => {
      const draw = drawnBy(7);
      let position: unknown = rules.start();
      for (let ply = 0; ply < 3 && !rules.outcome(position).over; ply++) {
        const found = search(rules, mind, [], position, { depth: 2, nodes: 1e9 });
        const best = minimax(rules, mind, position, 2);
        const score = rules.turn(position) === 0 ? found?.score : -(found?.score ?? 0);
        // a win is worth more the sooner it comes
        const isWon = Math.abs(best) === WON;
        const moves = rules.moves(position);
        // a move without a choice is not thought about
        const reached = moves.length === 1 ? best : score;
        expect(isWon ? Math.sign(reached ?? 0) * WON : reached).toBe(best);
        position = rules.play(position, moves[Math.floor(draw() * moves.length)]);
      }
    });
  },
);

describe.each(variants)('the computer at $id', ({ rules, mind }) => {
  test.each(LEVELS)('level %i plays legal moves, the same ones for the same seed', (level) => {
    const texts = rules.moves(rules.start()).map((move: unknown) => rules.writeMove(move));
    const play = (): string => rules.writeMove(moveOf(rules, mind, [], rules.start(), level, 5));
    expect(texts).toContain(play());
    expect(play()).toBe(play());
  });

  test('the second level is soon ahead of moves drawn by lot, from either seat', () => {
    for (const seat of [0, 1]) {
      let ahead = 0;
      for (let seed = 11 + seat; ahead < 1 && seed < 61; seed += 10) {
        const winner = gameAgainstLot(rules, mind, 2, seat, seed);
        if (winner !== null) ahead += winner === rules.seats[seat] ? 1 : -1;
      }
      expect(ahead).toBe(1);
    }
  });
});
