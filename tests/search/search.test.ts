import { describe, expect, test } from 'vitest';
import { isSameMove, legalMoves, play, startPosition, VARIATIONS } from '../../src/engine/index.ts';
import { createSearcher } from '../../src/search/index.ts';
import { positionOf } from '../support/arbitrary.ts';

describe('a search answers for every variation', () => {
  test.each(VARIATIONS.map((variation) => [variation.id, variation] as const))('%s', (_, variation) => {
    const position = startPosition(variation);
    const result = createSearcher(position.ruleset).search(
      { position, earlier: [] },
      { limits: { depth: 2 }, lines: 3 },
    );
    expect(result.depth).toBe(2);
    expect(result.lines).toHaveLength(3);
    expect(legalMoves(position).some((move) => isSameMove(move, result.best!))).toBe(true);
    for (const { moves } of result.lines) {
      let reached = position;
      for (const move of moves) {
        const played = play(reached, move);
        expect(played.ok).toBe(true);
        if (played.ok) reached = played.value.position;
      }
    }
  });
});

test('a position without moves has no best move', () => {
  const position = positionOf('stikitche', '2k3/6/6/6/6/6/6/6/6/6/6/2K3 y - - 0');
  const result = createSearcher(position.ruleset).search({ position, earlier: [] }, { limits: { depth: 2 } });
  expect(result.best).toBeNull();
  expect(result.lines).toEqual([]);
});
