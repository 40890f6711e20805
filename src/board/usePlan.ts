import { useMemo, useState } from 'react';
import { routesOf, type Route, type Square } from '../engine/index.ts';
import type { Scene } from './scene.ts';
import { isOwn } from './shown.ts';

const NO_ROUTES: readonly Route[] = [];

/**
 * The ways to the target under the pointer or the focus, and the piece of the side to move under it; `point` says what is
 * pointed at, on the board as it is now.
 */
export function usePlan({ position, targets }: Scene, scene: () => Scene, asksForPieces: boolean) {
  const [pointedAt, setPointedAt] = useState<Square | null>(null);
  const aim = pointedAt === null ? undefined : targets.get(pointedAt);
  const plan = useMemo(() => (aim === undefined ? NO_ROUTES : routesOf(position, aim.move)), [position, aim]);
  const point = (square: Square | null): void => {
    const now = scene();
    const means =
      square !== null && (now.targets.has(square) || (asksForPieces && isOwn(now.position, square)));
    setPointedAt(means ? square : null);
  };
  const pointedPiece = pointedAt !== null && isOwn(position, pointedAt) ? pointedAt : null;
  return { plan, pointedPiece, point };
}
