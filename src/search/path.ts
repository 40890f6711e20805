import { OCCURRENCES, type Position, QUIET_TURNS } from '../engine/index.ts';
import {
  ALL_PIECE_CODES,
  type Board,
  createBoard,
  EMPTY,
  isLastingKind,
  kindAt,
  kindOf,
  PIECE_CODES,
  setBoard,
  sideIndex,
} from '../engine/search.ts';
import { NO_ROW, ROW, rowOf } from './evaluation/rows.ts';
import { createStanding, setStanding, type Standing } from './evaluation/standing.ts';
import type { Evaluation } from './evaluation/tables.ts';
import { setViews, type Views } from './network/views.ts';
import { keyOf, zobristOf, type Zobrist } from './zobrist.ts';
import { ROOM } from './scores.ts';
import type { SearchInput } from './types.ts';

/**
 * The board of a search with everything that is updated move by move: the key of the position, the placement sums, the
 * phase, the turns without a capture or a Swod's move. Each ply has its own values, at index `at`, so that taking back
 * a move is one step down.
 */
export interface Path {
  readonly board: Board;
  readonly evaluation: Evaluation;
  readonly zobrist: Zobrist;
  at: number;
  /** The index of the root; earlier positions of the game lie below it. */
  root: number;
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly early: Int32Array;
  readonly late: Int32Array;
  readonly phase: Int32Array;
  readonly quiet: Int32Array;
  /** How the pieces stand here, for the evaluation; not updated if a network judges. */
  readonly standing: Standing;
  /** By ply, the sum of the standing; then the sums of the liberties, Yellow's at `2 * at` and Blue's after it. */
  readonly sums: Int32Array;
  readonly liberties: Int32Array;
  /** What the pieces around added at the last evaluation on the way to this ply; positive is good for Yellow. */
  readonly around: Int32Array;
  /** The views of the game's network; null if the game has none, or this search does not use it. */
  views: Views | null;
}

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
    liberties: new Int32Array(2 * ROOM),
    around: values(),
    views: null,
  };
}

/** Sets the path to a position and the earlier positions of the game, oldest first. */
export function setPath(path: Path, position: Position, earlier: readonly Position[]): void {
  const { board } = path;
  setBoard(board, position.cells, sideIndex(position.turn), position.fluttember, position.turnsPlayed);
  const recent = sinceLasting([...earlier, position]);
  const at = recent.length - 1;
  path.at = at;
  path.root = at;
  path.quiet[at] = at;
  path.early[at] = 0;
  path.late[at] = 0;
  path.phase[at] = 0;
  board.cells.forEach((piece, square) => {
    change(path, NO_ROW, rowOf(piece, square, board.cells.length));
  });
  for (const [place, before] of recent.entries()) [path.low[place], path.high[place]] = keyOf(before);
  if (path.views === null) {
    setStanding(path.standing, path.evaluation, board);
    keepSums(path);
  } else setViews(path.views, path.at, board);
}

/** The positions of a game since the last capture or Swod's move; none from before it can occur again. */
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

/** How many turns in a row without a capture or a Swod's move have led to a position. */
export const quietTurns = ({ position, earlier }: SearchInput): number =>
  sinceLasting([...earlier, position]).length - 1;

/** By piece, 1 if its moves count like a capture for draw claims. */
export const LASTING = new Uint8Array(PIECE_CODES);
for (const code of ALL_PIECE_CODES) LASTING[code] = isLastingKind(kindAt(kindOf(code))) ? 1 : 0;

/** Whether the move between two positions captured nothing and moved no Swod. */
function isQuiet(before: Position, after: Position): boolean {
  for (let square = 0; square < before.cells.length; square++) {
    const [was, is] = [before.cells[square]!, after.cells[square]!];
    if (was !== is && LASTING[was] !== 0) return false;
  }
  return countPieces(before) === countPieces(after);
}

const countPieces = ({ cells }: Position): number =>
  Array.from(cells).filter((code) => code !== EMPTY).length;

/** At the current ply, one piece's row replaces another. */
export function change(
  { evaluation, low, high, early, late, phase, at }: Path,
  gone: number,
  came: number,
): void {
  const { rows } = evaluation;
  low[at]! ^= rows[gone + ROW.low]! ^ rows[came + ROW.low]!;
  high[at]! ^= rows[gone + ROW.high]! ^ rows[came + ROW.high]!;
  early[at]! += rows[came + ROW.early]! - rows[gone + ROW.early]!;
  late[at]! += rows[came + ROW.late]! - rows[gone + ROW.late]!;
  phase[at]! += rows[came + ROW.phase]! - rows[gone + ROW.phase]!;
}

/** Stores the sums of the standing for the current ply. */
export function keepSums({ sums, liberties, standing, at }: Path): void {
  sums[at] = standing.sum;
  liberties[2 * at] = standing.liberties.sums[0]!;
  liberties[2 * at + 1] = standing.liberties.sums[1]!;
}

/**
 * Whether the game counts as drawn here: the position has occurred before within the search, or twice before in the
 * game; or there have been enough turns without a capture or a Swod's move for a draw claim.
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

/** Whether there have been enough turns without a capture or a Swod's move for a draw claim. */
export const isQuietTooLong = ({ quiet, at }: Path): boolean => quiet[at]! >= QUIET_TURNS;

/**
 * The first word of a position's key in the tables. It includes the quiet turns, since an advantage is worth less when
 * a draw is near.
 */
export const tableKey = ({ low, quiet, zobrist, at }: Path): number => low[at]! ^ zobrist.quiet[quiet[at]!]!;
