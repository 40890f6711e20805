import type { Board } from './board.ts';
import { NO_SQUARE, type Geometry, type Square } from './geometry.ts';
import { isAttacked, watch } from './kaida.ts';
import { addFluttember, addMoves, generateLegal, isHomeAttacked } from './legal.ts';
import { moveTo } from './move.ts';
import { markPath } from './movement/path.ts';
import { sweepPiece } from './movement/piece.ts';
import { createSight, forgetLookers, lookAs, see, type Sight } from './movement/sight.ts';
import { reserve, type Sweep } from './movement/sweep.ts';
import { against, type SideIndex } from './side.ts';
import { ROAMS, TRAIT } from './traits.ts';

/**
 * What the waiting side could do as the board stands, piece by piece, each with the squares on which that depends.
 * After a move of the other side, only the pieces that see a changed square need to be swept again.
 */
export interface Kept {
  /** Whose pieces they are; null before anything is kept. */
  side: SideIndex | null;
  /** The position, a byte a square; then the same, and the board's own cells, four squares at a time. */
  readonly cells: Uint8Array;
  readonly words: Int32Array;
  readonly present: Int32Array;
  readonly sight: Sight;
  /** After a move, the lookers that see a square it has changed, as bits. */
  readonly stale: Int32Array;
  /** By square, which looker its piece is; `NO_SQUARE` where none stood. */
  readonly looker: Uint16Array;
  /** By looker, the square of its piece. */
  readonly from: Uint16Array;
  /**
   * The moves of all pieces, whatever becomes of their King; a looker's go from `ends[looker - 1]` to `ends[looker]`.
   */
  moves: Int32Array;
  readonly ends: Int32Array;
  /** How many they are. */
  most: number;
  /** The first looker that is a piece. */
  first: number;
  /**
   * The lookers whose moves are not as many as they have kept if the King is as safe as it was: the King itself, and pieces that
   * may open a way to it.
   */
  readonly unsettled: Int32Array;
  /** What the watch over the King found; of no use where it found the King in Kaida. */
  watched: Found;
  vacated: readonly Square[];
  filled: readonly Square[];
  holes: number;
  /** The stamp with which the squares that the watch found are marked. */
  watchStamp: number;
  /** Whether the King would be in Kaida on the squares to which a Fluttember leads. */
  readonly homes: Found[];
  /** As `sweepPiece` and `isHomeAttacked`. */
  readonly sweepPiece: typeof sweepPiece;
  readonly isHomeAttacked: typeof isHomeAttacked;
}

/** What is known about whether a square is attacked. */
const FOUND = { nothing: 0, safe: 1, attacked: 2 } as const;
type Found = (typeof FOUND)[keyof typeof FOUND];

/** The looker that watches over the King; the lookers for the homes follow, and then the pieces. */
const WATCH = 0;
const FIRST_HOME = 1;

/** Makes room to keep one position of a board with these cells. */
export function createKept(geometry: Geometry, cells: Uint8Array): Kept {
  const { size } = geometry;
  const copy = new Uint8Array(size);
  const most = 2 * size; // pieces, homes and the watch
  const kept: Kept = {
    side: null,
    cells: copy,
    words: new Int32Array(copy.buffer),
    present: new Int32Array(cells.buffer),
    sight: createSight(geometry, most),
    stale: new Int32Array(most),
    looker: new Uint16Array(size),
    from: new Uint16Array(most),
    moves: new Int32Array(size * 8),
    ends: new Int32Array(most),
    most: 0,
    first: 0,
    unsettled: new Int32Array(most),
    watched: FOUND.nothing,
    vacated: [],
    filled: [],
    holes: 0,
    watchStamp: 0,
    homes: [],
    sweepPiece: (sweep, from) => {
      sweepUnlessKept(sweep, kept, from);
    },
    isHomeAttacked: (board, place) =>
      isStale(kept, FIRST_HOME + place) ? isHomeAttacked(board, place) : kept.homes[place] === FOUND.attacked,
  };
  return kept;
}

