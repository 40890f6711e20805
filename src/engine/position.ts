import { createBoard, setBoard, type Board } from './board.ts';
import type { Square } from './geometry.ts';
import { memoised } from './memoised.ts';
import { pieceOf, type Piece } from './piece.ts';
import { rulesetOf } from './compiled/compile.ts';
import type { Ruleset } from './compiled/ruleset.ts';
import { sideIndex, type Side } from './side.ts';
import type { Variation } from './variation.ts';

/** A position as an immutable value; `play` makes a new one. Use `pieceAt` to read its squares. */
export interface Position {
  readonly ruleset: Ruleset;
  readonly cells: ArrayLike<number>;
  readonly turn: Side;
  /** The sides that may still make their King's Fluttember (section 12, field 3): bit 0 Yellow, bit 1 Blue. */
  readonly fluttember: number;
  /** The number of turns played, 0 at the start (field 5). */
  readonly turnsPlayed: number;
}

/** The start position of a variation; Yellow begins by default (section 3). */
export function startPosition(variation: Variation, turn: Side = 'yellow'): Position {
  const ruleset = rulesetOf(variation);
  return { ruleset, cells: ruleset.array, turn, fluttember: ruleset.fluttember, turnsPlayed: 0 };
}

/** The piece on a square; null if the square is empty or not on the board. */
export const pieceAt = (position: Position, square: Square): Piece | null =>
  pieceOf(position.cells[square] ?? 0);

export const mayStillFluttember = (position: Position, side: Side): boolean =>
  ((position.fluttember >> sideIndex(side)) & 1) !== 0;

const boardFor = memoised(createBoard);

/**
 * The mutable board of this position's variation, set to the position. For use within one call only, since the next
 * call sets it again.
 */
export function boardOf(position: Position): Board {
  const board = boardFor(position.ruleset);
  setBoard(board, position.cells, sideIndex(position.turn), position.fluttember, position.turnsPlayed);
  return board;
}
