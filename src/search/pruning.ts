import type { Path } from './path.ts';
import type { Ruleset } from '../engine/index.ts';
import { EMPTY, type PackedMove } from '../engine/search.ts';
import { isDecided, MOST_PLIES } from './scores.ts';

/** A node of the tree while its moves are being searched. */
export interface Node {
  readonly depth: number;
  readonly ply: number;
  readonly high: number;
  readonly inKaida: boolean;
  /** Whether late quiet moves may be pruned or reduced. */
  readonly isWide: boolean;
  /** The static score; `-INFINITE` in Kaida. */
  readonly stand: number;
  /** Whether the static score is better than it was before this side's last move. */
  readonly improves: boolean;
  low: number;
  best: number;
  bestMove: PackedMove;
  tried: number;
}

type Writable<Record> = { -readonly [Name in keyof Record]: Record[Name] };

/**
 * One node object per ply, since only one node is searched at a ply at a time; allocating new ones would run through
 * all of the cache.
 */
export type Nodes = readonly Writable<Node>[];

export const createNodes = (): Nodes =>
  Array.from({ length: MOST_PLIES }, (_, ply) => ({
    depth: 0,
    ply,
    high: 0,
    inKaida: false,
    isWide: false,
    stand: 0,
    improves: false,
    low: 0,
    best: 0,
    bestMove: 0,
    tried: 0,
  }));

/** The most centipoints that a quiet move is expected to change, per ply of depth. */
const SWING = 130;
/**
 * Up to the first depth a position may be so good that its moves are not looked at; up to the second, so bad that only
 * captures are.
 */
export const MOST_SPARED = 5;
export const MOST_RAZED = 2;
/** The static score from which a position is so good, at this depth, that its moves are not looked at. */
export const sparedFrom = (high: number, depth: number): number => high + SWING * depth;
/** How many centipoints below the bound, per ply of depth, a position is too bad for quiet moves to help. */
export const RAZED = 300;
/** The depth from which a position without a table move is searched one ply less deeply. */
export const LEAST_UNKNOWN = 4;

/** By how many plies a late move is reduced, by depth and by its number in the order: `depth * 256 + number`. */
export type Reductions = Uint8Array;

/**
 * If a side has more moves than usual, the number of a move in the order says less; so it is with more pieces than this
 * at the start.
 */
const MANY_PIECES = 50;

export function createReductions({ array }: Ruleset): Reductions {
  const isMany = array.filter((code) => code !== EMPTY).length > MANY_PIECES;
  const [least, divisor] = isMany ? [0.5, 2] : [0.7, 1.7];
  return Uint8Array.from({ length: 64 * 256 }, (_, at) => {
    const [depth, late] = [at >> 8, at & 255];
    return depth < 3 || late < 3 ? 0 : Math.floor(least + (Math.log(depth) * Math.log(late)) / divisor);
  });
}

/** A key beyond this, up or down, marks a move that has proved good, or bad. */
const TELLING = 6000;

/** By how many plies a late move with this key is reduced; half as many if few pieces are left. */
export function reductionOf(
  reductions: Reductions,
  { depth, tried, improves }: Pick<Node, 'depth' | 'tried' | 'improves'>,
  key: number,
  isOpen: boolean,
  isAmongFew: boolean,
): number {
  let less = reductions[(Math.min(depth, 63) << 8) | Math.min(tried, 255)]!;
  if (less === 0) return 0;
  if (isOpen || key > TELLING) less--;
  if (!improves && !isOpen) less++;
  if (key < -TELLING) less++;
  return Math.max(0, Math.min(isAmongFew ? less >> 1 : less, depth - 2));
}

/** Whether a quiet move cannot be expected to raise the score of a node above its lower bound. */
export function isHopeless({ depth, stand, low, best, tried, high, improves }: Node, edge: number): boolean {
  if (depth > 3 || isDecided(best, edge) || high - low > 1) return false;
  const most = 6 + 10 * depth * depth;
  return tried >= (improves ? most : most >> 1) || (tried > 0 && stand + SWING * (depth + 1) <= low);
}

/** Whether the side to move is strong enough for a null move: it is hardly ever in zugzwang. */
export function hasReserves(path: Path): boolean {
  const { count, turn } = path.board;
  const { fullPhase } = path.evaluation.placement;
  return count[turn]! - path.evaluation.bareCount >= RESERVES && path.phase[path.at]! * 6 >= fullPhase;
}

const RESERVES = 6;

/** By how many plies the search after a null move is reduced. */
export const passedLess = (depth: number, ahead: number): number =>
  3 + (depth >> 2) + Math.min(2, (ahead / 250) | 0);
