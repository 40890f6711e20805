import { rulesetOf, startPosition, type Variation } from '../../src/engine/index.ts';
import {
  boardOf,
  createBoard,
  generateMoves,
  isInKaida,
  make,
  outcomeOf,
  setBoard,
  sideAt,
  unmake,
  type Board,
} from '../../src/engine/search.ts';
import { PLACES, squaresAt } from '../../src/search/tablebase/places.ts';
import { placeOfBoard } from '../../src/search/tablebase/tablebase.ts';

/** The properties of a place, as bits. The last three say what the side to move can gain by a single move. */
export const NATURE = {
  /** Two pieces share a square, or the side that is not to move is in Kaida. */
  impossible: 1,
  lost: 2,
  halfLost: 4,
  wins: 8,
  halfWins: 16,
  draws: 32,
} as const;

/** Every position of a game with a King and a Pallan on each side, and where its moves lead. */
export interface Graph {
  /** By place: bits of `NATURE`. */
  readonly nature: Uint8Array;
  /** The places to which the moves from place p lead: `next[start[p]]` up to `next[start[p + 1]]`. */
  readonly start: Uint32Array;
  readonly next: Uint32Array;
}

/** More than the moves of all positions together, which are about 50 million. */
const MOST_MOVES = 100_000_000;

/** Asks the engine for the moves of every position. `tell` is called now and then with the number of places seen. */
export function graphOf(variation: Variation, tell: (seen: number) => void): Graph {
  const nature = new Uint8Array(PLACES);
  const start = new Uint32Array(PLACES + 1);
  const next = new Uint32Array(MOST_MOVES);
  const boardAt = createBoardAt(variation);
  let end = 0;
  for (let place = 0; place < PLACES; place++) {
    start[place] = end;
    const board = boardAt(place);
    if (board === null) nature[place] = NATURE.impossible;
    else [nature[place], end] = expand(board, next, end);
    if (place % 500_000 === 0) tell(place);
  }
  start[PLACES] = end;
  return { nature, start, next: next.subarray(0, end) };
}

/** Sets a board to a place, with Yellow as the side to move; null if the place is not a position. */
function createBoardAt(variation: Variation): (place: number) => Board | null {
  const array = boardOf(startPosition(variation));
  const codes = ([0, 1] as const).flatMap((side) => {
    const king = array.king[side]!;
    const pallan = array.pieces[side].subarray(0, 2).find((square) => square !== king)!;
    return [array.cells[king]!, array.cells[pallan]!];
  });
  const cells = new Uint8Array(array.cells.length);
  const board = createBoard(rulesetOf(variation));
  return (place) => {
    const squares = squaresAt(place);
    cells.fill(0);
    squares.forEach((square, piece) => (cells[square] = codes[piece]!));
    if (new Set(squares).size < squares.length) return null;
    setBoard(board, cells, 0, 0, 0);
    return isInKaida(board, 1) ? null : board;
  };
}

/** Writes where the moves on a board lead; returns the bits of its place, and the end of what was written. */
function expand(board: Board, next: Uint32Array, from: number): [bits: number, end: number] {
  const count = generateMoves(board, 0);
  if (count === 0) return [endedHere(board), from];
  let bits = 0;
  let end = from;
  for (let at = 0; at < count; at++) {
    make(board, board.sweep.moves[at]!);
    if (board.count[board.turn] === 1) bits |= afterCapture(board, count);
    else next[end++] = placeOfBoard(board);
    unmake(board);
  }
  return [bits, end];
}

/** The bits for a position in which the side to move has no move. */
function endedHere(board: Board): number {
  const outcome = outcomeOf(board);
  if (outcome.status !== 'over' || outcome.winner === null || outcome.winner === sideAt(board.turn))
    throw new Error('a side without moves must have lost');
  return outcome.points[outcome.winner] === 1 ? NATURE.lost : NATURE.halfLost;
}

/**
 * The result of capturing a Pallan for the side that did so: a win, or a draw, since a bare King that may play on
 * captures the last piece (section 9, line 4).
 */
function afterCapture(board: Board, base: number): number {
  const outcome = outcomeOf(board, base);
  if (outcome.status === 'playing') return NATURE.draws;
  return outcome.winner !== null && outcome.points[outcome.winner] === 1 ? NATURE.wins : NATURE.halfWins;
}
