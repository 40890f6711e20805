import { describe, expect, test } from 'vitest';
import { fareAgainstRandom } from '../../scripts/matches/beginners.ts';
import { emptyTally, openingsOf, playPair, shareOf } from '../../scripts/matches/match.ts';
import { playerOf } from '../../scripts/matches/players.ts';
import { rulesetOf } from '../../src/engine/index.ts';
import { variationOf } from '../../src/game/games/games.ts';
import { SCHOOL_GAMES, SCHOOL_LEVELS } from '../../src/learn/school/games.ts';
import { budget } from '../support/budget.ts';

const GAMES = 100;
/** Two games each; a game of Poron takes long. */
const PAIRS = { poron: budget(10, 2, 3), pastang: 10 };

describe('against random moves', () => {
  test.each(SCHOOL_GAMES.map(({ id }) => id))(
    '%s: the lowest level of the school wins 60 to 80 of 100 games, so that a beginner can win, the next more',
    { timeout: 240_000 },
    (id) => {
      const [lowest, next] = SCHOOL_LEVELS.slice(0, 2).map(
        (level) => fareAgainstRandom(variationOf(id), level, GAMES, 1).won,
      );
      expect(lowest).toBeGreaterThanOrEqual(60);
      expect(lowest).toBeLessThanOrEqual(80);
      expect(next).toBeGreaterThan(lowest ?? GAMES);
    },
  );
});

describe('against a beginner who sees a capture, and nothing beyond', () => {
  test.each(['poron', 'pastang'] as const)(
    '%s: level 1, the lowest that New game offers, scores less than half of the points',
    { timeout: 240_000 },
    (id) => {
      const variation = variationOf(id);
      const ruleset = rulesetOf(variation);
      const [lowest, beginner] = [playerOf(ruleset, 'level=1'), playerOf(ruleset, 'plain=1')];
      const tally = emptyTally();
      for (const [pair, opening] of openingsOf(variation).slice(0, PAIRS[id]).entries())
        playPair(opening, pair, lowest, beginner, tally, () => {});
      expect(tally.games).toBe(2 * PAIRS[id]);
      expect(shareOf(tally).share).toBeLessThan(0.5);
    },
  );
});
