import type { Board } from './board.ts';
import type { Geometry, Square } from './geometry.ts';
import { isStale } from './keptChanges.ts';
import { sweepUnlessKept } from './keptMoves.ts';
import { pallanParts, partsOf, WHOLE, type Part } from './keptParts.ts';
import { FIRST_HOME, keepSafety } from './keptSafety.ts';
import { isHomeAttacked } from './legal.ts';
import { sweepPiece } from './movement/piece.ts';
import { createSight, forgetLookers, lookAs, see, type Sight } from './movement/sight.ts';
import { reserve, type Sweep } from './movement/sweep.ts';
import { against, type SideIndex } from './side.ts';

/**
 * What the waiting side could do as the board stands, piece by piece, each with the squares on which that depends.
 * After a move of the other side, only the pieces that see a changed square need to be swept again; and of a Pallan only
 * those parts of its ways that do.
 */
export interface Kept {
  readonly sight: Sight;
  /** After a move, the lookers that see a square it has changed, as bits. */
  readonly stale: Int32Array;
  /** The first looker that is a piece, or part of one, and how many lookers there are. */
  first: number;
  lookers: number;
  /** The parts of a piece that moves like a Pallan. */
  readonly pallan: readonly Part[];
  /** By looker, the square of its piece and its part; by square, the first and the last looker of its piece. */
  readonly from: Uint16Array;
  readonly part: Part[];
  readonly firstOf: Uint16Array;
  readonly lastOf: Uint16Array;
  /**
   * The moves of all pieces, whatever becomes of their King; a looker's go from `ends[looker - 1]` to `ends[looker]`.
   */
  moves: Int32Array;
  readonly ends: Int32Array;
  /** By square, how many moves its piece has, each counted once; and how many all pieces have. */
  readonly counts: Int32Array;
  total: number;
  /** Where moves of a piece in parts end that are in the list already: such squares carry the present mark. */
  readonly marks: Int32Array;
  mark: number;
  /** Whether the King is known to be safe, and what the watch over it found, with the stamp that marks it. */
  isSafe: boolean;
  vacated: readonly Square[];
  filled: readonly Square[];
  holes: number;
  watchStamp: number;
  /** The lookers of pieces that may touch its safety, as bits; and the same by a new watch after a move. */
  readonly unsettled: Int32Array;
  readonly unsettledAnew: Int32Array;
  /** Whether the King would be in Kaida on the squares to which a Fluttember leads. */
  readonly homes: boolean[];
  /** As the functions that they are named after. */
  readonly sweepPiece: typeof sweepPiece;
  readonly isHomeAttacked: typeof isHomeAttacked;
}

/** Makes room to keep one position of a board. */
export function createKept(geometry: Geometry): Kept {
  const { size } = geometry;
  const pallan = pallanParts();
  const most = 2 * size + 4 * pallan.length; // pieces, homes and the watch; in parts as many as have room
  const sight = createSight(geometry, most);
  const kept: Kept = {
    sight,
    stale: new Int32Array(most),
    first: 0,
    lookers: 0,
    pallan,
    from: new Uint16Array(most),
    part: [],
    firstOf: new Uint16Array(size),
    lastOf: new Uint16Array(size),
    moves: new Int32Array(size * 8),
    ends: new Int32Array(most),
    counts: new Int32Array(size),
    total: 0,
    marks: new Int32Array(size),
    mark: 0,
    isSafe: false,
    vacated: [],
    filled: [],
    holes: 0,
    watchStamp: 0,
    unsettled: new Int32Array(most),
    unsettledAnew: new Int32Array(most),
    homes: [],
    sweepPiece: (sweep, from) => {
      sweepUnlessKept(sweep, kept, from);
    },
    isHomeAttacked: (board, place) =>
      isStale(kept, FIRST_HOME + place) ? isHomeAttacked(board, place) : kept.homes[place]!,
  };
  return kept;
}

/** Keeps what the side that is not to move could do; it works in the free part of the sweep's list. */
export function keep(board: Board, kept: Kept): void {
  const { sweep } = board;
  const { sight } = kept;
  const side = against(board.turn);
  reserve(sweep, board.count[side]! + 2);
  giveLookers(board, kept, side);
  forgetLookers(sight, kept.lookers);
  sweep.sight = sight;
  for (let looker = kept.first; looker < kept.lookers; looker++) {
    lookAs(sight, looker);
    see(sight, kept.from[looker]!); // where it may be captured
    keepMoves(sweep, kept, looker);
  }
  keepSafety(board, kept, side);
  sweep.sight = null;
  countMoves(board, kept, side);
}

function giveLookers({ rules, cells, pieces, count }: Board, kept: Kept, side: SideIndex): void {
  let looker = FIRST_HOME + rules.partnerHomes[side].length;
  kept.first = looker;
  for (let i = 0; i < count[side]!; i++) {
    const from = pieces[side][i]!;
    kept.firstOf[from] = looker;
    const parts = partsOf(rules.traits[cells[from]!]!, kept.pallan);
    const isRoom = looker + parts.length + count[side]! - i <= kept.ends.length;
    for (const part of isRoom ? parts : WHOLE) {
      kept.from[looker] = from;
      kept.part[looker++] = part;
    }
    kept.lastOf[from] = looker - 1;
  }
  kept.lookers = looker;
  kept.ends[kept.first - 1] = 0;
}

function keepMoves(sweep: Sweep, kept: Kept, looker: number): void {
  const base = sweep.count;
  const { forms, directions } = kept.part[looker]!;
  sweepPiece(sweep, kept.from[looker]!, forms, directions);
  const start = kept.ends[looker - 1]!;
  const end = start + sweep.count - base;
  if (end > kept.moves.length) {
    const more = new Int32Array(2 * end);
    more.set(kept.moves);
    kept.moves = more;
  }
  for (let i = start; i < end; i++) kept.moves[i] = sweep.moves[base + i - start]!;
  kept.ends[looker] = end;
  sweep.count = base;
}

function countMoves({ sweep, pieces, count }: Board, kept: Kept, side: SideIndex): void {
  const base = sweep.count;
  kept.total = 0;
  kept.stale.fill(0);
  for (let i = 0; i < count[side]!; i++) {
    const from = pieces[side][i]!;
    sweepUnlessKept(sweep, kept, from);
    kept.counts[from] = sweep.count - base;
    kept.total += sweep.count - base;
    sweep.count = base;
  }
}
