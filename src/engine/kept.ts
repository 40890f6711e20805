import type { Board } from './board.ts';
import { NO_SQUARE, type Geometry, type Square } from './geometry.ts';
import { isAttacked, watch } from './kaida.ts';
import { generate, type Recall } from './legal.ts';
import { sweepPiece } from './movement/piece.ts';
import { forgetLookers, createSight, lookAs, type Sight } from './movement/sight.ts';
import { reserve, type Sweep } from './movement/sweep.ts';
import { against, type SideIndex } from './side.ts';
import { ROAMS } from './traits.ts';

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
  /**
   * The moves of all pieces, whatever becomes of their King; a looker's go from `ends[looker - 1]` to `ends[looker]`.
   */
  moves: Int32Array;
  readonly ends: Int32Array;
  /** What the watch over the King found; of no use where it found the King in Kaida. */
  watched: Found;
  vacated: readonly Square[];
  filled: readonly Square[];
  holes: number;
  /** Whether the King would be in Kaida on the squares to which a Fluttember leads. */
  readonly homes: Found[];
  /** What the generator calls. */
  readonly recall: Recall;
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
    moves: new Int32Array(size * 8),
    ends: new Int32Array(most),
    watched: FOUND.nothing,
    vacated: [],
    filled: [],
    holes: 0,
    homes: [],
    recall: {
      watch: (board, king) => watchUnlessKept(board, kept, king),
      sweepPiece: (sweep, from) => {
        sweepUnlessKept(sweep, kept, from);
      },
      isHomeAttacked: (board, place) => isHomeAttackedUnlessKept(board, kept, place),
    },
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
  for (let i = 0; i < count; i++) {
    lookAs(kept.sight, first + i);
    keepMoves(sweep, kept, board.pieces[side][i]!, first + i);
  }
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
  sweep.count = base;
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
      if (rules.offLineSpan[piece] === ROAMS) stale[0]! |= (1 << (FIRST_HOME + kept.homes.length)) - 1;
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

/** As `watch` over the King of the side to move. */
function watchUnlessKept(board: Board, kept: Kept, king: Square): boolean {
  const { sweep } = board;
  if (kept.watched === FOUND.nothing || isStale(kept, WATCH)) return watch(board, king, against(board.turn));
  sweep.watchStamp++;
  sweep.holes = kept.holes;
  for (const square of kept.vacated) sweep.vacated[square] = sweep.watchStamp;
  for (const square of kept.filled) sweep.filled[square] = sweep.watchStamp;
  return false;
}

/** As `isAttacked`, for the square at this place among those that a Fluttember leads to. */
function isHomeAttackedUnlessKept(board: Board, kept: Kept, place: number): boolean {
  const { rules, turn } = board;
  return isStale(kept, FIRST_HOME + place)
    ? isAttacked(board, rules.partnerHomes[turn][place]!, against(turn))
    : kept.homes[place] === FOUND.attacked;
}

/**
 * As `generateLegal` for all pieces, but quicker where the kept position is the one before the last move: only pieces
 * that see a square which that move has changed are swept.
 */
export const generateWithKept = (board: Board, base: number, kept: Kept): number =>
  generate(board, base, undefined, compareWithKept(board, kept) ? kept.recall : null);
