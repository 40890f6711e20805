import type { Path } from './path.ts';
import type { Ruleset } from '../engine/index.ts';
import { EMPTY, type PackedMove } from '../engine/search.ts';
import { isDecided, MOST_PLIES } from './scores.ts';

/** A node of the tree while its moves are searched. */
export interface Node {
  readonly depth: number;
  readonly ply: number;
  readonly high: number;
  readonly inKaida: boolean;
  /** Whether late quiet moves may be left out or searched less deeply. */
  readonly isWide: boolean;
  /** Static score; `-INFINITE` in Kaida. */
  readonly stand: number;
  /** Whether the side to move stands better than before its last move. */
  readonly improves: boolean;
  low: number;
  best: number;
  bestMove: PackedMove;
  tried: number;
}

type Writable<Record> = { -readonly [Name in keyof Record]: Record[Name] };

/** A node for each ply, since only one is searched at a ply at a time: new ones would pass through all of the memory. */
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

/** How many centipoints a ply a quiet move is thought to change at most. */
const SWING = 130;
/** Up to this depth a position may be so good that its moves are not looked at; and so bad that only captures are. */
export const MOST_SPARED = 5;
export const MOST_RAZED = 2;
/** From this static score on a position, so many plies deep, is so good that its moves are not looked at. */
export const sparedFrom = (high: number, depth: number): number => high + SWING * depth;
/** By how many centipoints a ply a position is too bad for quiet moves to help. */
export const RAZED = 300;
/** Depth from which a position that the table does not know is searched a ply less deeply. */
export const LEAST_UNKNOWN = 4;

/** By how many plies a late move is searched less deeply, by depth and by how late it is: `depth * 256 + place`. */
export type Reductions = Uint8Array;

/** With more pieces than this at the start a side has so many moves that the place of one tells less. */
const MANY_PIECES = 50;

export function createReductions({ array }: Ruleset): Reductions {
  const isMany = array.filter((code) => code !== EMPTY).length > MANY_PIECES;
  const [least, divisor] = isMany ? [0.5, 2] : [0.7, 1.7];
  return Uint8Array.from({ length: 64 * 256 }, (_, at) => {
    const [depth, late] = [at >> 8, at & 255];
    return depth < 3 || late < 3 ? 0 : Math.floor(least + (Math.log(depth) * Math.log(late)) / divisor);
  });
}

/** A move whose key is beyond this either way has proved good, or bad. */
const TELLING = 6000;

/** By how many plies a late move with this key is searched less deeply; half as many among few pieces. */
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

/** Whether a quiet move cannot be expected to lift a node above its lower bound. */
export function isHopeless({ depth, stand, low, best, tried, high, improves }: Node, edge: number): boolean {
  if (depth > 3 || isDecided(best, edge) || high - low > 1) return false;
  const most = 6 + 10 * depth * depth;
  return tried >= (improves ? most : most >> 1) || (tried > 0 && stand + SWING * (depth + 1) <= low);
}

/** Whether the side to move is strong enough that passing is hardly ever the best it could do. */
export function hasReserves(path: Path): boolean {
  const { count, turn } = path.board;
  const { fullPhase } = path.evaluation.placement;
  return count[turn]! - path.evaluation.bareCount >= RESERVES && path.phase[path.at]! * 6 >= fullPhase;
}

const RESERVES = 6;

/** How many plies less deeply the other side is searched after a pass. */
export const passedLess = (depth: number, ahead: number): number =>
  3 + (depth >> 2) + Math.min(2, (ahead / 250) | 0);
