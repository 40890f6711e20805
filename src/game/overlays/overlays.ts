import { pieceAt, routesOf, type Position, type Route, type Square } from '../../engine/index.ts';
import type { SquareOverlay } from './overlayNames.ts';
import { legalMovesOf } from './targets.ts';
import { squaresInDanger } from './threats.ts';

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

/**
 * The shortest way of every vault that the side to move can make now, except captures of friends: those would clutter
 * the board in front of every Pallan.
 */
export function vaultRoutes(position: Position): readonly Route[] {
  return legalMovesOf(position)
    .filter(({ vault, captures }) => vault && captures !== 'friend')
    .flatMap((move) => routesOf(position, move).slice(0, 1));
}

/** What many vaults have in common: each step before the last one only once, and where they start and end. */
export interface VaultNet {
  readonly steps: readonly (readonly [Square, Square])[];
  readonly starts: readonly Square[];
  /** The square where a vault ends, preceded by the one it comes from. */
  readonly ends: readonly (readonly [before: Square, end: Square])[];
}

/** Combines ways: vaults over the same line share it, and bent vaults share what comes before the bend. */
export function netOf(routes: readonly Route[]): VaultNet {
  const steps = new Map<string, readonly [Square, Square]>();
  const ends = new Map<string, readonly [Square, Square]>();
  for (const { from, parts } of routes) {
    let before = from;
    for (const [index, { square }] of parts.entries()) {
      const [low, high] = [Math.min(before, square), Math.max(before, square)];
      if (index === parts.length - 1) ends.set(`${before} ${square}`, [before, square]);
      else steps.set(`${low} ${high}`, [low, high]);
      before = square;
    }
  }
  const starts = [...new Set(routes.map(({ from }) => from))];
  return { steps: [...steps.values()], starts, ends: [...ends.values()] };
}

const squaresOf = ({ cells }: Position): Square[] =>
  Array.from({ length: cells.length }, (_, square) => square);

/** Section 4: a friend on one of its 8 neighbouring squares makes it propt. */
function isPropt(position: Position, square: Square): boolean {
  const piece = pieceAt(position, square);
  const propt = piece === null ? null : position.ruleset.kinds[piece.kind].propt;
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
