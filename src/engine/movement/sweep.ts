import type { DirectionMask } from '../directions.ts';
import { EMPTY, PIECE_CODES, sideOf, withoutBonus, type PieceCode } from '../piece.ts';
import { TAKES } from '../compiled/traits.ts';
import type { Ruleset } from '../compiled/ruleset.ts';
import { FIRST_VAULTING_WAY, VAULT_MARK, WAY, type Way } from '../move.ts';
import type { SideIndex } from '../side.ts';
import { NO_SQUARE, type Square } from '../geometry.ts';
import { see, seeAround, seeBeside, type Sight } from './sight.ts';

/** No target: the sweep finds every square that a piece can go to. */
export const ANYWHERE = -1;
/** The longest line to the target if no vault can lead there, not even one with a bend next to it. */
export const NO_LINE = -1;

/**
 * The working state of the move generator. A sweep follows every path of a piece over occupied and empty squares
 * (sections 4 to 6), and records each end as a packed move. With a `target` it follows only paths that can end there:
 * so the same code lists moves, tests for Kaida and finds the routes of one move.
 *
 * While it `watches`, it also marks where paths to the target were stopped. It follows each path up to its first
 * obstacle, so changing one square can open a path only if that square is marked.
 */
export interface Sweep {
  readonly rules: Ruleset;
  cells: Uint8Array;
  /** By side and square, the directions in which a piece of that side stands next to the square. */
  readonly near: readonly [Uint8Array, Uint8Array];
  /** The moving piece: its square, its code, its side. */
  from: Square;
  piece: PieceCode;
  /** The bit of `lastRank` on which the piece promotes; 0 if it does not. */
  promotes: number;
  target: Square;
  /** By square and direction, the steps that a vault may take: to the edge, or to where `homeLimit` ends it. */
  room: Uint8Array;
  /** The moves found; `moves[count]` is the next free one. */
  moves: Int32Array;
  count: number;
  /** The last path that reached the target: its start, way and middle square. */
  lastFrom: Square;
  lastWay: Way;
  lastVia: Square;
  /** Every path to the target, as way and middle square; null if they are not collected. */
  paths: { readonly way: Way; readonly via: Square }[] | null;
  /** End squares already recorded for this piece carry the current stamp. */
  readonly seen: Int32Array;
  stamp: number;
  /** So do the last legs of vaults with two bends that have been followed to their end for this piece. */
  readonly lastLegs: Int32Array;
  /** Which piece may capture which (`Ruleset.takes`), and the same without captures of friends. */
  takes: Uint8Array;
  readonly takesEnemies: Uint8Array;
  /** Records only captures and promotions, for searches that need no others. */
  onlyTaking: boolean;
  /** Where the enemies stand, while only captures of enemies are recorded. */
  prey: Prey | null;
  /** What is kept for listing captures, from the first request on (`findPrey`). */
  hunt: Hunt | null;
  /** By square, the directions in which a vault may begin, if that is already known (`Vaults`). */
  begins: Uint8Array | null;
  watches: boolean;
  /** Squares that open a path when they are vacated, or filled: they carry the current watch stamp. */
  readonly vacated: Int32Array;
  readonly filled: Int32Array;
  watchStamp: number;
  /** How many squares this watch has marked in `filled`. */
  holes: number;
  /**
   * The lengths of the lines of pieces that lead to the target, by direction towards it; then the longest (see
   * `lookAround`).
   */
  readonly lines: Uint8Array;
  longestLine: number;
  /** Whether a straight vault to the target may begin beyond one of these lines. */
  hasBase: boolean;
  /** The squares on which it may begin; valid only if there are any. */
  readonly bases: Uint16Array;
  baseCount: number;
  /** Records the squares that are looked at; null if they are not recorded. */
  sight: Sight | null;
  /** Squares of pieces that may reach the target. */
  readonly candidates: Uint16Array;
}

/** How the ranks of a board relate to the pieces of a side. */
export interface Prey {
  /**
   * The ranks on which they stand, one bit each. On boards with more than 32 ranks two ranks share a bit, and both
   * count if either is occupied.
   */
  ranks: number;
  /**
   * By rank, the directions in which a line from there may lead to one of them; then the distance in ranks to the
   * nearest.
   */
  readonly from: Uint8Array;
  readonly away: Uint8Array;
}

/** What is kept from one listing of captures to the next. */
export interface Hunt {
  /** By side, the last result. */
  readonly prey: readonly [Prey, Prey];
  /** `piece * size + square`: how a piece may capture from there (`prey.ts`). */
  readonly hunts: Int32Array;
  /** The squares of the pieces that may capture. */
  readonly hunters: Uint16Array;
}

export function createSweep(rules: Ruleset): Sweep {
  const { size } = rules.geometry;
  return {
    rules,
    cells: new Uint8Array(size),
    near: [new Uint8Array(size), new Uint8Array(size)],
    from: 0,
    piece: EMPTY,
    promotes: 0,
    target: ANYWHERE,
    room: rules.geometry.toEdge,
    moves: new Int32Array(size * 40),
    count: 0,
    lastFrom: 0,
    lastWay: WAY.walk,
    lastVia: NO_SQUARE,
    paths: null,
    seen: new Int32Array(size),
    stamp: 0,
    lastLegs: new Int32Array(size * 8),
    takes: rules.takes,
    takesEnemies: rules.takes.map((takes, at) => (isAmongFriends(at) ? TAKES.never : takes)),
    onlyTaking: false,
    prey: null,
    hunt: null,
    begins: null,
    watches: false,
    vacated: new Int32Array(size),
    filled: new Int32Array(size),
    watchStamp: 0,
    holes: 0,
    lines: new Uint8Array(9),
    longestLine: 0,
    hasBase: false,
    bases: new Uint16Array(size),
    baseCount: 0,
    sight: null,
    candidates: new Uint16Array(size * 3),
  };
}

