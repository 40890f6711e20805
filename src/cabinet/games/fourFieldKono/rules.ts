import { accept } from '../../../engine/index.ts';
import { makeGrid, ORTHOGONALS } from '../../seam/grid.ts';
import {
  cellsOf,
  countOf,
  EMPTY,
  fault,
  movedTo,
  placesOf,
  readBoard,
  writeRanks,
  type Cell,
} from '../../seam/ranks.ts';
import { PLAYING, wonBy, type Outcome, type Rules } from '../../seam/rules.ts';

type Side = 'w' | 'b';

interface Position {
  readonly cells: readonly Cell[];
  readonly side: Side;
}

interface Move {
  readonly from: number;
  readonly to: number;
  readonly captures: boolean;
}

const GRID = makeGrid(4, 4);
const MARBLES = 8;
const START: Position = { cells: cellsOf('BBBB/BBBB/WWWW/WWWW', GRID.widths, 'WB'), side: 'w' };

const manOf = (side: Side): Cell => side.toUpperCase();
const enemyOf = (side: Side): Side => (side === 'w' ? 'b' : 'w');

/** Section 4: a step, and a jump over an own marble onto an enemy. */
const listMoves = ({ cells, side }: Position): Move[] =>
  placesOf(cells, (cell) => cell === manOf(side)).flatMap((from) =>
    ORTHOGONALS.flatMap((direction): Move[] => {
      const next = GRID.step(from, direction);
      if (next < 0) return [];
      if (cells[next] === EMPTY) return [{ from, to: next, captures: false }];
      const to = GRID.step(next, direction);
      const jumps = cells[next] === manOf(side) && to >= 0 && cells[to] === manOf(enemyOf(side));
      return jumps ? [{ from, to, captures: true }] : [];
    }),
  );

/** Section 5, in its order; C3: one marble is too few. */
function outcome(position: Position): Outcome {
  const { cells, side } = position;
  if (countOf(cells, 'W') <= 1) return wonBy('black');
  if (countOf(cells, 'B') <= 1) return wonBy('white');
  return listMoves(position).length > 0 ? PLAYING : wonBy(side === 'w' ? 'black' : 'white');
}

/** Four field kono: a marble captures by jumping over one of its own. */
export const fourFieldKono: Rules<Position, Move> = {
  id: 'four-field-kono',
  seats: ['white', 'black'],
  start: () => START,
  read: (text) => {
    const read = readBoard(text, GRID.widths, 'WB', ['w', 'b'] as const);
    if (!read.ok) return read;
    const crowd = ['W', 'B'].find((man) => countOf(read.value.cells, man) > MARBLES);
    return crowd === undefined ? accept(read.value) : fault('count', 1, crowd);
  },
  write: ({ cells, side }) => `${writeRanks(cells, GRID.widths)} ${side}`,
  moves: (position) => (outcome(position).over ? [] : listMoves(position)),
  writeMove: ({ from, to, captures }) => GRID.nameOf(from) + (captures ? 'x' : '-') + GRID.nameOf(to),
  play: ({ cells, side }, { from, to }) => ({ cells: movedTo(cells, from, to), side: enemyOf(side) }),
  outcome,
  turn: ({ side }) => (side === 'w' ? 0 : 1),
};
