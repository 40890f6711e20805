import { describe, expect, test } from 'vitest';
import { fareAgainstRandom } from '../../scripts/matches/beginners.ts';
import { variationOf } from '../../src/game/games.ts';
import { SCHOOL_GAMES, SCHOOL_LEVELS } from '../../src/learn/school/games.ts';

const GAMES = 100;

describe('against random moves', () => {
  test.each(SCHOOL_GAMES.map(({ id }) => id))(
    '%s: the lowest level wins 60 to 80 of 100 games, so that a beginner can win, the next more',
    { timeout: 120_000 },
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
