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
 * Everything that a piece on a square counts for, side by side in memory, since a move needs all of it. A row begins at
 * `rowOf`; `ROW` gives the offsets in it.
 */
export type Rows = Int32Array;

/**
 * The offsets in a row: the two words of the position's key; the early and the late worth, and the share of the phase;
 * what a `Standing` notes of the piece (`SPOT`); its regular moves and its vaults, as `Counted`.
 */
export const ROW = { low: 0, high: 1, early: 2, late: 3, phase: 4, spot: 5, walks: 6, vaults: 7 } as const;
const ROW_BITS = 3;

/** The row of `EMPTY`, all zeros. */
export const NO_ROW = 0;

/** The index at which the row of a piece on a square begins, for a board of `size` squares. */
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

/** One liberty and its worth, packed into one number. */
const liberty = (worth: number): number => (worth << LIBERTY_BITS) | 1;

/** What an open direction of a piece is worth, and a direction in which it can begin a vault. */
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
