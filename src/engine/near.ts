import { reverse } from './directions.ts';
import type { Square } from './geometry.ts';
import type { Sweep } from './movement/sweep.ts';
import type { Ruleset } from './ruleset.ts';
import type { SideIndex } from './side.ts';

/** Tells the neighbours of a square that a piece of this side has come to it or, when it was there, has left it. */
export function toggleNear(
  { rules, sweep }: { readonly rules: Ruleset; readonly sweep: Sweep },
  side: SideIndex,
  square: Square,
): void {
  const { toEdge, step } = rules.geometry;
  const near = sweep.near[side];
  for (let d = 0; d < 8; d++) if (toEdge[square * 8 + d] !== 0) near[square + step[d]!]! ^= 1 << reverse(d);
}
