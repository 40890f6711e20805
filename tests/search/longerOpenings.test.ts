import { describe, expect, test } from 'vitest';
import { goOn } from '../../scripts/matches/longer.ts';
import { openingsOf } from '../../scripts/matches/match.ts';
import { outcome, startPosition } from '../../src/engine/index.ts';
import { variation } from '../support/games.ts';

describe('openings that go on with random moves', () => {
  test.each([1, 2, 3, 4, 5, 6])('stop short of the end of the game: Stikitche, seed %i', (seed) => {
    const start = startPosition(variation('stikitche'));
    expect(outcome(goOn(start, 8, seed)).status).toBe('playing');
  });

  test('leave a game that is over as it is', () => {
    const over = openingsOf(variation('stikitche')).find((opening) => outcome(opening).status === 'over');
    expect(over).toBeDefined();
    expect(goOn(over!, 4, 1)).toBe(over);
  });
});
