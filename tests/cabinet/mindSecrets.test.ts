import { describe, expect, test } from 'vitest';
import { drawnBy, LEVELS, moveOf } from '../../src/cabinet/mind/levels.ts';
import { viewsOf } from '../../src/cabinet/seam/seen.ts';
import { budget } from '../support/budget.ts';
import { minded } from '../support/minds.ts';
import { walked } from './walked.ts';

const hiding = minded.flatMap(({ id, rules, mind }) =>
  rules.secrets === undefined ? [] : [{ id, rules, mind, secrets: rules.secrets }],
);
const SEEDS = [3, 90, 2026].slice(0, budget(3, 1));

describe.each(hiding)('what the computer knows at $id', ({ rules, mind, secrets }) => {
  const brief = { ...mind, plays: LEVELS.map((level) => ({ ...mind.plays?.[level - 1], nodes: 160 })) };

  test.each(SEEDS)('it plays the same, whatever the others hold (%i)', (seed) => {
    let compared = 0;
    const line = walked(rules, seed, 40).map(({ before }) => before);
    for (const [at, position] of line.entries()) {
      const turn = rules.turn(position);
      if (turn === 'chance' || !secrets.isPrivate(position)) continue;
      const past = line.slice(0, at);
      // the same to this seat, with other cards in the other hands, in the crib and in what went before
      const other = secrets.guess(viewsOf(secrets, past, position, turn), turn, drawnBy(seed + at));
      if (rules.write(other) === rules.write(position)) continue;
      const seenPast = past.map((before) => secrets.seen(before, turn) as unknown);
      for (const level of LEVELS) {
        const [one, two] = [
          moveOf(rules, brief, past, position, level, seed),
          moveOf(rules, brief, seenPast, other, level, seed),
        ].map((move: unknown) => rules.writeMove(move));
        expect(one).toBe(two);
      }
      compared++;
    }
    expect(compared).toBeGreaterThan(3);
  });
});
