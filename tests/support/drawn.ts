import {
  asLegal,
  formatSquare,
  legalMoves,
  parseMove,
  parseSquare,
  play,
  type LegalMove,
  type Move,
  type Position,
  type Route,
  type Square,
} from '../../src/engine/index.ts';
import { positionOf } from './arbitrary.ts';
import { emptyGrid, lineOf } from './grid.ts';

/** Fields 2 to 5 of a position line; what is left out is `y - - 0`. */
export interface Fields {
  readonly turn?: 'y' | 'b';
  readonly rights?: string;
  readonly moved?: string;
  readonly turns?: number;
}

/** A position line with these pieces, written as `J Mc3, k Wa6`: a position letter and a square each. */
export function lineWith(id: string, pieces: string, fields: Fields = {}): string {
  const grid = emptyGrid(id);
  for (const entry of pieces.split(',')) {
    const [letter = '', name = ''] = entry.trim().split(' ');
    const square = parseSquare(grid.geometry, name);
    if (square === undefined || grid.letters[square] !== '.') throw new Error(`no place for ${entry}`);
    grid.letters[square] = letter;
  }
  const { turn = 'y', rights = '-', moved = '-', turns = 0 } = fields;
  return lineOf(grid, turn, rights, [], turns).replace(/ - (\d+)$/, ` ${moved} $1`);
}

/** The position with these pieces; it must be valid. */
export const drawn = (id: string, pieces: string, fields: Fields = {}): Position =>
  positionOf(id, lineWith(id, pieces, fields));

/** Short names of squares, in their order. */
export const namesOf = (position: Position, squares: readonly Square[]): string =>
  squares.map((square) => formatSquare(position.ruleset.geometry, square)).join(' ');

/** A move from its text, which must be readable. */
export function moveOf(position: Position, text: string): Move {
  const read = parseMove(position, text);
  if (!read.ok) throw new Error(`${text}: ${read.error.code}`);
  return read.value;
}

/** The legal move that a text names. */
export function legalOf(position: Position, text: string): LegalMove {
  const legal = asLegal(position, moveOf(position, text));
  if (legal === undefined) throw new Error(`${text} is not legal`);
  return legal;
}

/** The position after legal moves. */
export const after = (position: Position, ...moves: readonly string[]): Position =>
  moves.reduce((now, text) => {
    const played = play(now, moveOf(now, text));
    if (!played.ok) throw new Error(`${text}: ${played.error.code}`);
    return played.value.position;
  }, position);

/** A route as `step Mc4, landing Mc5`. */
export const routeText = (position: Position, { parts }: Route): string =>
  parts.map(({ part, square }) => `${part} ${namesOf(position, [square])}`).join(', ');

/** The squares to which the piece on a square may go, sorted. */
export const endsFrom = (position: Position, square: string): string =>
  [
    ...new Set(
      legalMoves(position)
        .filter(({ from }) => namesOf(position, [from]) === square)
        .map(({ to }) => namesOf(position, [to])),
    ),
  ]
    .toSorted()
    .join(' ');
