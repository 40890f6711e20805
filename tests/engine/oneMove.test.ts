import { describe, expect, test } from 'vitest';
import {
  formatCoordinates,
  formatPosition,
  legalMoves,
  legalMovesFrom,
  parseSquare,
  play,
  positionAfter,
  startPosition,
  type Position,
} from '../../src/engine/index.ts';
import { holds } from '../support/arbitrary.ts';
import { variationOf } from '../support/grid.ts';

const texts = (position: Position, moves: ReturnType<typeof legalMoves>): string[] =>
  moves.map((move) => `${formatCoordinates(position.ruleset, move)} ${JSON.stringify(move)}`).toSorted();

describe('looking at one piece finds the same as looking at all', () => {
  test('the moves of every square together are all moves', () => {
    holds(({ position }) => {
      const squares = Array.from(position.cells, (_, square) => square);
      const bySquare = squares.flatMap((square) => legalMovesFrom(position, square));
      expect(texts(position, bySquare)).toEqual(texts(position, legalMoves(position)));
    }, 400);
  });

  test('the position after a move is the one that playing it leads to; an illegal move has none', () => {
    holds(({ position }) => {
      for (const move of legalMoves(position).slice(0, 20)) {
        const played = play(position, move);
        const after = positionAfter(position, move);
        expect(after && formatPosition(after)).toBe(played.ok && formatPosition(played.value.position));
      }
      expect(positionAfter(position, { from: 0, to: 0 })).toBeUndefined();
    }, 200);
  });
});

test.each(['Zb5', 'Zc5', 'Zd5'])(
  '18: a company move is among the moves of each of its three starts: %s',
  (name) => {
    const position = startPosition(variationOf('vallia'));
    const start = parseSquare(position.ruleset.geometry, name) ?? -1;
    const found = legalMovesFrom(position, start).map((move) => formatCoordinates(position.ruleset, move));
    expect(found).toContain('Zb5&Zc5&Zd5-Zb6');
  },
);
