import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hitsOf, isHitBy } from '../attack.ts';
import { COLOURS, SQUARES } from '../board.ts';
import { game } from '../game.ts';
import { ownerOf, type Position } from '../position.ts';
import { threeHandedChesses } from '../rules.ts';
import { findMove, walk } from '../../../seam/walk.ts';
import { budget } from '../../../../../tests/support/budget.ts';

const [usual] = threeHandedChesses;

const positionOf = (text: string): Position => {
  const read = usual.read(text);
  if (!read.ok) throw new Error(text);
  return read.value;
};

test('a square is hit by a player where one of the men hits it, forks at the centre included', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 0, max: 90 }), (seed, plies) => {
      const position = walk(usual, usual.start(), seed, plies);
      const { cells } = position;
      for (const by of COLOURS)
        for (let square = 0; square < SQUARES; square++) {
          const isHit = cells.some(
            (cell, from) => ownerOf(position, cell) === by && hitsOf(cells, from).includes(square),
          );
          expect(isHitBy(position, square, by)).toBe(isHit);
        }
    }),
    { numRuns: budget(60, 2) },
  );
});

test.each([
  ['a4', 'a4-a7', 'a4 a5 a6 a7', 'a Rook along the column over the border'],
  ['a1', 'a1-g11', 'a1 b2 c3 d4 e9 f10 g11', 'a Bishop through the centre to the right'],
  ['a1', 'a1-k7', 'a1 b2 c3 d4 i5 j6 k7', 'a Bishop through the centre to the left'],
])('the route of a man on %s, %s, goes over %s: %s', (square, text, way) => {
  const board = square === 'a4' ? '4wK3/8/8/wR7' : 'wB3wK3/8/8/8';
  const position = positionOf(`${board}/8/8/8/4rK3/8/8/8/4bK3 w wrb - - 0`);
  const move = findMove(usual, position, text);
  expect(move === undefined ? '' : game.trace(position, move).path.join(' ')).toBe(way);
});

test('the calls say who was mated, and who took over the army', () => {
  const before = positionOf('4wK3/8/bP7/8/8/8/8/4rK3/8/8/3wR4/bK4wR2 r wrb - - 1');
  const move = findMove(usual, before, 'd8-d7');
  if (move === undefined) throw new Error('no move');
  const after = usual.play(before, move);
  expect(game.calls(before, null)).toEqual(['check-black']);
  expect(game.calls(after, { before, move })).toEqual(['mated-black-white']);
  expect(game.standing(after, []).find(({ place }) => place === 'a3')).toEqual({
    place: 'a3',
    art: 'bPw',
    owner: 0,
  });
  expect(game.isProgress(before, move, [])).toBe(true);
});

test('positions that differ only in the number of turns played are the same for counting repetitions', () => {
  const [one, other] = [3, 9].map((turns) =>
    positionOf(`4wK3/8/8/8/8/8/8/4rK3/8/8/8/4bK3 w wrb - - ${turns}`),
  );
  if (one === undefined || other === undefined) throw new Error('no position');
  expect(usual.key?.(one)).toBe(usual.key?.(other));
});
