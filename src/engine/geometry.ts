import {
  FILE_STEP,
  isOrthogonal,
  leftOf,
  NO_DIRECTION,
  RANK_STEP,
  reverse,
  rightOf,
  type Direction,
} from './directions.ts';

/** A square is `rank * width + file`, both counted from 0 in the south-west. */
export type Square = number;

export const DRIN_SIZE = 6;
/** Means "no square" in tables. */
export const NO_SQUARE = 0xffff;
/** The largest board: 36 × 24 squares, so that a square fits in 10 bits of a packed move. */
export const MOST_SQUARES = 1024;

/** A drin of a board: its name, and its code in short square names. */
export interface Drin {
  readonly name: string;
  readonly code: string;
}

/**
 * A board of drins with everything that follows from its shape (section 1). Tables by square and direction are indexed
 * by `square * 8 + direction` and count steps; tables by two squares by `to * size + from`.
 */
export interface Geometry {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  /** The number of squares. */
  readonly size: number;
  /** Drins by row from the south and column from the west: `row * columns + column`. */
  readonly drins: readonly Drin[];
  readonly drinOf: Uint8Array;
  /**
   * As `drinOf`, but the same for all squares if there are no fronts: a step between two different numbers is a
   * crossing.
   */
  readonly region: Uint8Array;
  /** The rank of a square, counted from 0 in the south. */
  readonly rankOf: Uint8Array;
  /** What a step in a direction adds to a square. */
  readonly step: Int32Array;
  /** Steps to the edge of the board. */
  readonly toEdge: Uint8Array;
  /**
   * The neighbours of each square. Those of square s are `around[aroundStart[s]]` up to `around[aroundStart[s + 1]]`.
   * An entry is the neighbour times 8, plus the direction that leads back.
   */
  readonly around: Uint16Array;
  readonly aroundStart: Uint16Array;
  /** Steps without any crossing. */
  readonly inside: Uint8Array;
  /** Steps when only the first may be a crossing. */
  readonly halting: Uint8Array;
  /** Steps with at most one crossing. */
  readonly free: Uint8Array;
  /** Steps with at most two crossings. */
  readonly twice: Uint8Array;
  /** The square on which a Pallan that leaves a square in a direction may turn (section 6), or `NO_SQUARE`. */
  readonly turnSquare: Uint16Array;
  /** `to * size + from`: the directions in which a piece may leave `from` to reach `to` after a turn at a front. */
  readonly turnsTo: Uint8Array;
  /** Direction of the straight line from one square to another, or `NO_DIRECTION`. */
  readonly towards: Uint8Array;
  /** The distance between two squares in a King's steps. */
  readonly distance: Uint8Array;
}

/**
 * The geometry of a board of drins, given as rows from the north, each from west to east (section 1). On a board
 * without fronts no step is a crossing.
 */
export function buildGeometry(rowsFromNorth: readonly (readonly Drin[])[], fronts = true): Geometry {
  const rows = rowsFromNorth.length;
  const columns = rowsFromNorth[0]?.length ?? 0;
  const width = columns * DRIN_SIZE;
  const height = rows * DRIN_SIZE;
  const size = width * height;
  if (size === 0 || size > MOST_SQUARES || rowsFromNorth.some((row) => row.length !== columns))
    throw new RangeError(`a board of ${columns} × ${rows} drins cannot be built`);

  const drinOf = new Uint8Array(size);
  for (let square = 0; square < size; square++) {
    const column = Math.floor((square % width) / DRIN_SIZE);
    const row = Math.floor(square / width / DRIN_SIZE);
    drinOf[square] = row * columns + column;
  }
  const shape = { columns, rows, width, height, size, drinOf: fronts ? drinOf : new Uint8Array(size) };
  const steps = stepTables(shape);
  return {
    ...shape,
    drinOf,
    region: shape.drinOf,
    rankOf: Uint8Array.from({ length: size }, (_, square) => Math.floor(square / width)),
    drins: rowsFromNorth.toReversed().flat(),
    step: Int32Array.from(FILE_STEP, (file, d) => (RANK_STEP[d] ?? 0) * width + file),
    ...steps,
    ...aroundTables(shape),
    turnsTo: turnTable(shape, steps),
    ...pairTables(shape),
  };
}

type Shape = Pick<Geometry, 'columns' | 'rows' | 'width' | 'height' | 'size' | 'drinOf'>;

function neighbour(shape: Shape, square: Square, direction: number, steps = 1): Square | undefined {
  const file = (square % shape.width) + (FILE_STEP[direction] ?? 0) * steps;
  const rank = Math.floor(square / shape.width) + (RANK_STEP[direction] ?? 0) * steps;
  if (file < 0 || file >= shape.width || rank < 0 || rank >= shape.height) return undefined;
  return rank * shape.width + file;
}

