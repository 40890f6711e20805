import { describe, expect, test } from 'vitest';
import { createSearcher, type SearchInfo } from '../../src/search/index.ts';
import { positionOf } from '../support/arbitrary.ts';

/**
 * A search that is stopped within a depth may know only that the move it liked is lost, and nothing yet of the others:
 * that is no loss of the game, and no reason to concede it.
 */
describe('a search that is stopped claims no more than it knows', () => {
  // the tablebase says what is true: a draw, and half a point lost
  const positions = [
    ['a draw', '4k1/6/6/6/4P1/6/6/p5/6/6/6/3K2 b - - 7'],
    ['half a point lost', '1k4/6/2p3/6/6/6/6/3KP1/6/6/6/6 y - - 88'],
  ] as const;

  test.each(positions)('%s, %s', (_, line) => {
    const position = positionOf('stikitche', line);
    for (let nodes = 256; nodes <= 4096; nodes += 64)
      for (const level of [6, 7, 8] as const) {
        const told: SearchInfo[] = [];
        const searcher = createSearcher(position.ruleset, { tableBits: 14 });
        const result = searcher.search(
          { position, earlier: [] },
          { limits: { nodes }, level, onInfo: (info) => told.push(info) },
        );
        const claims = [...told, result].map(({ lines }) => lines[0]!.score);
        expect(claims, `level ${level}, ${nodes} nodes`).not.toContainEqual(
          expect.objectContaining({ kind: 'loss', points: 1 }),
        );
        expect(result.concedes, `level ${level}, ${nodes} nodes`).toBe(false);
      }
  });
});
