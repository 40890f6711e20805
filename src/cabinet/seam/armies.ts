import { accept, type Result } from '../../engine/index.ts';
import {
  countOf,
  fault,
  readBoard,
  readNumber,
  readRanks,
  readFields,
  readSide,
  writeRanks,
  type Cell,
} from './ranks.ts';
import type { Fault } from './rules.ts';

/** Whose man stands in a cell, in games that write one side in upper case and the other in lower case. */
export const sideByCase =
  <Side extends string>(upper: Side, lower: Side) =>
  (cell: Cell | undefined): Side | null => {
    if (cell === undefined) return null;
    if (cell >= 'a' && cell <= 'z') return lower;
    return cell >= 'A' && cell <= 'Z' ? upper : null;
  };

/** The most turns that a position line can count. */
const MOST_TURNS = 999_999;

/** The number of turns played, in a field of its own. */
export const readTurns = (text: string, field: number): Result<number, Fault> =>
  readNumber(text, MOST_TURNS, field);

/** A board with the side to move and the turns played: a position of three fields. */
export interface TurnedBoard<Side> {
  readonly cells: readonly Cell[];
  readonly side: Side;
  readonly turns: number;
}

/** Reads a position of three fields: the board, the letter of the side to move, the turns played. */
export function readTurnedBoard<Side extends string>(
  text: string,
  widths: readonly number[],
  letters: string,
  sides: readonly Side[],
): Result<TurnedBoard<Side>, Fault> {
  const fields = readFields(text, 3);
  if (!fields.ok) return fields;
  const [board = '', turn = '', played = ''] = fields.value;
  const cells = readRanks(board, widths, letters);
  if (!cells.ok) return cells;
  const side = readSide(turn, sides, 2);
  if (!side.ok) return side;
  const turns = readTurns(played, 3);
  if (!turns.ok) return turns;
  return accept({ cells: cells.value, side: side.value, turns: turns.value });
}

/** Whether the same men stand on the same places, with the same side to move. */
export const isSameBoard = <Side>(
  one: { readonly cells: readonly Cell[]; readonly side: Side },
  other: { readonly cells: readonly Cell[]; readonly side: Side },
): boolean => one.side === other.side && one.cells.every((cell, place) => cell === other.cells[place]);

/** The board and the side to move, in writing. */
export const boardKey = (
  { cells, side }: { readonly cells: readonly Cell[]; readonly side: string },
  widths: readonly number[],
): string => `${writeRanks(cells, widths)} ${side}`;

/** The canonical spelling of such a position. */
export const writeTurnedBoard = <Side extends string>(
  { cells, side, turns }: TurnedBoard<Side>,
  widths: readonly number[],
): string => [writeRanks(cells, widths), side, turns].join(' ');

/** The sides of games with one kind of man, White's `W` and Black's `B`. */
export const MARBLE_SIDES = ['w', 'b'] as const;
export type MarbleSide = (typeof MARBLE_SIDES)[number];

/** A board of such men, and whose turn it is. */
export interface MarbleBoard {
  readonly cells: readonly Cell[];
  readonly side: MarbleSide;
}

export const marbleOf = (side: MarbleSide): Cell => side.toUpperCase();
export const otherSide = (side: MarbleSide): MarbleSide => (side === 'w' ? 'b' : 'w');

/** Reads such a board, on which neither side has more than `most` men. */
export function readMarbles(
  text: string,
  widths: readonly number[],
  most: number,
): Result<MarbleBoard, Fault> {
  const read = readBoard(text, widths, 'WB', MARBLE_SIDES);
  if (!read.ok) return read;
  const crowd = ['W', 'B'].find((man) => countOf(read.value.cells, man) > most);
  return crowd === undefined ? accept(read.value) : fault('count', 1, crowd);
}

export const writeMarbles = ({ cells, side }: MarbleBoard, widths: readonly number[]): string =>
  `${writeRanks(cells, widths)} ${side}`;
