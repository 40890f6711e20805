import { describe, expect, test } from 'vitest';
import { CABINET } from '../../src/cabinet/games/index.ts';
import { drawnBy } from '../../src/cabinet/mind/levels.ts';
import type { AnyRules } from '../../src/cabinet/seam/rules.ts';
import { keyOf, outcomeAfter } from '../../src/cabinet/seam/walk.ts';
import { budget } from '../support/budget.ts';

/** So many games for each variant in a whole run, and a few that are left earlier on an ordinary day. */
const GAMES = budget(200, 1, 2);
/** A game without chance may wander on; it is left after so many turns. One of chance must end long before. */
const MOST = budget(400, 60, 120);
const MOST_OF_CHANCE = 20_000;
/** A draw may be claimed when the same position has come up so often. */
const REPEATED = 3;

interface Played {
  readonly ended: 'over' | 'repeated' | 'left';
  readonly hadChance: boolean;
}

/** One of the moves, which are used up as far as what went before forbids them. */
function drawnFrom(
  rules: AnyRules,
  past: readonly unknown[],
  position: unknown,
  moves: unknown[],
  draw: () => number,
): unknown {
  while (moves.length > 0) {
    const [move]: unknown[] = moves.splice(Math.floor(draw() * moves.length), 1);
    if (rules.forbids?.(past, position, move) !== true) return move;
  }
  throw new Error(`all moves are forbidden, and it is not over: ${rules.write(position)}`);
}

/** Plays by lot until the game is over, may be claimed as repeated, or has gone on for long. Checks each turn. */
function playedOut(rules: AnyRules, seed: number): Played {
  const draw = drawnBy(seed);
  const past: unknown[] = [];
  const times = new Map<string, number>();
  let position: unknown = rules.start();
  let hadChance = false;
  while (past.length < (hadChance ? MOST_OF_CHANCE : MOST)) {
    const moves = rules.moves(position).slice();
    const outcome = outcomeAfter(rules, past, position);
    if (outcome.over) {
      if (moves.length > 0) throw new Error(`it is over, and somebody can move: ${rules.write(position)}`);
      return { ended: 'over', hadChance };
    }
    if (moves.length === 0) throw new Error(`nobody can move, and it is not over: ${rules.write(position)}`);
    const turn = rules.turn(position);
    if (turn === 'chance') hadChance = true;
    const key = keyOf(rules, position);
    const before = times.get(key) ?? 0;
    times.set(key, before + 1);
    if (!hadChance && before + 1 >= REPEATED) return { ended: 'repeated', hadChance };
    const move = drawnFrom(rules, past, position, moves, draw);
    past.push(position);
    position = rules.play(position, move);
  }
  return { ended: 'left', hadChance };
}

describe.each(CABINET)('$id played by lot', (rules) => {
  test('has a move until it is over, and comes to an end where chance plays', { timeout: 600_000 }, () => {
    const played = Array.from({ length: GAMES }, (_, seed) => playedOut(rules, seed));
    expect(played.filter(({ ended, hadChance }) => hadChance && ended !== 'over')).toEqual([]);
  });
});
