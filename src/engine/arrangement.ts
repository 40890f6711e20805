import { rulesetOf } from './compiled/compile.ts';
import type { Square } from './geometry.ts';
import { kindAt, type Kind } from './kinds.ts';
import { EMPTY, FRESH, kindOf, pieceCode, withoutBonus, type PieceCode } from './piece.ts';
import type { Position } from './position.ts';
import type { Ruleset } from './compiled/ruleset.ts';
import type { Side } from './side.ts';
import type { Variation } from './variation.ts';

/**
 * A position being set up: the parts of a `Position`, with any pieces on any squares. It can be looked at and written
 * as a position line; `arrangementFaults` says whether it can be played.
 */
export type Arrangement = Position;

/** Whether a piece stands on an array square of its own side and kind, and is of a kind with a first-move bonus. */
export const isHomeOfMover = (ruleset: Ruleset, code: PieceCode, square: Square): boolean =>
  code !== EMPTY &&
  ruleset.home[square] === withoutBonus(code) &&
  ruleset.kinds[kindAt(kindOf(code))].first !== null;

/** A board without pieces, Yellow to move. */
export function emptyArrangement(variation: Variation): Arrangement {
  const ruleset = rulesetOf(variation);
  const cells = new Uint8Array(ruleset.geometry.size);
  return { ruleset, cells, turn: 'yellow', fluttember: ruleset.fluttember, turnsPlayed: 0 };
}

const withCell = (arrangement: Arrangement, square: Square, code: PieceCode): Arrangement => {
  const cells = Uint8Array.from(arrangement.cells);
  cells[square] = code;
  return { ...arrangement, cells };
};

/** Puts a piece on a square, with its first-move bonus if it can have one, or empties the square. */
export function withPiece(
  arrangement: Arrangement,
  square: Square,
  piece: { readonly side: Side; readonly kind: Kind } | null,
): Arrangement {
  const code = piece === null ? EMPTY : pieceCode(piece.side, piece.kind);
  const bonus = isHomeOfMover(arrangement.ruleset, code, square) ? FRESH : 0;
  return withCell(arrangement, square, code | bonus);
}

/** Whether the piece on a square can have its first-move bonus there (section 12, field 4). */
export const canBeFresh = ({ ruleset, cells }: Arrangement, square: Square): boolean =>
  isHomeOfMover(ruleset, cells[square] ?? EMPTY, square);

/** Gives the piece on a square its first-move bonus or takes it away; changes nothing if the piece can have none. */
export function withFresh(arrangement: Arrangement, square: Square, isFresh: boolean): Arrangement {
  if (!canBeFresh(arrangement, square)) return arrangement;
  const code = withoutBonus(arrangement.cells[square] ?? EMPTY);
  return withCell(arrangement, square, isFresh ? code | FRESH : code);
}

/** Sets whether a side still has its King's Fluttember; changes nothing in a game without it. */
export function withFluttember(arrangement: Arrangement, side: Side, isFree: boolean): Arrangement {
  const bit = side === 'yellow' ? 1 : 2;
  const { fluttember, ruleset } = arrangement;
  return { ...arrangement, fluttember: (isFree ? fluttember | bit : fluttember & ~bit) & ruleset.fluttember };
}
