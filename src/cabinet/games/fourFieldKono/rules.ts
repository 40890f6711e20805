import { marbleOf, otherSide, readMarbles, writeMarbles, type MarbleBoard } from '../../seam/armies.ts';
import { makeGrid, ORTHOGONALS } from '../../seam/grid.ts';
import { cellsOf, countOf, EMPTY, movedTo, placesOf } from '../../seam/ranks.ts';
import { PLAYING, wonBy, type Outcome, type Rules } from '../../seam/rules.ts';

export interface Move {
  readonly from: number;
  readonly to: number;
  readonly captures: boolean;
}

export const GRID = makeGrid(4, 4);
export const MARBLES = 8;
const START: MarbleBoard = { cells: cellsOf('BBBB/BBBB/WWWW/WWWW', GRID.widths, 'WB'), side: 'w' };

/** Section 4: a step, and a jump over one's own marble onto an enemy. */
const listMoves = ({ cells, side }: MarbleBoard): Move[] =>
  placesOf(cells, (cell) => cell === marbleOf(side)).flatMap((from) =>
    ORTHOGONALS.flatMap((direction): Move[] => {
      const next = GRID.step(from, direction);
      if (next < 0) return [];
      if (cells[next] === EMPTY) return [{ from, to: next, captures: false }];
      const to = GRID.step(next, direction);
      const jumps = cells[next] === marbleOf(side) && to >= 0 && cells[to] === marbleOf(otherSide(side));
      return jumps ? [{ from, to, captures: true }] : [];
    }),
  );

/** The endings of section 5, in its order; C3: one marble is too few. */
function outcome(position: MarbleBoard): Outcome {
  const { cells, side } = position;
  if (countOf(cells, 'W') <= 1) return wonBy('black');
  if (countOf(cells, 'B') <= 1) return wonBy('white');
  return listMoves(position).length > 0 ? PLAYING : wonBy(side === 'w' ? 'black' : 'white');
}

/** Four field kono: a marble captures by jumping over one of its own. */
export const fourFieldKono: Rules<MarbleBoard, Move> = {
  id: 'four-field-kono',
  seats: ['white', 'black'],
  start: () => START,
  read: (text) => readMarbles(text, GRID.widths, MARBLES),
  write: (position) => writeMarbles(position, GRID.widths),
  moves: (position) => (outcome(position).over ? [] : listMoves(position)),
  writeMove: ({ from, to, captures }) => GRID.nameOf(from) + (captures ? 'x' : '-') + GRID.nameOf(to),
  play: ({ cells, side }, { from, to }) => ({ cells: movedTo(cells, from, to), side: otherSide(side) }),
  outcome,
  turn: ({ side }) => (side === 'w' ? 0 : 1),
};