/** Keeps what the side that is not to move could do; it works in the free part of the sweep's list. */
export function keep(board: Board, kept: Kept): void {
  const { sweep, rules } = board;
  const side = against(board.turn);
  const homes = rules.partnerHomes[side];
  const count = board.count[side]!;
  const first = FIRST_HOME + homes.length;
  reserve(sweep, count + 2);
  kept.side = side;
  kept.first = first;
  kept.cells.set(board.cells);
  forgetLookers(kept.sight, first + count);
  sweep.sight = kept.sight;
  keepWatch(board, kept, side);
  for (let i = 0; i < homes.length; i++) {
    lookAs(kept.sight, FIRST_HOME + i);
    kept.homes[i] = isAttacked(board, homes[i]!, board.turn) ? FOUND.attacked : FOUND.safe;
  }
  kept.looker.fill(NO_SQUARE);
  kept.ends[first - 1] = 0;
  kept.unsettled.fill(0);
  for (let i = 0; i < count; i++) {
    lookAs(kept.sight, first + i);
    keepMoves(sweep, kept, board.pieces[side][i]!, first + i);
    if (!isSettled(board, kept, side, first + i))
      kept.unsettled[(first + i) >> 5]! |= 1 << ((first + i) & 31);
  }
  kept.most = kept.ends[first + count - 1]!;
  sweep.sight = null;
}

function keepWatch(board: Board, kept: Kept, side: SideIndex): void {
  const { sweep } = board;
  const king = board.king[side]!;
  kept.watched = FOUND.nothing;
  lookAs(kept.sight, WATCH);
  if (king === NO_SQUARE || watch(board, king, board.turn)) return;
  kept.watched = FOUND.safe;
  kept.holes = sweep.holes;
  kept.watchStamp = sweep.watchStamp;
  kept.vacated = squaresWith(sweep.vacated, sweep.watchStamp);
  kept.filled = squaresWith(sweep.filled, sweep.watchStamp);
}

function squaresWith(marks: Int32Array, stamp: number): Square[] {
  const squares: Square[] = [];
  for (let square = 0; square < marks.length; square++) if (marks[square] === stamp) squares.push(square);
  return squares;
}

function keepMoves(sweep: Sweep, kept: Kept, from: Square, looker: number): void {
  const base = sweep.count;
  see(kept.sight, from);
  sweepPiece(sweep, from);
  const start = kept.ends[looker - 1]!;
  const end = start + sweep.count - base;
  if (end > kept.moves.length) {
    const more = new Int32Array(2 * end);
    more.set(kept.moves);
    kept.moves = more;
  }
  for (let i = start; i < end; i++) kept.moves[i] = sweep.moves[base + i - start]!;
  kept.ends[looker] = end;
  kept.looker[from] = looker;
  kept.from[looker] = from;
  sweep.count = base;
}

/** Whether all of a looker's moves are legal as long as nothing that it or the watch over the King saw changes. */
function isSettled(
  { rules, sweep, king, cells }: Board,
  kept: Kept,
  side: SideIndex,
  looker: number,
): boolean {
  const from = kept.from[looker]!;
  if ((rules.traits[cells[from]!]! & TRAIT.company) !== 0) return false;
  if (king[side] === NO_SQUARE) return true;
  const { vacated, filled } = sweep;
  const stamp = kept.watchStamp;
  if (from === king[side] || vacated[from] === stamp) return false;
  for (let i = kept.ends[looker - 1]!; i < kept.ends[looker]!; i++)
    if (filled[moveTo(kept.moves[i]!)] === stamp) return false;
  return true;
}

/**
 * Finds out which lookers see a square that differs from the kept position. False if more than one move of the other
 * side lies between, since lookers do not see what it takes two moves to change.
 */
