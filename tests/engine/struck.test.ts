import { expect, test } from 'vitest';
import { boardOf, isAttacked, isStruck } from '../../src/engine/search.ts';
import { holds } from '../support/arbitrary.ts';

test('a piece is attacked if one beside it could take it by a single step', () => {
  let struck = 0;
  holds(({ position }) => {
    const board = boardOf(position);
    for (const [side, other] of [
      [0, 1],
      [1, 0],
    ] as const)
      for (const square of board.pieces[side].slice(0, board.count[side])) {
        if (!isStruck(board, square, other)) continue;
        struck++;
        expect(isAttacked(board, square, other)).toBe(true);
      }
  }, 1000);
  expect(struck).toBeGreaterThan(100);
});
