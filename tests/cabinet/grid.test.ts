import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { EIGHT, forEachWay, makeGrid, type Direction } from '../../src/cabinet/seam/grid.ts';
import { chequers, edgeLabels, squarePlaces } from '../../src/cabinet/seam/gridBoard.ts';
import { menOn } from '../../src/cabinet/seam/men.ts';
import { placesByName } from '../../src/cabinet/seam/men.ts';

const GRID = makeGrid(4, 3);
const anySquare = fc.nat({ max: GRID.size - 1 });
const anyDirection = fc
  .tuple(fc.integer({ min: -3, max: 3 }), fc.integer({ min: -2, max: 2 }))
  .filter(([east, south]) => east !== 0 || south !== 0);

test('squares are named from the south-west, and numbered from the north-west', () => {
  const names = Array.from({ length: 12 }, (_, square) => GRID.nameOf(square));
  expect(names.join(' ')).toBe('a3 b3 c3 d3 a2 b2 c2 d2 a1 b1 c1 d1');
  expect([GRID.size, GRID.widths]).toEqual([12, [4, 4, 4]]);
  const find = placesByName(GRID.size, GRID.nameOf);
  expect(names.map(find)).toEqual(Array.from({ length: 12 }, (_, square) => square));
  expect([find('e1'), find('a0'), find(undefined)]).toEqual([-1, -1, -1]);
});

test('a step leads to the square so far east and south, and never over an edge', () => {
  fc.assert(
    fc.property(anySquare, anyDirection, (square, direction) => {
      const to = GRID.step(square, direction);
      const file = GRID.fileOf(square) + direction[0];
      const rank = GRID.rankOf(square) - direction[1];
      const isOn = file >= 0 && file < 4 && rank >= 1 && rank <= 3;
      expect(to < 0 ? null : [GRID.fileOf(to), GRID.rankOf(to)]).toEqual(isOn ? [file, rank] : null);
    }),
  );
});

test('a line is made of steps up to the edge, whatever lines were asked for before', () => {
  fc.assert(
    fc.property(anySquare, anyDirection, (square, direction) => {
      const steps: number[] = [];
      for (let at = GRID.step(square, direction); at >= 0; at = GRID.step(at, direction)) steps.push(at);
      expect(GRID.line(square, direction)).toEqual(steps);
    }),
    { numRuns: 500 },
  );
});

test('a table has a value for each square and direction', () => {
  const table = forEachWay(GRID, EIGHT, (square, direction: Direction) => GRID.step(square, direction));
  expect(table).toHaveLength(12);
  for (const [square, row] of table.entries())
    expect(row).toEqual(EIGHT.map((direction) => GRID.step(square, direction)));
  expect(new Set(EIGHT.map(String)).size).toBe(8);
});

test('the board is drawn as its squares lie, with its files named below and its ranks to the left', () => {
  const places = squarePlaces(GRID, GRID.nameOf, (square) => square !== 5);
  expect(places.map(({ name }) => name)).not.toContain('b2');
  expect(places).toHaveLength(11);
  expect(places.find(({ name }) => name === 'c1')).toMatchObject({
    x: 2.5,
    y: 2.5,
    shape: 'square',
    size: 1,
  });
  const labels = edgeLabels(GRID, 0.3);
  expect(labels.map(({ words }) => words).join('')).toBe('abcd321');
  expect(labels[0]).toEqual({ words: 'a', x: 0.5, y: 3.3 });
  expect(labels[4]).toEqual({ words: '3', x: -0.3, y: 0.5 });
});

test('every second square is dark, and the one in the south-west among them', () => {
  // the squares by their north-western corners
  expect([...chequers(GRID).matchAll(/M(\d) (\d)/gu)].map(([, x, y]) => `${x}${y}`)).toEqual([
    '00',
    '20',
    '11',
    '31',
    '02',
    '22',
  ]);
});

test('men stand where their letters are, with the seat that owns them; what nobody owns is not drawn', () => {
  const cells = ['w', '', 'B', 'x'];
  expect(menOn(cells, GRID.nameOf, (cell) => (cell === 'w' ? 0 : cell === 'B' ? 1 : null))).toEqual([
    { place: 'a3', art: 'w', owner: 0 },
    { place: 'c3', art: 'B', owner: 1 },
  ]);
});
