import { useMemo, useState } from 'react';
import { routesOf, type Position, type Route, type Square } from '../engine/index.ts';
import type { Target } from '../game/targets.ts';

const NO_ROUTES: readonly Route[] = [];

/** The ways to the target under the pointer or the focus, and how to say what is pointed at. */
export function usePlan(position: Position, targets: ReadonlyMap<Square, Target>) {
  const [pointedAt, setPointedAt] = useState<Square | null>(null);
  const aim = pointedAt === null ? undefined : targets.get(pointedAt);
  const plan = useMemo(() => (aim === undefined ? NO_ROUTES : routesOf(position, aim.move)), [position, aim]);
  const point = (square: Square | null): void => {
    const aimed = square !== null && targets.has(square) ? square : null;
    if (aimed !== pointedAt) setPointedAt(aimed);
  };
  return { plan, point };
}