function aroundTables(shape: Shape) {
  const around: number[] = [];
  const aroundStart = new Uint16Array(shape.size + 1);
  for (let square = 0; square < shape.size; square++) {
    for (let d = 0; d < 8; d++) {
      const next = neighbour(shape, square, d);
      if (next !== undefined) around.push(next * 8 + reverse(d));
    }
    aroundStart[square + 1] = around.length;
  }
  return { around: Uint16Array.from(around), aroundStart };
}

function stepTables(shape: Shape) {
  const { size, drinOf } = shape;
  const toEdge = new Uint8Array(size * 8);
  const inside = new Uint8Array(size * 8);
  const halting = new Uint8Array(size * 8);
  const free = new Uint8Array(size * 8);
  const twice = new Uint8Array(size * 8);
  const turnSquare = new Uint16Array(size * 8).fill(NO_SQUARE);
  for (let square = 0; square < size; square++)
    for (let d = 0; d < 8; d++) {
      const at = square * 8 + d;
      const crossings: number[] = []; // the step numbers, from 1, that are crossings
      let steps = 0;
      for (
        let from = square, to = neighbour(shape, from, d);
        to !== undefined;
        to = neighbour(shape, from, d)
      ) {
        steps++;
        if (drinOf[to] !== drinOf[from]) crossings.push(steps);
        from = to;
      }
      const [first = Infinity, second = Infinity, third = Infinity] = crossings;
      toEdge[at] = steps;
      inside[at] = Math.min(steps, first - 1);
      halting[at] = Math.min(steps, first === 1 ? second - 1 : first - 1);
      free[at] = Math.min(steps, second - 1);
      twice[at] = Math.min(steps, third - 1);
      turnSquare[at] = turningSquare(shape, square, d, inside[at] ?? 0) ?? NO_SQUARE;
    }
  return { toEdge, inside, halting, free, twice, turnSquare };
}

/**
 * Section 6, "Turn at a front". On an orthogonal approach this is the first square beyond the front; on a diagonal
 * approach it is, after one step or more, the square with a front ahead, which can only be the last one in the drin.
 */
function turningSquare(shape: Shape, square: Square, d: number, inside: number): Square | undefined {
  if (isOrthogonal(d)) return neighbour(shape, square, d, inside + 1);
  if (inside === 0) return undefined;
  const last = neighbour(shape, square, d, inside);
  if (last === undefined) return undefined;
  const ahead = [leftOf(d), rightOf(d)].map((part) => neighbour(shape, last, part));
  return ahead.some((next) => next !== undefined && shape.drinOf[next] !== shape.drinOf[last])
    ? last
    : undefined;
}

/**
 * Section 6: the steps after a turn on a square. After an orthogonal approach there is no further crossing; after a
 * diagonal one only the first step may be a crossing (R9), as for a halting piece.
 */
export const stepsAfterTurn = (
  { inside, halting }: Pick<Geometry, 'inside' | 'halting'>,
  approach: Direction,
): Uint8Array => (isOrthogonal(approach) ? inside : halting);

/** A geometry in which no front stops a Pallan after its turn. Refusals use it to find what this rule prevents. */
export const openAfterTurns = (geometry: Geometry): Geometry => {
  const open = { ...geometry, inside: geometry.toEdge, halting: geometry.toEdge };
  return { ...open, turnsTo: turnTable(open, open) };
};

function turnTable(shape: Shape, steps: Pick<Geometry, 'turnSquare' | 'inside' | 'halting'>): Uint8Array {
  const turnsTo = new Uint8Array(shape.size * shape.size);
  steps.turnSquare.forEach((turn, at) => {
    if (turn === NO_SQUARE) return;
    const [from, approach] = [at >> 3, at & 7];
    for (const after of [leftOf(approach), rightOf(approach)]) {
      const limit = stepsAfterTurn(steps, approach)[turn * 8 + after] ?? 0;
      for (let count = 1; count <= limit; count++) {
        const to = neighbour(shape, turn, after, count);
        if (to !== undefined) turnsTo[to * shape.size + from]! |= 1 << approach;
      }
    }
  });
  return turnsTo;
}

/** The direction of each step, indexed by `3 * rank + file + 4`. */
const HEADINGS = Array.from({ length: 9 }, (_, at) =>
  FILE_STEP.findIndex((file, d) => 3 * (RANK_STEP[d] ?? 0) + file + 4 === at),
);

function pairTables({ size, width }: Shape) {
  const towards = new Uint8Array(size * size).fill(NO_DIRECTION);
  const distance = new Uint8Array(size * size);
  for (let to = 0; to < size; to++)
    for (let from = 0; from < size; from++) {
      const files = (to % width) - (from % width);
      const ranks = Math.floor(to / width) - Math.floor(from / width);
      const apart = Math.max(Math.abs(files), Math.abs(ranks));
      distance[to * size + from] = apart;
      const straight = files === 0 || ranks === 0 || Math.abs(files) === Math.abs(ranks);
      if (apart > 0 && straight)
        towards[to * size + from] = HEADINGS[3 * Math.sign(ranks) + Math.sign(files) + 4]!;
    }
  return { towards, distance };
}
