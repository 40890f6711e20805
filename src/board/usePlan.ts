import { useMemo, useState } from 'react';
import { pieceAt, routesOf, type Position, type Route, type Square } from '../engine/index.ts';
import type { Target } from '../game/targets.ts';

const NO_ROUTES: readonly Route[] = [];

/**
 * The ways to the target under the pointer or the focus, and the piece of the side to move under it; `point` says what is
 * pointed at.
 */
export function usePlan(position: Position, targets: ReadonlyMap<Square, Target>, asksForPieces: boolean) {
  const [pointedAt, setPointedAt] = useState<Square | null>(null);
  const aim = pointedAt === null ? undefined : targets.get(pointedAt);
  const plan = useMemo(() => (aim === undefined ? NO_ROUTES : routesOf(position, aim.move)), [position, aim]);
  const isOwn = (square: Square): boolean => pieceAt(position, square)?.side === position.turn;
  const point = (square: Square | null): void => {
    const means = square !== null && (targets.has(square) || (asksForPieces && isOwn(square)));
    setPointedAt(means ? square : null);
  };
  return { plan, pointedPiece: pointedAt !== null && isOwn(pointedAt) ? pointedAt : null, point };
}
