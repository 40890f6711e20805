import {
  formatPosition,
  parseMove,
  positionAfter,
  startPosition,
  type Move,
  type Position,
  type Ruleset,
} from '../engine/index.ts';
import { randomIntegers } from './random.ts';
import type { Searcher, SearchResult } from './types.ts';

/** The moves that an opening book has for each position. The key is the position without its turn number. */
export type Book = ReadonlyMap<string, readonly Move[]>;

/** The lowest level that plays from the book. */
const LEAST_LEVEL = 5;

const keyOf = (position: Position): string => formatPosition({ ...position, turnsPlayed: 0 });

/**
 * Reads the book of a game. A row holds the id of the game, the side that begins, and moves in coordinate form,
 * separated by tabs. Rows of other games are skipped, and so is the rest of a line after an illegal move.
 */
export function readBook({ variation }: Ruleset, rows: string): Book {
  const book = new Map<string, Move[]>();
  for (const row of rows.split('\n')) {
    const [id, side, line = ''] = row.split('\t');
    if (id === variation.id && (side === 'yellow' || side === 'blue'))
      addLine(book, startPosition(variation, side), line.split(' '));
  }
  return book;
}

function addLine(book: Map<string, Move[]>, start: Position, line: readonly string[]): void {
  let position = start;
  for (const written of line) {
    const read = parseMove(position, written);
    const after = read.ok ? positionAfter(position, read.value) : undefined;
    if (!read.ok || after === undefined) return;
    const moves = book.get(keyOf(position)) ?? [];
    book.set(keyOf(position), moves);
    if (moves.every(({ from, to }) => from !== read.value.from || to !== read.value.to))
      moves.push(read.value);
    position = after;
  }
}

/**
 * A searcher that, from level 5 on, plays from a book where the book has the position: the seed and the turn number
 * choose among the book's moves. It searches as usual if no level is given, as in analysis, or if only some moves may
 * be considered.
 */
export function withBook(searcher: Searcher, book: Book): Searcher {
  return {
    ...searcher,
    search: (input, options) => {
      const { level = 0, seed = 0, among } = options;
      const moves = level >= LEAST_LEVEL && among === undefined ? book.get(keyOf(input.position)) : undefined;
      const move = moves?.[(randomIntegers(seed + input.earlier.length)() >>> 0) % moves.length];
      return move === undefined ? searcher.search(input, options) : played(move);
    },
  };
}

/** A book move as a search result. The book ends before any game is decided, so the score is level. */
const played = (move: Move): SearchResult => ({
  depth: 1,
  selectiveDepth: 1,
  nodes: 0,
  ms: 0,
  lines: [{ score: { kind: 'centipoints', value: 0 }, moves: [move] }],
  best: move,
  concedes: false,
  acceptsDraw: false,
  offersDraw: false,
});
