import type { Direction } from './directions.ts';
import type { Square } from './geometry.ts';
import type { Kind } from './kinds.ts';

/**
 * A move: its start, its end and, for a piece that may promote on its last rank, the kind that it becomes (section 12).
 */
export interface Move {
  readonly from: Square;
  readonly to: Square;
  readonly promotion?: Kind;
  /** In a company move, `from` is the first of three starts; these are the other two, in order (section 18). */
  readonly company?: readonly [Square, Square];
}

/**
 * A move packed into an integer: bits 0 to 9 the start, 10 to 19 the end, 20 to 23 the index of the kind that the piece
 * becomes (0 if there is no choice), 24 to 26 three marks that follow from the position. In a company move, bits 27 to
 * 29 hold the line of its three starts, of which the first is packed: an index in `COMPANY_LINES`, counted from 1.
 */
export type PackedMove = number;

export const VAULT_MARK = 1 << 24;
export const CAPTURE_MARK = 1 << 25;
export const FLUTTEMBER_MARK = 1 << 26;
/** The bits that distinguish one move from another; the marks are not among them. */
export const MOVE_BITS = (VAULT_MARK - 1) | (7 << 27);

/** The number of pieces in a company move. */
export const COMPANY_SIZE = 3;
/** The directions from one square of a company to the next: those that lead to higher square numbers. */
export const COMPANY_LINES: readonly Direction[] = [0, 1, 2, 7];

export const moveFrom = (move: PackedMove): Square => move & 1023;
export const moveTo = (move: PackedMove): Square => (move >> 10) & 1023;
/** The direction from each start of a company move to the next; undefined for other moves. */
export const companyLine = (move: PackedMove): Direction | undefined => COMPANY_LINES[((move >> 27) & 7) - 1];
/** The bits for a company along the line with this index in `COMPANY_LINES`. */
export const companyBits = (line: number): PackedMove => (line + 1) << 27;
export const isCompany = (move: PackedMove): boolean => move >> 27 !== 0;
export const movePromotion = (move: PackedMove): number => (move >> 20) & 15;

/** The ways of making a move, as small integers: which parts a route has, and in which order. */
export const WAY = {
  walk: 0,
  leap: 1,
  twoMoves: 2,
  twoLeaps: 3,
  turn: 4,
  flight: 5,
  onward: 6,
  vault: 7,
  bend: 8,
  moveThenVault: 9,
  leapThenVault: 10,
  offSide: 11,
  /** Its middle square holds two squares: the first bend, and the second one shifted by `SECOND_BEND` bits. */
  twoBends: 12,
  vaultThenMove: 13,
  vaultThenLeap: 14,
} as const;
export type Way = (typeof WAY)[keyof typeof WAY];

export const SECOND_BEND = 10;

/** Ways from this one on are vaults, which the record form writes with `^` if there is no other way. */
export const FIRST_VAULTING_WAY = WAY.vault;
