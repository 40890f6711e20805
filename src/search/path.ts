import { OCCURRENCES, type Position, QUIET_TURNS, type Square } from '../engine/index.ts';
import {
  against,
  ALL_PIECE_CODES,
  type Board,
  createBoard,
  EMPTY,
  endsOf,
  FLUTTEMBER_MARK,
  isCompany,
  isLastingKind,
  kindAt,
  kindOf,
  landed,
  make,
  moveFrom,
  moveTo,
  startsOf,
  withoutBonus,
  type PackedMove,
  PIECE_CODES,
  type PieceCode,
  setBoard,
  sideIndex,
  unmake,
} from '../engine/search.ts';
import {
  createStanding,
  followKing,
  note,
  comeOrGo,
  setStanding,
  type Standing,
} from './evaluation/standing.ts';
import type { Evaluation } from './evaluation/tables.ts';
import { noteChange, setViews, stepViews, type Views } from './network/views.ts';
import { keyOf, zobristOf, type Zobrist } from './zobrist.ts';
import { ROOM } from './scores.ts';

/**
 * The board of a search with what changes little from move to move: the key of the position, the placement sums,
 * the phase, the turns without a capture or a Swod's move. Each ply has its own values at `at`, so that taking a
 * move back is one step down.
 */
export interface Path {
  readonly board: Board;
  readonly evaluation: Evaluation;
  readonly zobrist: Zobrist;
  at: number;
  /** The place of the root: earlier positions of the game lie below it. */
  root: number;
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly early: Int32Array;
  readonly late: Int32Array;
  readonly phase: Int32Array;
  readonly quiet: Int32Array;
  /** How the pieces stand here, for the evaluation. */
  readonly standing: Standing;
  /** The sum of the standing at each ply; and what came to a square (packed as `SQUARE_BITS` says) or left it (`~` of that). */
  readonly sums: Int32Array;
  readonly changes: Int32Array;
  readonly changeCount: Uint8Array;
  /**
   * What the pieces around added to the evaluation here or, if there was none here, to the one before; positive is
   * good for Yellow.
   */
  readonly around: Int32Array;
  /** What the network of the game sees; null if it has none, or this search does without. */
  views: Views | null;
}

/** The most that one move puts on squares and takes off, in a company move. */
const MOST_CHANGES = 6;
/** What comes to a square is noted as `piece * size + square`, and after it the square, which has so many bits. */
const SQUARE_BITS = 10;
const SQUARES = (1 << SQUARE_BITS) - 1;

const values = (): Int32Array => new Int32Array(ROOM);

export function createPath(evaluation: Evaluation, rules: Board['rules']): Path {
  return {
    board: createBoard(rules),
    evaluation,
    zobrist: zobristOf(rules),
    at: 0,
    root: 0,
    low: values(),
    high: values(),
    early: values(),
    late: values(),
    phase: values(),
    quiet: values(),
    standing: createStanding(evaluation),
    sums: values(),
    changes: new Int32Array(ROOM * MOST_CHANGES),
    changeCount: new Uint8Array(ROOM),
    around: values(),
    views: null,
  };
}

/** Sets the path to a position, with what stood before it in the game, oldest first. */
export function setPath(path: Path, position: Position, earlier: readonly Position[]): void {
  const { board } = path;
  setBoard(board, position.cells, sideIndex(position.turn), position.fluttember, position.turnsPlayed);
  const recent = sinceLasting([...earlier, position]);
  recent.forEach((before, at) => {
    [path.low[at], path.high[at]] = keyOf(before);
  });
  path.at = recent.length - 1;
  path.root = path.at;
  path.quiet[path.at] = path.at;
  path.early[path.at] = 0;
  path.late[path.at] = 0;
  path.phase[path.at] = 0;
  position.ruleset.home.forEach((_, square) => {
    const piece = board.cells[square]!;
    if (piece !== EMPTY) weigh(path, piece, square, 1);
  });
  setStanding(path.standing, path.evaluation, board);
  path.sums[path.at] = path.standing.sum;
  if (path.views !== null) setViews(path.views, path.at, board);
}

/** The positions of a game since the last capture or Swod's move: none from before can occur again. */
function sinceLasting(positions: readonly Position[]): readonly Position[] {
  let first = positions.length - 1;
  while (
    first > 0 &&
    positions.length - first <= QUIET_TURNS &&
    isQuiet(positions[first - 1]!, positions[first]!)
  )
    first--;
  return positions.slice(first);
}

/** By piece: 1 if its moves count like a capture for claims. */
const LASTING = new Uint8Array(PIECE_CODES);
for (const code of ALL_PIECE_CODES) LASTING[code] = isLastingKind(kindAt(kindOf(code))) ? 1 : 0;

/** Whether the move between two positions took nothing and moved no Swod. */
function isQuiet(before: Position, after: Position): boolean {
  for (let square = 0; square < before.cells.length; square++) {
    const [was, is] = [before.cells[square]!, after.cells[square]!];
    if (was !== is && LASTING[was] !== 0) return false;
  }
  return countPieces(before) === countPieces(after);
}

const countPieces = ({ cells }: Position): number =>
  Array.from(cells).filter((code) => code !== EMPTY).length;

function weigh(path: Path, piece: PieceCode, square: Square, sign: 1 | -1): void {
  const { placement } = path.evaluation;
  const row = piece * path.board.cells.length + square;
  path.early[path.at]! += sign * placement.early[row]!;
  path.late[path.at]! += sign * placement.late[row]!;
  path.phase[path.at]! += sign * placement.phase[piece]!;
}

