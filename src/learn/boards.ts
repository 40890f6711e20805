import {
  findSchoolBoard,
  findVariation,
  parsePosition,
  parseSquare,
  type Position,
  type Square,
  type Variation,
} from '../engine/index.ts';

/** The board or game that a task names; throws if there is none, since tasks are data of ours that tests read. */
export function boardNamed(id: string): Variation {
  const board = findSchoolBoard(id) ?? findVariation(id);
  if (board === undefined) throw new RangeError(`no board has the id ${id}`);
  return board;
}

/** The position of a task; throws if its line is not valid. */
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
