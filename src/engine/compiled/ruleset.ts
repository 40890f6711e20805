import type { Geometry } from '../geometry.ts';
import type { Ground } from './ground.ts';
import { kindIndex, type Kind, type KindRules } from '../kinds.ts';
import type { LeapTable } from './leaps.ts';
import type { PieceCode } from '../piece.ts';
import type { MoveForm, Variation } from '../variation.ts';

/**
 * A variation compiled to tables, once. Tables by piece have a row for each of the `PIECE_CODES`; `reach` has, for each
 * piece, a table of steps by square and direction.
 */
export interface Ruleset extends Ground {
  readonly variation: Variation;
  readonly geometry: Geometry;
  readonly kinds: Readonly<Record<Kind, KindRules>>;
  /** The kinds that the game knows. */
  readonly kindNames: readonly Kind[];
  readonly vaultLine: number;
  readonly forms: ReadonlySet<MoveForm>;
  /** The start array: its pieces with their bonus; then the same without it. */
  readonly array: Uint8Array;
  readonly home: Uint8Array;
  /**
   * The greatest number of steps of a regular move, with range, directions and fronts taken into account:
   * `reach[(piece * size + square) * 8 + direction]`.
   */
  readonly reach: Uint8Array;
  /** The same, but without the freedom that `homeLimit` limits. */
  readonly ordinaryReach: Uint8Array;
  /** `piece * size + square`: the directions in which the piece can move at all. */
  readonly reachMask: Uint8Array;
  /**
   * Steps of a regular move that goes on from a square: without a crossing, with one at the first step, or with one at
   * any step.
   */
  readonly onward: { readonly inside: Uint8Array; readonly halting: Uint8Array; readonly free: Uint8Array };
  /** By piece, the directions in which it goes on after its step (section 15). */
  readonly onwardMask: Uint8Array;
  /** The square on which a piece that leaves a square in a direction may turn at a front, or `NO_SQUARE`. */
  readonly turnSquare: Uint16Array;
  /** By piece, its leaps; then those that `homeLimit` limits. */
  readonly leapsOf: readonly LeapTable[];
  readonly boundLeapsOf: readonly LeapTable[];
  /** The leap that most leapers have, which is searched backwards from the target; other leapers count as roamers. */
  readonly commonLeaps: LeapTable;
  /** By piece, how many squares it flies; 0 if it does not. */
  readonly flies: Uint8Array;
  readonly captureMask: Uint8Array;
  /** By piece, the greatest number of steps of a regular move. */
  readonly farthest: Uint8Array;
  readonly vaultMask: Uint8Array;
  /** By square, the directions with room for the shortest vault. */
  readonly vaultRoom: Uint8Array;
  /** The same, but only those in which the first step is not a crossing. */
  readonly vaultRoomInside: Uint8Array;
  /** `attacker * PIECE_CODES + target`: an entry of `TAKES`. */
  readonly takes: Uint8Array;
  /** By the code of a piece that can be propt, the piece that props it; 0 if there is none. */
  readonly propper: Uint8Array;
  readonly traits: Int32Array;
  /** The steps of the first part of a two-part first move. */
  readonly firstSteps: Uint8Array;
  /** How far a piece may reach to a square that shares no line with its own, in a King's steps. */
  readonly offLineSpan: Uint8Array;
  /** By side and square, the home squares of its pieces with a two-part first move that may reach the square. */
  readonly firstMoversNear: readonly [readonly Uint16Array[], readonly Uint16Array[]];
  /** What a piece may become on its last rank, itself included, as piece codes. */
  readonly promotions: readonly (readonly PieceCode[])[];
  /** Bit 0: Yellow's last rank; bit 1: Blue's. */
  readonly lastRank: Uint8Array;
  /** The squares of the array from which a piece may exchange with its King, by side. */
  readonly partnerHomes: readonly [Uint16Array, Uint16Array];
  /** Both bits if the array has a partner for the King (section 12, field 3). */
  readonly fluttember: number;
  /** The most pieces that leave their squares in one move; the watch over a King looks past this many. */
  readonly slack: number;
}

/** The piece without a bonus for a position letter; undefined if the game has no such piece. */
export function letterCode(
  { kinds, kindNames }: Pick<Ruleset, 'kinds' | 'kindNames'>,
  letter: string,
): PieceCode | undefined {
  const kind = kindNames.find((name) => kinds[name].letter === letter.toUpperCase());
  if (kind === undefined || !/^[a-z]$/i.test(letter)) return undefined; // the capital of the old long s is an S
  return (kindIndex(kind) << 1) | (letter === letter.toUpperCase() ? 0 : 1);
}

/** The points of a kind for the balance of captured pieces (section 2); 0 for a King. */
export const pointsOf = (ruleset: Ruleset, kind: Kind): number => ruleset.kinds[kind].points ?? 0;
