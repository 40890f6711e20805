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

/** The moves that a book of openings has for a position, by what the position is without the number of its turn. */
export type Book = ReadonlyMap<string, readonly Move[]>;

/** The lowest level that plays by the book. */
const LEAST_LEVEL = 5;

const keyOf = (position: Position): string => formatPosition({ ...position, turnsPlayed: 0 });

/**
 * The book of a game: rows of the game's id, the side that begins and moves in coordinate form, with tabs between
 * them. Rows of other games are passed over; so is the rest of a line after a move that is not legal.
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
 * A searcher that plays by a book from level 5 on, where it has the position: the seed and the number of the turn choose
 * among the book's moves. Without a level, as in analysis, and where only some moves may be considered, it searches.
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

/** A move of the book as the answer of a search; books end before anything is decided. */
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
