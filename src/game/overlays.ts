import { KINDS, pieceAt, routesOf, type Position, type Route, type Square } from '../engine/index.ts';
import { legalMovesOf } from './targets.ts';
import { squaresInDanger } from './threats.ts';

/** What can be shown on the board on demand. */
export const OVERLAYS = ['vaults', 'danger', 'propt', 'fresh'] as const;
export type Overlay = (typeof OVERLAYS)[number];
/** Those that mark squares; vaults are drawn as lines. */
export const SQUARE_OVERLAYS = ['danger', 'propt', 'fresh'] as const satisfies readonly Overlay[];
export type SquareOverlay = (typeof SQUARE_OVERLAYS)[number];

/** The squares that an overlay marks. */
export function overlaySquares(position: Position, overlay: SquareOverlay): readonly Square[] {
  switch (overlay) {
    case 'danger':
      return squaresInDanger(position);
    case 'propt':
      return squaresOf(position).filter((square) => isPropt(position, square));
    case 'fresh':
      return squaresOf(position).filter((square) => pieceAt(position, square)?.fresh === true);
  }
}

/** The shortest way of every vault that the side to move can make now. */
export function vaultLines(position: Position): readonly Route[] {
  return legalMovesOf(position)
    .filter(({ vault }) => vault)
    .flatMap((move) => routesOf(position, move).toSorted(byLength).slice(0, 1));
}

const byLength = (a: Route, b: Route): number => a.parts.length - b.parts.length;

const squaresOf = ({ cells }: Position): Square[] =>
  Array.from({ length: cells.length }, (_, square) => square);

/** Section 4: a friend that makes it propt stands on one of its 8 neighbouring squares. */
function isPropt(position: Position, square: Square): boolean {
  const piece = pieceAt(position, square);
  const propt = piece === null ? null : KINDS[piece.kind].propt;
  if (piece === null || propt === null) return false;
  const { width } = position.ruleset.geometry;
  const file = square % width;
  return [-1, 0, 1].some((up) =>
    [-1, 0, 1].some((right) => {
      const friend = pieceAt(position, square + up * width + right);
      const isOnBoard = file + right >= 0 && file + right < width;
      return isOnBoard && friend?.side === piece.side && friend.kind === propt.by;
    }),
  );
}
