import { attacksOn, memoised, opponent, pieceAt, type Position, type Square } from '../../engine/index.ts';

/**
 * The squares from which the enemy could capture a piece of the side to move if it stood on a square, whether one does
 * or not.
 */
export function threatsTo(position: Position, square: Square): readonly Square[] {
  const piece = pieceAt(position, square);
  const asked = piece === null ? withStandIn(position, square) : position;
  const by = opponent(piece?.side ?? position.turn);
  return [...new Set(attacksOn(asked, square, by).map(({ from }) => from))];
}

/**
 * The squares, empty or with a piece of the side to move, on which its enemy could capture; worked out once for each
 * position.
 */
export const squaresInDanger = memoised((position: Position): readonly Square[] =>
  Array.from({ length: position.cells.length }, (_, square) => square).filter(
    (square) =>
      pieceAt(position, square)?.side !== opponent(position.turn) && threatsTo(position, square).length > 0,
  ),
);

/**
 * The position with one more piece of the side to move on an empty square, since moves that do not capture can reach an
 * empty square too. The piece is a Swod, which may be propt, or a King, only if nothing else is left.
 */
function withStandIn(position: Position, square: Square): Position {
  const own = Array.from({ length: position.cells.length }, (_, at) => at).filter(
    (at) => pieceAt(position, at)?.side === position.turn,
  );
  const { kinds } = position.ruleset;
  const has = (at: Square, property: 'royal' | 'propt'): boolean => {
    const piece = pieceAt(position, at);
    return piece !== null && Boolean(kinds[piece.kind][property]);
  };
  const others = own.filter((at) => !has(at, 'royal'));
  const model = others.find((at) => !has(at, 'propt')) ?? others[0] ?? own[0];
  const cells = Array.from(position.cells);
  cells[square] = (model === undefined ? undefined : cells[model]) ?? 0;
  return { ...position, cells };
}
