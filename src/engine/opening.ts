import type { Board } from './board.ts';
import { NO_DIRECTION } from './directions.ts';
import { NO_SQUARE, type Square } from './geometry.ts';
import { isInKaida } from './kaida.ts';
import { isSafe } from './legal.ts';
import { FLUTTEMBER_MARK, isCompany, moveFrom, moveTo, type PackedMove } from './move.ts';
import { EMPTY, FRESH, sideOf } from './piece.ts';
import { against, type SideIndex } from './side.ts';
import { LARGER_FORMS, TRAIT } from './compiled/traits.ts';

/**
 * Most moves open no way to a King. The functions here first ask whether a move may open one, given that the King was
 * safe before, and only then follow the ways to it.
 */

/** Whether the last move has put the King of the side to move into Kaida; it was not in Kaida before. */
export function isGivenKaida(board: Board, move: PackedMove): boolean {
  const king = board.king[board.turn]!;
  if (king === NO_SQUARE || !mayOpen(board, king, against(board.turn), move)) return false;
  return isInKaida(board, board.turn);
}

/** As `isSafe`, if the King is not in Kaida now. */
export function staysSafe(board: Board, move: PackedMove): boolean {
  const king = board.king[board.turn]!;
  if (king === NO_SQUARE) return true;
  return (king !== moveFrom(move) && !mayOpen(board, king, against(board.turn), move)) || isSafe(board, move);
}

/**
 * Whether a move may let side `by` attack a King that it did not attack before; it may be true although the move does
 * not. All squares on the way to a King lie on the King's lines, except those of leaps, of first moves in two parts,
 * and of the first part of a roamer's move.
 */
function mayOpen(board: Board, king: Square, by: SideIndex, move: PackedMove): boolean {
  const { rules, cells, roamers, roamerCount } = board;
  const { towards, distance } = rules.geometry;
  const from = moveFrom(move);
  const to = moveTo(move);
  const row = king * cells.length;
  if (towards[row + from] !== NO_DIRECTION || towards[row + to] !== NO_DIRECTION) return true;
  if ((move & FLUTTEMBER_MARK) !== 0 || isCompany(move)) return true;
  const piece = cells[to]!;
  const isLeaper = piece !== EMPTY && (rules.traits[piece]! & TRAIT.leap) !== 0;
  if (isLeaper && distance[row + to] === rules.commonLeaps.span) return true;
  for (let i = roamerCount[by]! - 1; i >= 0; i--) if (mayRoam(board, roamers[by][i]!, from, to)) return true;
  return hasFirstMover(board, king, by);
}

/**
 * Whether the first part of a roamer's move may lead over one of two squares: `left` has been vacated, `filled`
 * occupied.
 */
function mayRoam({ rules, cells }: Board, square: Square, left: Square, filled: Square): boolean {
  const { towards, distance } = rules.geometry;
  const traits = rules.traits[cells[square]!]!;
  const row = square * cells.length;
  return (
    square === filled ||
    (traits & LARGER_FORMS) !== 0 || // for these forms more squares matter than those on its lines and of its leaps
    towards[row + left] !== NO_DIRECTION ||
    towards[row + filled] !== NO_DIRECTION ||
    distance[row + left] === rules.leapsOf[cells[square]!]!.span
  );
}

/** Whether a piece of side `by` may reach a square by a first move in two parts. */
function hasFirstMover({ rules, cells }: Board, target: Square, by: SideIndex): boolean {
  const homes = rules.firstMoversNear[by][target]!;
  for (let i = 0; i < homes.length; i++) {
    const occupant = cells[homes[i]!]!;
    if ((occupant & FRESH) !== 0 && sideOf(occupant) === by) return true;
  }
  return false;
}
