import {
  legalMoves,
  pieceAt,
  pointsOf,
  formatCoordinates,
  type LegalMove,
  type Position,
} from '../engine/index.ts';

/** The moves of an opponent in its order of preference: those that the task names, then what captures most. */
export function repliesOf(position: Position, told: readonly string[]): readonly LegalMove[] {
  const written = (move: LegalMove): string => formatCoordinates(position.ruleset, move);
  const worth = (move: LegalMove): number => {
    const taken = pieceAt(position, move.to);
    const gain =
      taken === null || taken.side === position.turn ? 0 : 1 + pointsOf(position.ruleset, taken.kind);
    return told.includes(written(move)) ? 1000 : gain;
  };
  return legalMoves(position).toSorted((a, b) => worth(b) - worth(a) || (written(a) < written(b) ? -1 : 1));
}
