import type { Cell } from '../../seam/ranks.ts';

/** The colours of the three armies, in the order of turns; a field belongs to each. */
export const COLOURS = ['w', 'r', 'b'] as const;
export type Colour = (typeof COLOURS)[number];

/** A step: columns to the right and rows to the front, in the field where the man stands. */
export type Direction = readonly [dc: number, dr: number];

export const ORTHOGONALS: readonly Direction[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];
export const DIAGONALS: readonly Direction[] = [
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
];
export const EIGHT: readonly Direction[] = [...ORTHOGONALS, ...DIAGONALS];

export const COLUMNS = 8;
export const ROWS = 4;
const FIELD = COLUMNS * ROWS;
export const SQUARES = 3 * FIELD;

/** A square is a number: field, then row from the base, then column, as its player sees them. */
export const squareAt = (field: number, column: number, row: number): number =>
  field * FIELD + row * COLUMNS + column;
export const fieldOf = (square: number): number => Math.floor(square / FIELD);
export const rowOf = (square: number): number => Math.floor((square % FIELD) / COLUMNS);
export const columnOf = (square: number): number => square % COLUMNS;

/** Section 1: the letters of each field's columns from left to right, and the numbers of its rows. */
const LETTERS = ['abcdefgh', 'lkjidcba', 'hgfeijkl'] as const;
const rankOf = (field: number, row: number): number =>
  field === 0 ? row + 1 : field === 1 ? 8 - row : 12 - row;

export const nameOf = (square: number): string =>
  (LETTERS[fieldOf(square)] ?? '').charAt(columnOf(square)) + String(rankOf(fieldOf(square), rowOf(square)));

/** Section 1: the left neighbour plays next. */
const leftOf = (field: number): number => (field + 1) % 3;
const rightOf = (field: number): number => (field + 2) % 3;
const isLeft = (column: number): boolean => column < COLUMNS / 2;

/** Where a step leads, and the direction in which it goes on there. */
export interface Step {
  readonly to: number;
  readonly direction: Direction;
}

function stepsFrom(square: number, [dc, dr]: Direction): readonly Step[] {
  const [field, column, row] = [fieldOf(square), columnOf(square), rowOf(square)];
  const [c, r] = [column + dc, row + dr];
  if (c < 0 || c >= COLUMNS || r < 0) return [];
  if (r < ROWS) return [{ to: squareAt(field, c, r), direction: [dc, dr] }];
  if (isLeft(column) === isLeft(c)) {
    const over = isLeft(c) ? leftOf(field) : rightOf(field);
    return [{ to: squareAt(over, COLUMNS - 1 - c, ROWS - 1), direction: [-dc, -dr] }];
  }
  return [leftOf(field), rightOf(field)].map((over) => ({
    to: squareAt(over, column, ROWS - 1),
    direction: [-dc, -1],
  }));
}

/** Section 2, worked out once: the steps from each square, indexed by `wayOf` their direction. */
const wayOf = ([dc, dr]: Direction): number => (dc + 1) * 3 + dr + 1;
const STEPS: readonly (readonly (readonly Step[])[])[] = Array.from({ length: SQUARES }, (_, square) =>
  Array.from({ length: 9 }, (__, way) => stepsFrom(square, [Math.floor(way / 3) - 1, (way % 3) - 1])),
);

/** Section 2: where one step leads: nowhere, to one square, or through the centre to either of two. */
export const stepFrom = (square: number, direction: Direction): readonly Step[] =>
  STEPS[square]?.[wayOf(direction)] ?? [];

/** Section 4, Knight: one orthogonal step and two at a right angle, or two and one. */
const KNIGHT: readonly (readonly number[])[] = Array.from({ length: SQUARES }, (_, square) => {
  const ends = new Set<number>();
  for (const direction of ORTHOGONALS)
    for (const one of stepFrom(square, direction))
      for (const aside of rightAngles(one.direction)) {
        for (const two of stepFrom(one.to, aside))
          for (const three of stepFrom(two.to, two.direction)) ends.add(three.to);
      }
  for (const direction of ORTHOGONALS)
    for (const one of stepFrom(square, direction))
      for (const two of stepFrom(one.to, one.direction))
        for (const aside of rightAngles(two.direction))
          for (const three of stepFrom(two.to, aside)) ends.add(three.to);
  ends.delete(square);
  return Array.from(ends);
});

function rightAngles([dc, dr]: Direction): readonly Direction[] {
  return [
    [dr, dc],
    [-dr, -dc],
  ];
}

export const knightEnds = (square: number): readonly number[] => KNIGHT[square] ?? [];

/** A man is two characters, colour and kind. */
const BY_LETTER: Readonly<Record<string, Colour>> = { w: 'w', r: 'r', b: 'b' };
export const colourOf = (cell: Cell): Colour | null => BY_LETTER[cell.charAt(0)] ?? null;
export const kindOf = (cell: Cell): string => cell.charAt(1);
export const fieldOfColour = (colour: Colour): number => COLOURS.indexOf(colour);
