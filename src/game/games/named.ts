import {
  findStudyBoard,
  findVariation,
  parseMove,
  parsePosition,
  parseSquare,
  type Move,
  type Position,
  type Square,
  type Variation,
} from '../../engine/index.ts';

// Lessons, puzzles and diagrams name boards, positions, squares and moves in writing. These are data of the project
// that the tests read in full, so anything unreadable throws.

/** The study board or game with an id; throws if there is none. */
export function boardNamed(id: string): Variation {
  const board = findStudyBoard(id) ?? findVariation(id);
  if (board === undefined) throw new RangeError(`no board has the id ${id}`);
  return board;
}

/** A position of a board by its line (section 12); throws if it is not valid. */
export function positionNamed(board: string, line: string): Position {
  const read = parsePosition(boardNamed(board), line);
  if (!read.ok) throw new RangeError(`${board}: ${read.error.code} in ${line}`);
  return read.value;
}

/** The square with a short name, `Mc3`; throws if it is not on the board. */
export function squareNamed({ ruleset }: Position, name: string): Square {
  const square = parseSquare(ruleset.geometry, name);
  if (square === undefined) throw new RangeError(`no square has the name ${name}`);
  return square;
}

export const squaresNamed = (position: Position, names: readonly string[]): readonly Square[] =>
  names.map((name) => squareNamed(position, name));

/** A written move, legal or not; throws if it cannot be read. */
export function moveNamed(position: Position, written: string): Move {
  const read = parseMove(position, written);
  if (!read.ok) throw new RangeError(`${read.error.code} in ${written}`);
  return read.value;
}
