import { makeGrid, type Direction } from '../../seam/grid.ts';
import { cellsOf, EMPTY, readBoard, writeRanks, type Cell } from '../../seam/ranks.ts';
import { PLAYING, wonBy, type Rules } from '../../seam/rules.ts';

type Side = 'f' | 's';

export interface Position {
  readonly cells: readonly Cell[];
  readonly side: Side;
}

/** The holes of the marbles that the move takes, west to east or south to north. */
export interface Move {
  readonly holes: readonly number[];
}

export const GRID = makeGrid(4, 4);
const START: Position = { cells: cellsOf('OOOO/OOOO/OOOO/OOOO', GRID.widths, 'O'), side: 'f' };
/** East and north: the first hole of a move is the one with the lower file or rank. */
const WAYS: readonly Direction[] = [
  [1, 0],
  [0, -1],
];

/** Section 4: one marble, or a row or file of them without a gap. */
const moves = ({ cells }: Position): readonly Move[] =>
  cells.flatMap((cell, first) => {
    if (cell === EMPTY) return [];
    const found: Move[] = [{ holes: [first] }];
    for (const way of WAYS) {
      const holes = [first];
      for (const next of GRID.line(first, way)) {
        if (cells[next] === EMPTY) break;
        holes.push(next);
        found.push({ holes: holes.slice() });
      }
    }
    return found;
  });

/** Tac Tix: whoever takes the last marble loses. */
export const tacTix: Rules<Position, Move> = {
  id: 'tac-tix',
  seats: ['first', 'second'],
  start: () => START,
  read: (text) => readBoard(text, GRID.widths, 'O', ['f', 's'] as const),
  write: ({ cells, side }) => `${writeRanks(cells, GRID.widths)} ${side}`,
  moves,
  writeMove: ({ holes }) => {
    const [first = 0] = holes;
    const last = holes.at(-1) ?? first;
    return holes.length === 1 ? GRID.nameOf(first) : `${GRID.nameOf(first)}-${GRID.nameOf(last)}`;
  },
  play: ({ cells, side }, { holes }) => ({
    cells: cells.map((cell, hole) => (holes.includes(hole) ? EMPTY : cell)),
    side: side === 'f' ? 's' : 'f',
  }),
  outcome: ({ cells, side }) => (cells.includes('O') ? PLAYING : wonBy(side === 'f' ? 'first' : 'second')),
  turn: ({ side }) => (side === 'f' ? 0 : 1),
};