/** Adds a piece to the key and the sums of the present ply, or takes it off. */
function change(path: Path, piece: PieceCode, square: Square, sign: 1 | -1): void {
  const index = 2 * (square * PIECE_CODES + piece);
  path.low[path.at]! ^= path.zobrist.pieces[index]!;
  path.high[path.at]! ^= path.zobrist.pieces[index + 1]!;
  weigh(path, piece, square, sign);
  const row = piece * path.board.cells.length + square;
  comeOrGo(path.standing, path.evaluation, path.board, piece, square, sign);
  const entry = (row << SQUARE_BITS) | square;
  path.changes[path.at * MOST_CHANGES + path.changeCount[path.at]!++] = sign === 1 ? entry : ~entry;
  if (path.views !== null) noteChange(path.views, path.at, piece, square, path.board.cells.length, sign);
}

/** Plays a legal move. */
export function advance(path: Path, move: PackedMove): void {
  const { board } = path;
  if (isCompany(move)) {
    advanceCompany(path, move);
    return;
  }
  const from = moveFrom(move);
  const to = moveTo(move);
  const piece = board.cells[from]!;
  const taken = board.cells[to]!;
  const { fluttember } = board;
  step(path);
  change(path, piece, from, -1);
  if (taken !== EMPTY) change(path, taken, to, -1);
  if ((move & FLUTTEMBER_MARK) !== 0) {
    change(path, taken, from, 1);
    change(path, piece, to, 1);
  } else {
    change(path, landed(piece, move), to, 1);
    if (taken !== EMPTY || LASTING[piece] !== 0) path.quiet[path.at] = 0;
  }
  const isRoyal = from === board.king[board.turn];
  make(board, move);
  if (isRoyal) followKing(path.standing, path.evaluation, board, from, to);
  path.sums[path.at] = path.standing.sum;
  if (fluttember !== board.fluttember) {
    toggle(path, path.zobrist.fluttember, fluttember);
    toggle(path, path.zobrist.fluttember, board.fluttember);
  }
}

/** Section 18: three pieces leave their squares, then each arrives on its new one. */
function advanceCompany(path: Path, move: PackedMove): void {
  const { board } = path;
  const starts = startsOf(board.rules, move);
  const ends = endsOf(move, starts);
  const pieces = starts.map((square) => board.cells[square]!);
  step(path);
  for (const [place, piece] of pieces.entries()) {
    change(path, piece, starts[place]!, -1);
    change(path, withoutBonus(piece), ends[place]!, 1);
    if (LASTING[piece] !== 0) path.quiet[path.at] = 0;
  }
  make(board, move);
  path.sums[path.at] = path.standing.sum;
}

/** Takes back the last move. */
export function retreat(path: Path): void {
  const { standing, evaluation, board, changes, at } = path;
  const first = at * MOST_CHANGES;
  for (let i = first + path.changeCount[at]! - 1; i >= first; i--) {
    const came = changes[i]!;
    const entry = came >= 0 ? came : ~came;
    note(standing, evaluation, entry >> SQUARE_BITS, entry & SQUARES, came >= 0 ? -1 : 1);
  }
  path.at = at - 1;
  standing.sum = path.sums[at - 1]!;
  unmake(board);
}

/** Lets the other side move, which no game allows: for judging how strong a position is. */
export function pass(path: Path): void {
  step(path);
  path.quiet[path.at] = 0; // nothing before it can be repeated by the rules
  path.board.turn = against(path.board.turn);
}

export function unpass(path: Path): void {
  path.at--;
  path.board.turn = against(path.board.turn);
}

function step(path: Path): void {
  const { at } = path;
  path.low[at + 1] = path.low[at]!;
  path.high[at + 1] = path.high[at]!;
  path.early[at + 1] = path.early[at]!;
  path.late[at + 1] = path.late[at]!;
  path.phase[at + 1] = path.phase[at]!;
  path.quiet[at + 1] = path.quiet[at]! + 1;
  path.around[at + 1] = path.around[at]!;
  path.sums[at + 1] = path.sums[at]!;
  path.changeCount[at + 1] = 0;
  path.at = at + 1;
  if (path.views !== null) stepViews(path.views, at + 1);
  toggle(path, path.zobrist.turn, 0);
}

function toggle(path: Path, words: Int32Array, index: number): void {
  path.low[path.at]! ^= words[2 * index]!;
  path.high[path.at]! ^= words[2 * index + 1]!;
}

/**
 * Whether the game counts as drawn here: the position occurred before within the search, or twice before in the game;
 * or no capture or Swod's move has been made for as long as a claim needs.
 */
export function isDrawn(path: Path): boolean {
  if (isQuietTooLong(path)) return true;
  const { at, low, high, root } = path;
  const quiet = path.quiet[at]!;
  let seen = 0;
  for (let before = at - 2; before >= at - quiet && before >= 0; before -= 2)
    if (low[before] === low[at] && high[before] === high[at] && (before > root || ++seen === OCCURRENCES - 1))
      return true;
  return false;
}

/** Whether no capture or Swod's move has been made for as long as a claim needs. */
export const isQuietTooLong = ({ quiet, at }: Path): boolean => quiet[at]! >= QUIET_TURNS;

/** The first word of the key by which tables know the position here: the same position is worth less where a draw is near. */
export const tableKey = ({ low, quiet, zobrist, at }: Path): number => low[at]! ^ zobrist.quiet[quiet[at]!]!;
