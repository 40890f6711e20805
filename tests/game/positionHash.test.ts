import { describe, expect, test } from 'vitest';
import { startPosition } from '../../src/engine/index.ts';
import { hashOf } from '../../src/game/positionHash.ts';
import { drawn } from '../support/drawn.ts';
import { variationOf } from '../support/grid.ts';

describe('the number of a position', () => {
  // written down once: libraries keep these numbers, and look games up by them
  test.each([
    ['poron', 2752570756],
    ['pastang', 2931729464],
    ['stikitche', 760346438],
    ['draks-city', 1567637492],
  ])('is for ever the same at the start of %s', (id, hash) => {
    expect(hashOf(startPosition(variationOf(id)))).toBe(hash);
  });

  test('leaves out what cannot be seen: first moves, the Fluttember, the turns', () => {
    const variation = variationOf('poron');
    const start = startPosition(variation);
    const seen = {
      ...start,
      cells: Array.from(start.cells, (code) => code & ~32),
      fluttember: 0,
      turnsPlayed: 9,
    };
    expect(hashOf(seen)).toBe(hashOf(start));
  });

  test('tells the side to move, the side of a piece and its kind', () => {
    const kings = 'K Wa1, k Wf6';
    const seen = [
      hashOf(drawn('poron', kings)),
      hashOf(drawn('poron', kings, { turn: 'b' })),
      ...'SDMHJCGPsdmhjcgp'.split('').map((letter) => hashOf(drawn('poron', `${kings}, ${letter} Mc3`))),
    ];
    expect(new Set(seen).size).toBe(18);
  });
});
