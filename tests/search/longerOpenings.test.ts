import { describe, expect, test } from 'vitest';
import { goOn } from '../../scripts/matches/longer.ts';
import { outcome, startPosition } from '../../src/engine/index.ts';
import { variation } from '../support/games.ts';

describe('openings that go on by lot', () => {
  test.each([1, 2, 3, 4, 5, 6])('stop short of the end of the game: Stikitche, seed %i', (seed) => {
    const start = startPosition(variation('stikitche'));
    expect(outcome(goOn(start, 8, seed)).status).toBe('playing');
  });
});
