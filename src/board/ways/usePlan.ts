import { useEffect, useMemo, useRef, useState } from 'react';
import { routesOf, type Route, type Square } from '../../engine/index.ts';
import type { Scene } from '../scene.ts';
import { isOwn } from '../shown.ts';
import { forget, soon } from '../soon.ts';
import { useLatest } from '../useLatest.ts';

const NO_ROUTES: readonly Route[] = [];

/**
 * The ways to the target under the pointer or the focus, and the piece of the side to move under it; call `point` with
 * what is pointed at on the board as it is now. They are drawn a frame later: a player who clicks at once waits for the
 * move, not for its way.
 */
export function usePlan({ position, targets }: Scene, scene: () => Scene, asksForPieces: boolean) {
  const [pointedAt, setPointedAt] = useState<Square | null>(null);
  const aim = pointedAt === null ? undefined : targets.get(pointedAt);
  const plan = useMemo(() => (aim === undefined ? NO_ROUTES : routesOf(position, aim.move)), [position, aim]);
  const under = useRef<Square | null>(null);
  const means = useLatest((square: Square): boolean => {
    const now = scene();
    return now.targets.has(square) || (asksForPieces && isOwn(now.position, square));
  });
  const [show] = useState(() => (): void => {
    const square = under.current;
    setPointedAt(square !== null && means.current(square) ? square : null);
  });
  useEffect(() => () => forget(show), [show]);
  const point = (square: Square | null): void => {
    under.current = square;
    soon(show);
  };
  const pointedPiece = pointedAt !== null && isOwn(position, pointedAt) ? pointedAt : null;
  return { plan, pointedPiece, point };
}