/** Whether an index in a table of captures is for a piece and its friend. */
const isAmongFriends = (at: number): boolean =>
  sideOf(Math.trunc(at / PIECE_CODES)) === sideOf(at % PIECE_CODES);

/** Makes room for all the moves of this many more pieces. */
export function reserve(sweep: Sweep, pieces: number): void {
  const { size, width } = sweep.rules.geometry;
  const needed = sweep.count + pieces * (size + width * MOST_KINDS);
  if (needed <= sweep.moves.length) return;
  const moves = new Int32Array(needed * 2);
  moves.set(sweep.moves);
  sweep.moves = moves;
}

/** The most kinds, and the most choices of a promotion, for which a packed move has room. */
const MOST_KINDS = 16;

/** Whether a square carries a vault: a piece stands there, or it is a hill (sections 5 and 19). */
export function carries({ cells, rules, sight }: Sweep, square: Square): boolean {
  if (sight !== null) see(sight, square);
  return cells[square] !== EMPTY || (rules.hasHills && rules.hills[square] !== 0);
}

/** The directions in which a neighbour of a square may carry a vault. */
export function beside({ near, rules, sight }: Sweep, square: Square): DirectionMask {
  if (sight !== null) seeAround(sight, square);
  return near[0][square]! | near[1][square]! | rules.hillsNear[square]!;
}

/** The directions in which a neighbouring square is occupied. */
export function neighbours({ near, sight }: Sweep, square: Square): DirectionMask {
  if (sight !== null) seeAround(sight, square);
  return near[0][square]! | near[1][square]!;
}

/** Of these directions, which all lead to a square: those in which a piece of a side stands next to it. */
export function neighboursOf(
  { near, sight }: Sweep,
  side: SideIndex,
  square: Square,
  directions: DirectionMask,
): DirectionMask {
  if (sight !== null) seeBeside(sight, square, directions);
  return near[side][square]! & directions;
}

/** Whether only captures of enemies are recorded, so that lines without an enemy need not be followed. */
export const isAfterEnemies = ({ onlyTaking, promotes, takes, takesEnemies }: Sweep): boolean =>
  onlyTaking && promotes === 0 && takes === takesEnemies;

/** Whether an enemy stands at most this many ranks away from a square. */
export const isPreyWithin = ({ prey, rules }: Sweep, square: Square, ranks: number): boolean =>
  prey!.away[rules.geometry.rankOf[square]!]! <= ranks;

/** Whether a square lies in the home drins of the moving piece's enemy. */
export const isInEnemyHome = ({ rules, piece }: Sweep, square: Square): boolean =>
  ((rules.enemyHome[square]! >> sideOf(piece)) & 1) !== 0;

/** Records that a path ends on `to`. No move ends on the square where it began (section 3). */
export function reach(sweep: Sweep, to: Square, way: Way, via: Square, capture: number): void {
  if (to === sweep.from) return;
  if (sweep.target !== ANYWHERE) {
    if (to !== sweep.target) return;
    sweep.lastFrom = sweep.from;
    sweep.lastWay = way;
    sweep.lastVia = via;
    sweep.paths?.push({ way, via });
  }
  if (sweep.seen[to] === sweep.stamp) return;
  sweep.seen[to] = sweep.stamp;
  const move = sweep.from | (to << 10) | capture | (way >= FIRST_VAULTING_WAY ? VAULT_MARK : 0);
  if (sweep.promotes !== 0 && (sweep.rules.lastRank[to]! & sweep.promotes) !== 0) reachPromoting(sweep, move);
  else if (capture !== 0 || !sweep.onlyTaking) sweep.moves[sweep.count++] = move;
}

/** Section 8: each choice is a separate move, and so is staying the same kind (R12). */
function reachPromoting(sweep: Sweep, move: number): void {
  for (const becomes of sweep.rules.promotions[sweep.piece]!)
    sweep.moves[sweep.count++] = move | ((becomes >> 1) << 20);
}

/** Whether the moving piece may capture what stands on a square. */
export function mayCapture(sweep: Sweep, square: Square, occupant: PieceCode): boolean {
  const takes = sweep.takes[sweep.piece * PIECE_CODES + occupant]!;
  if (takes !== TAKES.unlessPropt) return takes === TAKES.always;
  if (sweep.sight !== null) seeAround(sweep.sight, square);
  return !isPropt(sweep.rules, sweep.cells, square);
}

/** Section 4, "Propt": whether a friend of the right kind stands on a neighbouring square; fronts do not matter. */
export function isPropt(rules: Ruleset, cells: Uint8Array, square: Square): boolean {
  const { toEdge, step } = rules.geometry;
  const propper = rules.propper[cells[square]!]!;
  if (propper === EMPTY) return false;
  for (let d = 0; d < 8; d++)
    if (toEdge[square * 8 + d] !== 0 && withoutBonus(cells[square + step[d]!]!) === propper) return true;
  return false;
}

/** A path that needs an empty square was stopped by a piece; only a piece of the target's owner can step aside. */
export function noteBlocker(sweep: Sweep, square: Square): void {
  if (sideOf(sweep.cells[square]!) !== sideOf(sweep.piece)) sweep.vacated[square] = sweep.watchStamp;
}

/** A path that needs a piece was stopped by an empty square. */
export function noteHole(sweep: Sweep, square: Square): void {
  sweep.filled[square] = sweep.watchStamp;
  sweep.holes++;
}
