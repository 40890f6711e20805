import type { Point } from './curve.ts';

/** A point of the graph: both parts from 0 to 1, `across` from start to end, `down` from Yellow's win to Blue's. */
export interface Place {
  readonly across: number;
  readonly down: number;
}

/** Where a point lies in the graph of a game with this many plies. */
export const placeOf = ({ ply, lead }: Pick<Point, 'ply' | 'lead'>, plies: number): Place => ({
  across: plies === 0 ? 0 : ply / plies,
  down: (1 - lead) / 2,
});

/** The point nearest to a part of the width; undefined if there is none. */
export function nearestTo(curve: readonly Point[], across: number, plies: number): Point | undefined {
  const distance = (point: Point): number => Math.abs(placeOf(point, plies).across - across);
  return curve.reduce<Point | undefined>(
    (nearest, point) => (nearest === undefined || distance(point) < distance(nearest) ? point : nearest),
    undefined,
  );
}
