import { describe, expect, test } from 'vitest';
import type { Drin } from '../../src/engine/index.ts';
import { buildGeometry, DRIN_SIZE, MOST_SQUARES, NO_SQUARE } from '../../src/engine/geometry.ts';

const drin = (index: number): Drin => ({ name: `Drin ${index}`, code: String.fromCharCode(65 + index) });

const board = (columns: number, rows: number): Drin[][] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => drin(row * columns + column)),
  );

describe('section 1: a board of drins', () => {
  test.each([
    [1, 1],
    [2, 3],
    [6, 4],
    [7, 4],
    [1, 28],
  ])('%i × %i drins of 6 × 6 squares', (columns, rows) => {
    const { width, height, size, drins } = buildGeometry(board(columns, rows));
    expect([width, height, size]).toEqual([columns * 6, rows * 6, columns * rows * 36]);
    expect(drins).toEqual(board(columns, rows).toReversed().flat());
    expect(size).toBeLessThanOrEqual(MOST_SQUARES);
  });

  test.each<[string, readonly (readonly Drin[])[]]>([
    ['no row', []],
    ['rows without a drin', [[], []]],
    ['more squares than a packed move can name', board(29, 1)],
    ['a row that is shorter', [[drin(0), drin(1)], [drin(2)]]],
    ['a row that is longer', [[drin(0)], [drin(1), drin(2)]]],
  ])('cannot be built of %s', (_, rows) => {
    expect(() => buildGeometry(rows)).toThrow(RangeError);
    expect(() => buildGeometry(rows)).toThrow(
      `a board of ${rows[0]?.length ?? 0} × ${rows.length} drins cannot be built`,
    );
  });

  test('fronts between the drins stop steps, unless a board has none', () => {
    const EAST = 2;
    const square = 3; // the fourth file of two drins side by side
    const steps = (fronts?: boolean) => {
      const { toEdge, inside, halting, free, turnSquare } = buildGeometry(board(2, 1), fronts);
      const at = square * 8 + EAST;
      return [toEdge[at], inside[at], halting[at], free[at], turnSquare[at]];
    };
    expect(steps()).toEqual([8, 2, 2, 8, DRIN_SIZE]);
    expect(steps(true)).toEqual(steps());
    expect(steps(false)).toEqual([8, 8, 8, 8, NO_SQUARE]);
  });
});
