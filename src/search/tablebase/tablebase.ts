import { startPosition, type Position, type Ruleset } from '../../engine/index.ts';
import { boardOf, NO_SQUARE, type Board, type PieceCode } from '../../engine/search.ts';
import { placeOf, PLACES } from './places.ts';
import { verdictOf, type Verdict } from './verdict.ts';

/** The result of perfect play in every position of a game with a King and a Pallan on each side. */
export interface Tablebase {
  readonly ruleset: Ruleset;
  /** A verdict for each place. */
  readonly bytes: Uint8Array;
  /** Yellow's Pallan as its code on boards; Blue's has the other side. */
  readonly pallan: PieceCode;
}

/**
 * Opens the bytes of a tablebase for a game; undefined if the game is not solved this way, or if the number of bytes is
 * wrong.
 */
export function openTablebase(ruleset: Ruleset, bytes: Uint8Array): Tablebase | undefined {
  const pallan = pallanIn(startPosition(ruleset.variation));
  return bytes.length === PLACES && pallan !== undefined ? { ruleset, bytes, pallan } : undefined;
}

/** Yellow's only piece besides its King; undefined if it has none or more than one. */
function pallanIn(start: Position): PieceCode | undefined {
  const { count, king, pieces, cells } = boardOf(start);
  if (count[0] !== 2 || king[0] === NO_SQUARE) return undefined;
  return cells[otherThan(king[0]!, pieces[0])]!;
}

/** The square of a side's other piece. */
const otherThan = (king: number, squares: Uint16Array): number =>
  squares[0] === king ? squares[1]! : squares[0]!;

/** The place of the position on a board, which must have a King and one other piece on each side. */
export function placeOfBoard({ king, pieces, turn }: Board): number {
  const other = turn === 0 ? 1 : 0;
  return placeOf(
    king[turn]!,
    otherThan(king[turn]!, pieces[turn]),
    king[other]!,
    otherThan(king[other]!, pieces[other]),
  );
}

/** The result of perfect play in the position on a board; undefined if the tablebase does not have it. */
export function verdictOn({ bytes, pallan, ruleset }: Tablebase, board: Board): Verdict | undefined {
  const { cells, count, king, pieces, rules } = board;
  const fits =
    rules === ruleset &&
    count[0] === 2 &&
    count[1] === 2 &&
    (cells[otherThan(king[0]!, pieces[0])]! | 1) === (pallan | 1) &&
    (cells[otherThan(king[1]!, pieces[1])]! | 1) === (pallan | 1);
  return fits ? verdictOf(bytes[placeOfBoard(board)]!) : undefined;
}

/** The same for a position. */
export const verdictFor = (tablebase: Tablebase, position: Position): Verdict | undefined =>
  position.ruleset === tablebase.ruleset ? verdictOn(tablebase, boardOf(position)) : undefined;
