import { describe, expect, it } from 'vitest';
import { edgePull } from '../../../src/board/input/heldPiece.ts';
import { turnedCentre, viewOf, BOTTOMS } from '../../../src/board/view.ts';
import {
  isWorthZooming,
  isZoomed,
  leastSize,
  nextSquareSize,
  pinchedSize,
  restingSize,
  sizeByKey,
  sizeByWheel,
} from '../../../src/board/zoom/zoom.ts';
import { findVariation, rulesetOf } from '../../../src/engine/index.ts';

describe('the size of squares', () => {
  it.each([
    { fit: 28, least: 0, next: 44 },
    { fit: 28, least: 44, next: 0 },
    { fit: 28, least: 64, next: 0 },
    { fit: 28, least: 20, next: 44 },
    { fit: 9.5, least: 1, next: 44 },
    // a board with tiny squares is shown in part until all of it is asked for
    { fit: 9.5, least: 0, next: 1 },
    { fit: 9.5, least: 44, next: 1 },
  ])(
    'is larger, or that of the whole board again: from $least, or $fit on the whole board, to $next',
    ({ fit, least, next }) => {
      expect(nextSquareSize(fit, least)).toBe(next);
    },
  );

  it.each([
    { fit: 9.5, wanted: 0, least: 44, zoomed: true },
    { fit: 9.5, wanted: 1, least: 1, zoomed: false },
    { fit: 21, wanted: 0, least: 0, zoomed: false },
    { fit: 21, wanted: 30, least: 30, zoomed: true },
  ])(
    'is that of a finger where nobody could hit one: $fit, wanted $wanted',
    ({ fit, wanted, least, zoomed }) => {
      expect(leastSize(fit, wanted)).toBe(least);
      expect(isZoomed(fit, wanted)).toBe(zoomed);
    },
  );

  it.each([
    { fit: 21, size: 21, key: '+', becomes: 26 },
    { fit: 21, size: 90, key: '=', becomes: 96 },
    { fit: 21, size: 40, key: '-', becomes: 32 },
    { fit: 21, size: 26, key: '-', becomes: 0 },
    { fit: 9.5, size: 44, key: '0', becomes: 1 },
    { fit: 21, size: 44, key: '0', becomes: 0 },
    { fit: 21, size: 44, key: 'x', becomes: undefined },
  ])('follows keys: $key at $size', ({ fit, size, key, becomes }) => {
    expect(sizeByKey(fit, size, key)).toBe(becomes);
  });

  it('follows the wheel by the same share for every notch, within bounds', () => {
    expect(sizeByWheel(20, 30, -100) / 30).toBeCloseTo(sizeByWheel(20, 40, -100) / 40);
    expect(sizeByWheel(20, 30, 100)).toBeLessThan(30);
    expect([sizeByWheel(20, 30, 5000), sizeByWheel(20, 30, -5000)]).toEqual([20, 96]);
  });

  it('is offered where a finger would miss a square of the whole board', () => {
    expect([28, 39, 40, 76, Infinity].map(isWorthZooming)).toEqual([true, true, false, false, false]);
  });

  it.each([
    { wanted: 10, size: 0 },
    { wanted: 29, size: 0 },
    { wanted: 33.4, size: 33 },
    { wanted: 500, size: 96 },
  ])('is pinched within bounds: $wanted to $size', ({ wanted, size }) => {
    expect(pinchedSize(28, wanted)).toBe(size);
  });
});

describe('a pinched board, when the fingers are lifted', () => {
  it.each([
    { fit: 28, pinched: 0, rests: 0 },
    { fit: 28, pinched: 31, rests: 0 },
    { fit: 28, pinched: 35, rests: 40 },
    { fit: 28, pinched: 40, rests: 40 },
    { fit: 28, pinched: 61, rests: 61 },
    { fit: 48, pinched: 55, rests: 55 },
  ])('has squares that a finger hits, or is whole: $pinched to $rests', ({ fit, pinched, rests }) => {
    expect(restingSize(fit, pinched)).toBe(rests);
  });
});

describe('a point of the board', () => {
  const variation = findVariation('poron');
  if (variation === undefined) throw new Error('poron');
  const { geometry } = rulesetOf(variation);
  const pairs = BOTTOMS.flatMap((from) => BOTTOMS.map((to) => ({ from, to })));
  it.each(pairs)('stays on its square when the board is turned: $from to $to', ({ from, to }) => {
    const [before, after] = [viewOf(geometry, from), viewOf(geometry, to)];
    for (const square of [0, 7, 100, 215]) {
      const middle = ({ columns, rows, places }: typeof before) => {
        const { column, row } = places[square] ?? { column: NaN, row: NaN };
        return { x: (column + 0.5) / columns, y: (row + 0.5) / rows };
      };
      const turned = turnedCentre(middle(before), from, to);
      expect(turned.x).toBeCloseTo(middle(after).x);
      expect(turned.y).toBeCloseTo(middle(after).y);
    }
  });
});

describe('a piece held at the edge', () => {
  const box = { left: 0, top: 100, right: 360, bottom: 600 };
  it.each([
    { at: { x: 180, y: 350 }, pull: { x: 0, y: 0 } },
    { at: { x: 360, y: 350 }, pull: { x: 14, y: 0 } },
    { at: { x: 22, y: 350 }, pull: { x: -7, y: 0 } },
    { at: { x: 180, y: 700 }, pull: { x: 0, y: 14 } },
    { at: { x: 0, y: 100 }, pull: { x: -14, y: -14 } },
  ])('scrolls the board, the faster the nearer: $at', ({ at, pull }) => {
    expect(edgePull(box, at)).toEqual(pull);
  });
});
