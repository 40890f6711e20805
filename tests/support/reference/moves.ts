import { companiesOf } from './company.ts';
import {
  enemyOf,
  heightOf,
  isArraySquare,
  isSameSquare,
  pieceAt,
  put,
  squareKey,
  squaresOf,
  type Kind,
  type Position,
  type Square,
} from './board.ts';
import { isBonusKind } from './first.ts';
import { isInKaida, kingSquareOf, routesFrom, routesOf, type Route } from './routes.ts';

/** Section 12: a move is its start, its end and its promotion; the rest says how it is written. */
export type Move = Route & {
  readonly promotion: Kind | undefined;
  readonly isFluttember: boolean;
  /** Section 18: the second and third Swod of a company move; `from` and `to` are the first's. */
  readonly others: readonly { readonly from: Square; readonly to: Square }[];
};

/** Section 7: the exchanges of the King; that it would not be in Kaida after is the test of `isLegal`. */
function fluttembers(position: Position): Move[] {
  const side = position.sideToMove;
  if (!position.fluttember.includes(side)) return [];
  const from = kingSquareOf(position, side);
  if (from === undefined) return [];
  if (!isArraySquare(position.variation, from, { side, kind: 'king' })) return [];
  if (isInKaida(position, side)) return [];
  return squaresOf(position, side)
    .filter((to) => {
      const other = pieceAt(position, to);
      if (other?.kind !== 'kapt' && other?.kind !== 'chuktar') return false;
      return isArraySquare(position.variation, to, other);
    })
    .map((to) => ({ from, to, isVault: false, promotion: undefined, isFluttember: true, others: [] }));
}

/** Section 8: the moves that one route stands for. */
function withPromotions(position: Position, route: Route): Move[] {
  const piece = pieceAt(position, route.from);
  const lastRank = piece?.side === 'yellow' ? heightOf(position.variation) - 1 : 0;
  if (piece?.kind !== 'swod' || route.to.rank !== lastRank) {
    return [{ ...route, promotion: undefined, isFluttember: false, others: [] }];
  }
  return position.variation.promotions.map((promotion) => ({
    ...route,
    promotion,
    isFluttember: false,
    others: [],
  }));
}

/** Section 18. */
function companyMoves(position: Position): Move[] {
  return companiesOf(position, position.sideToMove).flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [{ ...first, isVault: false, promotion: undefined, isFluttember: false, others }],
  );
}

/** R16: the same for moves with the same start, end and promotion. */
const moveKey = ({ from, to, promotion }: Move): string =>
  `${squareKey(from)} ${squareKey(to)} ${promotion ?? ''}`;

/**
 * Sections 4 to 8: every move of the side to move, once (R16), whether or not it leaves the King in Kaida.
 * A move that is possible with and without a vault stands here without one (section 12).
 */
function candidates(position: Position): Move[] {
  const routes = routesOf(position, position.sideToMove).flatMap((route) => withPromotions(position, route));
  const all = [
    ...fluttembers(position),
    ...routes.filter((move) => !move.isVault),
    ...routes.filter((move) => move.isVault),
  ];
  const moves = new Map<string, Move>();
  for (const move of all) {
    if (!moves.has(moveKey(move))) moves.set(moveKey(move), move);
  }
  return [...moves.values(), ...companyMoves(position)];
}

/** Section 12: the position after a move, with its fields 2 to 5. */
export function positionAfter(position: Position, move: Move): Position {
  if (move.others.length > 0) return positionAfterCompany(position, move);
  const side = position.sideToMove;
  const piece = pieceAt(position, move.from);
  if (piece === undefined) throw new Error('a move from an empty square');
  const arrived = { side, kind: move.promotion ?? piece.kind };
  // Section 7: Fluttember puts the other piece where the King stood.
  const left = move.isFluttember ? pieceAt(position, move.to) : undefined;
  // Field 4: what moved away or was captured is gone; what arrived on an array square of its kind is new.
  const others = position.moved.filter(
    (square) => !isSameSquare(square, move.from) && !isSameSquare(square, move.to),
  );
  const isListed = isBonusKind(arrived) && isArraySquare(position.variation, move.to, arrived);
  const arrivedSquares: Square[] = isListed ? [move.to] : [];
  return {
    variation: position.variation,
    board: put(put(position.board, move.from, left), move.to, arrived),
    sideToMove: enemyOf(side),
    fluttember: move.isFluttember
      ? position.fluttember.filter((other) => other !== side)
      : position.fluttember,
    moved: [...others, ...arrivedSquares],
    turns: position.turns + 1n,
  };
}

/** Section 18: three Swods take their step at once. */
function positionAfterCompany(position: Position, move: Move): Position {
  const side = position.sideToMove;
  const swod = { side, kind: 'swod' } as const;
  const steps = [move, ...move.others];
  const left = steps.reduce((board, { from }) => put(board, from, undefined), position.board);
  const listed = steps.map(({ to }) => to).filter((to) => isArraySquare(position.variation, to, swod));
  const others = position.moved.filter((square) => !steps.some(({ from }) => isSameSquare(square, from)));
  return {
    ...position,
    board: steps.reduce((board, { to }) => put(board, to, swod), left),
    sideToMove: enemyOf(side),
    moved: [...others, ...listed],
    turns: position.turns + 1n,
  };
}

/** Section 9, R14: a move is legal only if it does not leave the mover's own King in Kaida. */
function isLegal(position: Position, move: Move): boolean {
  return !isInKaida(positionAfter(position, move), position.sideToMove);
}

/** Section 9: the legal moves, before it is asked whether the game is decided. */
export function legalMoves(position: Position): Move[] {
  return candidates(position).filter((move) => isLegal(position, move));
}

/** Section 9: has the side to move any legal move? Found piece by piece, as one will do. */
export function hasLegalMove(position: Position): boolean {
  const isAnyLegal = (moves: readonly Move[]): boolean => moves.some((move) => isLegal(position, move));
  return (
    squaresOf(position, position.sideToMove).some((from) =>
      isAnyLegal(routesFrom(position, from).flatMap((route) => withPromotions(position, route))),
    ) ||
    isAnyLegal(fluttembers(position)) ||
    isAnyLegal(companyMoves(position))
  );
}
