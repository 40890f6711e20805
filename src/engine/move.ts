import type { Square } from './geometry.ts';
import type { Kind } from './kinds.ts';

/** A move: its start, its end and, for a piece that reaches its last rank and may promote, what it becomes (section 12). */
export interface Move {
  readonly from: Square;
  readonly to: Square;
  readonly promotion?: Kind;
}

/**
 * A move packed into an integer: bits 0 to 9 the start, 10 to 19 the end, 20 to 23 the index of the kind that it
 * becomes (0 where there is no choice), and three marks that follow from the position.
 */
export type PackedMove = number;

export const VAULT_MARK = 1 << 24;
export const CAPTURE_MARK = 1 << 25;
export const FLUTTEMBER_MARK = 1 << 26;
/** The bits that tell one move from another. */
export const MOVE_BITS = VAULT_MARK - 1;

export const moveFrom = (move: PackedMove): Square => move & 1023;
export const moveTo = (move: PackedMove): Square => (move >> 10) & 1023;
export const movePromotion = (move: PackedMove): number => (move >> 20) & 15;

/** The ways of making a move, as small integers: how the parts of a route hang together. */
export const WAY = {
  walk: 0,
  leap: 1,
  twoMoves: 2,
  twoLeaps: 3,
  turn: 4,
  vault: 5,
  bend: 6,
  moveThenVault: 7,
  leapThenVault: 8,
} as const;
export type Way = (typeof WAY)[keyof typeof WAY];

/** Ways from this one on are vaults, which the record form writes with `^` when there is no other way. */
export const FIRST_VAULTING_WAY = WAY.vault;
