import type { Ruleset } from '../../engine/index.ts';
import { ALL_PIECE_CODES, PIECE_CODES, sideOf } from '../../engine/search.ts';
import type { Placement } from './placement.ts';
import { NOWHERE, placeOf } from './ranks.ts';

/** The layout of a spot, from the lowest bit: the wild drin, the index in `Ranks`, the rank, and the side. */
export const SPOT = { drins: 31, place: 5, rank: 13, side: 18 } as const;

/** By `piece * size + square`, what to note of the piece there; 0 for nothing. */
export function buildSpots(rules: Ruleset, { wild }: Placement): Int32Array {
  const { size, rankOf } = rules.geometry;
  const spots = new Int32Array(PIECE_CODES * size);
  for (const code of ALL_PIECE_CODES)
    for (let square = 0; square < size; square++) {
      const line = placeOf(rules, code, square);
      const drin = wild[square]!;
      if (line === NOWHERE && drin === 0) continue;
      spots[code * size + square] =
        drin | (line << SPOT.place) | (rankOf[square]! << SPOT.rank) | (sideOf(code) << SPOT.side);
    }
  return spots;
}