function compareWithKept({ rules, turn, cells }: Board, kept: Kept): boolean {
  const { words, present, stale, sight } = kept;
  if (kept.side !== turn) return false;
  let most = 2 * rules.slack;
  for (let i = 0; i < sight.words; i++) stale[i] = 0;
  for (let word = 0; word < words.length; word++) {
    if (words[word] === present[word]) continue;
    for (let square = 4 * word; square < 4 * word + 4; square++) {
      const piece = cells[square]!;
      if (kept.cells[square] === piece) continue;
      if (--most < 0) return false;
      for (let i = 0; i < sight.words; i++) stale[i]! |= sight.seen[square * sight.words + i]!;
      // it may reach the King from a square that nobody saw
      if (rules.offLineSpan[piece] === ROAMS) stale[0]! |= (1 << kept.first) - 1;
    }
  }
  return true;
}

const isStale = ({ stale }: Kept, looker: number): boolean =>
  ((stale[looker >> 5]! >> (looker & 31)) & 1) !== 0;

/** As `sweepPiece`. */
function sweepUnlessKept(sweep: Sweep, kept: Kept, from: Square): void {
  const { ends, moves } = kept;
  const looker = kept.looker[from]!;
  if (looker === NO_SQUARE || isStale(kept, looker)) {
    sweepPiece(sweep, from);
    return;
  }
  const end = ends[looker]!;
  const list = sweep.moves;
  let { count } = sweep;
  for (let i = ends[looker - 1]!; i < end; i++) list[count++] = moves[i]!;
  sweep.count = count;
}

/** Marks the squares that the watch over the King found, unless they still are. */
function markWatched(sweep: Sweep, kept: Kept): void {
  sweep.holes = kept.holes;
  if (sweep.watchStamp === kept.watchStamp) return;
  kept.watchStamp = ++sweep.watchStamp;
  for (const square of kept.vacated) sweep.vacated[square] = kept.watchStamp;
  for (const square of kept.filled) sweep.filled[square] = kept.watchStamp;
}

/**
 * How many moves `generateLegal` finds for all pieces, but quicker where the kept position is the one before the last
 * move: only pieces that see a square which that move has changed are swept. Uses the list of moves from `base` on.
 */
export function countWithKept(board: Board, base: number, kept: Kept): number {
  const { sweep, turn } = board;
  if (!compareWithKept(board, kept)) return generateLegal(board, base) - base;
  sweep.count = base;
  if (board.king[turn] === NO_SQUARE) return countChanged(board, kept) + sweep.count - base;
  if (kept.watched === FOUND.nothing || isStale(kept, WATCH)) return countInDanger(board, base, kept);
  markWatched(sweep, kept);
  const settled = countChanged(board, kept);
  addFluttember(board, kept.isHomeAttacked);
  return settled + sweep.count - base;
}

/** Adds the moves of the pieces that see a change or are not settled, and returns how many the others have. */
function countChanged(board: Board, kept: Kept): number {
  const { stale, unsettled, ends, sight } = kept;
  let settled = kept.most;
  for (let word = 0; word < sight.words; word++)
    for (let left = stale[word]! | unsettled[word]!; left !== 0; left &= left - 1) {
      const looker = word * 32 + 31 - Math.clz32(left & -left);
      const from = kept.from[looker]!;
      if (looker < kept.first) continue;
      settled -= ends[looker]! - ends[looker - 1]!;
      if (board.cells[from] === kept.cells[from]) addMoves(board, from, false, kept.sweepPiece);
    }
  return settled;
}

/** Adds the moves of all pieces after a new watch over the King. */
function countInDanger(board: Board, base: number, kept: Kept): number {
  const { sweep, turn } = board;
  const inKaida = watch(board, board.king[turn]!, against(turn));
  if (inKaida) markPath(sweep, board.king[turn]!);
  for (let i = board.count[turn]! - 1; i >= 0; i--)
    addMoves(board, board.pieces[turn][i]!, inKaida, kept.sweepPiece);
  if (!inKaida) addFluttember(board, kept.isHomeAttacked);
  return sweep.count - base;
}
