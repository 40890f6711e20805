import type { Square } from './geometry.ts';
import type { Sweep } from './movement/sweep.ts';
import type { Ruleset } from './compiled/ruleset.ts';
import type { SideIndex } from './side.ts';

/** Updates the neighbours of a square when a piece of this side has come to it or, if it was there, has left it. */
export function toggleNear(
  { rules, sweep }: { readonly rules: Ruleset; readonly sweep: Sweep },
  side: SideIndex,
  square: Square,
): void {
  const { around, aroundStart } = rules.geometry;
  const near = sweep.near[side];
  const end = aroundStart[square + 1]!;
  for (let i = aroundStart[square]!; i < end; i++) {
    const next = around[i]!;
    near[next >> 3]! ^= 1 << (next & 7);
  }
}
