import {
  DIAGONALS,
  DIRECTIONS,
  enemyOf,
  isHome,
  isSameSquare,
  ORTHOGONALS,
  pieceAt,
  squaresOf,
  unreachable,
  type Piece,
  type Position,
  type RuleName,
  type Side,
  type Square,
} from './board.ts';
import { deldarEnds, leaperEnds, swodEnds } from './first.ts';
import { archerEnds, crossbowmanEnds, flutsmanEnds } from './larger.ts';
import { bentVaultEnds, moveThenVaultEnds, plainEnds, turnEnds, vaultThenMoveEnds } from './pallan.ts';
import { regularEndsInAll } from './regular.ts';
import { offSideEnds, straightVaultEnds } from './vault.ts';

/** One way of one piece to an end, by sections 4 to 6, whatever becomes of its own King. */
export type Route = { readonly from: Square; readonly to: Square; readonly isVault: boolean };

/** Section 4, table of moves and first moves; section 6, turn at a front; sections 15 and 16. */
function endsWithoutVault(position: Position, piece: Piece, from: Square): Square[] {
  const { rules } = position.variation;
  const ranging = rules.has('trans-drin') ? 'free' : 'halting';
  switch (piece.kind) {
    case 'king':
      return regularEndsInAll(position, piece, from, DIRECTIONS, 'halting', 1);
    case 'swod':
      return swodEnds(position, piece, from);
    case 'deldar':
      return deldarEnds(position, piece, from);
    case 'hikdar':
      return regularEndsInAll(position, piece, from, DIAGONALS, ranging, Infinity);
    case 'jiktar':
      if (rules.has('jiktar-as-chuktar'))
        return regularEndsInAll(position, piece, from, DIRECTIONS, 'free', Infinity);
      return regularEndsInAll(position, piece, from, ORTHOGONALS, ranging, Infinity);
    case 'chuktar':
      return regularEndsInAll(position, piece, from, DIRECTIONS, 'free', Infinity);
    case 'paktun':
      return leaperEnds(position, piece, from);
    case 'kapt':
      return [
        ...plainEnds(position, piece, from),
        ...(rules.has('kapt-turn') ? turnEnds(position, piece, from) : []),
      ];
    case 'pallan':
      return [...plainEnds(position, piece, from), ...turnEnds(position, piece, from)];
    case 'hyrpaktun':
      return [
        ...leaperEnds(position, piece, from),
        ...(rules.has('hyrpaktun-step')
          ? regularEndsInAll(position, piece, from, DIRECTIONS, 'halting', 1)
          : []),
      ];
    case 'flutsman':
      return flutsmanEnds(position, piece, from);
    case 'archer':
      return archerEnds(position, piece, from);
    case 'crossbowman':
      return crossbowmanEnds(position, piece, from);
    default:
      return unreachable(piece.kind);
  }
}

/** Section 5; section 6, bend in a vault and move, then vault; section 16. */
function endsByVault(position: Position, piece: Piece, from: Square): Square[] {
  const { rules } = position.variation;
  const { kind } = piece;
  if (kind === 'king' && rules.has('no-king-vault')) return [];
  const ends = straightVaultEnds(position, piece, from);
  if ((kind === 'paktun' || kind === 'hyrpaktun') && rules.has('leapers-off-side'))
    ends.push(...offSideEnds(position, piece, from));
  if (kind === 'pallan') ends.push(...bentVaultEnds(position, piece, from));
  if (kind === 'pallan' || (kind === 'kapt' && rules.has('kapt-to-vault')))
    ends.push(...moveThenVaultEnds(position, piece, from));
  if (kind === 'pallan' && rules.has('vault-then-move'))
    ends.push(...vaultThenMoveEnds(position, piece, from));
  return ends;
}

/** Section 16: the rules whose added freedom home-limit limits. */
const LIMITED: ReadonlySet<RuleName> = new Set(['trans-drin', 'two-fronts', 'kapt-turn']);

/** Sections 4 to 6, and 10 for Drak's City: every route of the piece on a square. */
export function routesFrom(position: Position, from: Square): Route[] {
  const piece = pieceAt(position, from);
  if (piece === undefined) return [];
  const { variation } = position;
  if (!variation.rules.has('home-limit')) return waysFrom(position, piece, from);
  // Section 16, L6: ways that need none of the three rules are not limited; of all others those are left that keep
  // out of the enemy's home drins from their start to their end.
  const rules = new Set([...variation.rules].filter((rule) => !LIMITED.has(rule)));
  const ordinary = waysFrom({ ...position, variation: { ...variation, rules } }, piece, from);
  const closedHome = enemyOf(piece.side);
  if (isHome(variation, from, closedHome)) return ordinary;
  return [...ordinary, ...waysFrom({ ...position, closedHome }, piece, from)];
}

/** The same without the limit at the enemy's home. */
function waysFrom(position: Position, piece: Piece, from: Square): Route[] {
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
  return squaresOf(position, enemyOf(side)).some((from) =>
    routesFrom(position, from).some((route) => isSameSquare(route.to, king)),
  );
}
