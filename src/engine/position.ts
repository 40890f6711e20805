import { createBoard, setBoard, type Board } from './board.ts';
import type { Square } from './geometry.ts';
import { memoised } from './memoised.ts';
import { pieceOf, type Piece } from './piece.ts';
import { rulesetOf } from './compile.ts';
import type { Ruleset } from './ruleset.ts';
import { sideIndex, type Side } from './side.ts';
import type { Variation } from './variation.ts';

/** A position as a value. It never changes; `play` makes a new one. Read its squares through `pieceAt`. */
export interface Position {
  readonly ruleset: Ruleset;
  readonly cells: ArrayLike<number>;
  readonly turn: Side;
  /** The sides that have not yet made their King's Fluttember (section 12, field 3): bit 0 Yellow, bit 1 Blue. */
  readonly fluttember: number;
  /** The number of turns played, 0 at the start (field 5). */
  readonly turnsPlayed: number;
}

/** The start of a variation; Yellow begins unless told otherwise (section 3). */
export function startPosition(variation: Variation, turn: Side = 'yellow'): Position {
  const ruleset = rulesetOf(variation);
  return { ruleset, cells: ruleset.array, turn, fluttember: ruleset.fluttember, turnsPlayed: 0 };
}

/** What stands on a square; null for an empty one or one that is not on the board. */
export const pieceAt = (position: Position, square: Square): Piece | null =>
  pieceOf(position.cells[square] ?? 0);

export const mayStillFluttember = (position: Position, side: Side): boolean =>
  ((position.fluttember >> sideIndex(side)) & 1) !== 0;

const boardFor = memoised(createBoard);

/**
 * The mutable board of this position's variation, set to it: for use within one call, since the next call sets it
 * again.
 */
export function boardOf(position: Position): Board {
  const board = boardFor(position.ruleset);
  setBoard(board, position.cells, sideIndex(position.turn), position.fluttember, position.turnsPlayed);
  return board;
}
