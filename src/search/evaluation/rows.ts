import type { Ruleset } from '../../engine/index.ts';
import {
  ALL_PIECE_CODES,
  countedOf,
  PIECE_CODES,
  type PieceCode,
  sideOf,
  TRAIT,
} from '../../engine/search.ts';
import { zobristOf } from '../zobrist.ts';
import { LIBERTY_BITS } from './liberties.ts';
import { isFarReaching, type Placement } from './placement.ts';
import { buildSpots } from './spots.ts';
import type { Weights } from './weights.ts';

/**
 * All that a piece on a square counts for, side by side in memory, since a move asks for all of it. Rows begin at
 * `rowOf`; where a row has what, `ROW` says.
 */
export type Rows = Int32Array;

/**
 * The two words of the position's key; what the piece is worth early and late, and its part of the phase; what a `Standing`
 * notes of it (`SPOT`); its regular moves, and its vaults, as `Counted`.
 */
export const ROW = { low: 0, high: 1, early: 2, late: 3, phase: 4, spot: 5, walks: 6, vaults: 7 } as const;
const ROW_BITS = 3;

/** A row of zeros: that of `EMPTY`. */
export const NO_ROW = 0;

/** Where the row of a piece on a square begins; boards have `size` squares. */
export const rowOf = (piece: PieceCode, square: number, size: number): number =>
  (piece * size + square) << ROW_BITS;

export function buildRows(rules: Ruleset, weights: Weights, placement: Placement): Rows {
  const { size } = rules.geometry;
  const rows = new Int32Array((PIECE_CODES * size) << ROW_BITS);
  const { pieces } = zobristOf(rules);
  const spots = buildSpots(rules, placement);
  const walks = rules.forms.has('regular') ? rules.reachMask : new Uint8Array(rules.reachMask.length);
  for (const code of ALL_PIECE_CODES) {
    const [walk, vault] = worthOfWays(rules, weights, code);
    const side = sideOf(code);
    for (let square = 0; square < size; square++) {
      const place = code * size + square;
      const row = rowOf(code, square, size);
      const key = 2 * (square * PIECE_CODES + code);
      const mayVault = rules.vaultMask[code]! & rules.vaultRoom[square]!;
      rows[row + ROW.low] = pieces[key]!;
      rows[row + ROW.high] = pieces[key + 1]!;
      rows[row + ROW.early] = placement.early[place]!;
      rows[row + ROW.late] = placement.late[place]!;
      rows[row + ROW.phase] = placement.phase[code]!;
      rows[row + ROW.spot] = spots[place]!;
      rows[row + ROW.walks] = countedOf(walks[place]!, side, liberty(walk));
      rows[row + ROW.vaults] = countedOf(mayVault, side, liberty(vault));
    }
  }
  return rows;
}

/** One liberty, and what it is worth, in one number. */
const liberty = (worth: number): number => (worth << LIBERTY_BITS) | 1;

/** What an open direction of a piece is worth, and one in which a vault begins. */
function worthOfWays(
  rules: Ruleset,
  weights: Weights,
  code: PieceCode,
): readonly [walk: number, vault: number] {
  if ((rules.traits[code]! & TRAIT.royal) !== 0) return [0, 0];
  return isFarReaching(rules, code)
    ? [weights.mobilityLong, weights.vaultLong]
    : [weights.mobilityShort, weights.vaultShort];
}
