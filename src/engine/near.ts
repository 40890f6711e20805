import type { Square } from './geometry.ts';
import type { Sweep } from './movement/sweep.ts';
import type { Ruleset } from './ruleset.ts';
import type { SideIndex } from './side.ts';

/** Notes on the neighbours of a square that a piece of this side has come to it or, if it was there, has left it. */
export function toggleNear(
  { rules, sweep }: { readonly rules: Ruleset; readonly sweep: Sweep },
  side: SideIndex,
  square: Square,
): void {
  const { around, aroundStart, width } = rules.geometry;
  const near = sweep.near[side];
  const start = aroundStart[square]!;
  const end = aroundStart[square + 1]!;
  if (end - start === 8) {
    toggleAllAround(near, square, width);
    return;
  }
  for (let i = start; i < end; i++) {
    const next = around[i]!;
    near[next >> 3]! ^= 1 << (next & 7);
  }
}

/**
 * The same for a square that is not at the edge, without a loop, since every move comes here. From the square in the north the
 * way back is south, and so on clockwise.
 */
function toggleAllAround(near: Uint8Array, square: Square, width: number): void {
  near[square + width]! ^= 1 << 4;
  near[square + width + 1]! ^= 1 << 5;
  near[square + 1]! ^= 1 << 6;
  near[square - width + 1]! ^= 1 << 7;
  near[square - width]! ^= 1;
  near[square - width - 1]! ^= 1 << 1;
  near[square - 1]! ^= 1 << 2;
  near[square + width - 1]! ^= 1 << 3;
}
