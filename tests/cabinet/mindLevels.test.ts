import { describe, expect, test } from 'vitest';
import { LEVELS, moveOf } from '../../src/cabinet/mind/levels.ts';
import type { AnyMind } from '../../src/cabinet/seam/game.ts';
import type { AnyRules } from '../../src/cabinet/seam/rules.ts';
import { walk } from '../../src/cabinet/seam/walk.ts';
import { budget } from '../support/budget.ts';
import { minded } from '../support/minds.ts';

/** The upper levels look at this many positions here: fewer in an ordinary run than at the table. */
const NODES = budget(Infinity, 300, 1_000);

/** A mind whose levels play as they do, but look at fewer positions. */
const hurried = (mind: AnyMind): AnyMind =>
  NODES === Infinity
    ? mind
    : { ...mind, plays: LEVELS.map((level) => ({ ...mind.plays?.[level - 1], nodes: NODES })) };

/** The first position in which a seat is to move, once chance has begun the game. */
function firstChoice(rules: AnyRules): unknown {
  let position: unknown = rules.start();
  for (let seed = 7; rules.turn(position) === 'chance'; seed++) position = walk(rules, position, seed, 1);
  return position;
}

describe.each(minded)('the computer at $id', ({ rules, mind }) => {
  test.each(LEVELS)('level %i plays legal moves, the same ones for the same seed', (level) => {
    const position = firstChoice(rules);
    const texts = rules.moves(position).map((move: unknown) => rules.writeMove(move));
    const play = (): string => rules.writeMove(moveOf(rules, hurried(mind), [], position, level, 5));
    const played = play();
    expect(texts).toContain(played);
    expect(play()).toBe(played);
  });
});
