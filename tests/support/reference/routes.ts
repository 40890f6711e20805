import {
  DIAGONALS,
  DIRECTIONS,
  enemyOf,
  isSameSquare,
  ORTHOGONALS,
  pieceAt,
  squaresOf,
  unreachable,
  type Piece,
  type Position,
  type Side,
  type Square,
} from './board.ts';
import { deldarEnds, paktunEnds, swodEnds } from './first.ts';
import { bentVaultEnds, moveThenVaultEnds, plainPallanEnds, turnEnds } from './pallan.ts';
import { leapEnds, regularEndsInAll } from './regular.ts';
import { straightVaultEnds } from './vault.ts';

/** One way of one piece to an end, by sections 4 to 6, whatever becomes of its own King. */
export type Route = { readonly from: Square; readonly to: Square; readonly isVault: boolean };

/** Section 4, table of moves and first moves; section 6, turn at a front. */
function endsWithoutVault(position: Position, piece: Piece, from: Square): Square[] {
  switch (piece.kind) {
    case 'king':
      return regularEndsInAll(position, piece, from, DIRECTIONS, 'halting', 1);
    case 'swod':
      return swodEnds(position, piece, from);
    case 'deldar':
      return deldarEnds(position, piece, from);
    case 'hikdar':
      return regularEndsInAll(position, piece, from, DIAGONALS, 'halting', Infinity);
    case 'jiktar':
      return regularEndsInAll(position, piece, from, ORTHOGONALS, 'halting', Infinity);
    case 'chuktar':
      return regularEndsInAll(position, piece, from, DIRECTIONS, 'free', Infinity);
    case 'paktun':
      return paktunEnds(position, piece, from);
    case 'kapt':
      return [
        ...regularEndsInAll(position, piece, from, DIRECTIONS, 'free', Infinity),
        ...leapEnds(position, piece, from),
      ];
    case 'pallan':
      return [...plainPallanEnds(position, piece, from), ...turnEnds(position, piece, from)];
    default:
      return unreachable(piece.kind);
  }
}

/** Section 5; section 6, bend in a vault and move, then vault. */
function endsByVault(position: Position, piece: Piece, from: Square): Square[] {
  const straight = straightVaultEnds(position, piece, from);
  if (piece.kind !== 'pallan') return straight;
  return [...straight, ...bentVaultEnds(position, piece, from), ...moveThenVaultEnds(position, piece, from)];
}

/** Sections 4 to 6, and 10 for Drak's City: every route of the piece on a square. */
export function routesFrom(position: Position, from: Square): Route[] {
  const piece = pieceAt(position, from);
  if (piece === undefined) return [];
  // Section 10: in Drak's City every move is a vault.
  const plain = position.variation.isVaultsOnly ? [] : endsWithoutVault(position, piece, from);
  const vaults = endsByVault(position, piece, from);
  return [
    ...plain.map((to) => ({ from, to, isVault: false })),
    ...vaults.map((to) => ({ from, to, isVault: true })),
  ];
}

/** Sections 4 to 6: every route of every piece of a side, as if it were its turn. */
export function routesOf(position: Position, side: Side): Route[] {
  return squaresOf(position, side).flatMap((from) => routesFrom(position, from));
}

/** Where the King of a side stands; undefined in games without Kings. */
export function kingSquareOf(position: Position, side: Side): Square | undefined {
  return squaresOf(position, side).find((square) => pieceAt(position, square)?.kind === 'king');
}

/** Section 9: could an enemy piece capture this side's King if it were the enemy's turn? */
export function isInKaida(position: Position, side: Side): boolean {
  const king = kingSquareOf(position, side);
  if (king === undefined) return false;
  return routesOf(position, enemyOf(side)).some((route) => isSameSquare(route.to, king));
}
