import { EMPTY, movedTo, type Cell } from '../../seam/ranks.ts';
import { forwardOf, givesCheck, hitsOf, isHitBy } from './attack.ts';
import {
  colourOf,
  COLOURS,
  columnOf,
  fieldOf,
  fieldOfColour,
  kindOf,
  rowOf,
  squareAt,
  stepFrom,
  type Colour,
} from './board.ts';
import { KING_COLUMN, ownerOf, pawnBeyond, playerAfter, playersIn, type Position } from './position.ts';

/** A move of a man. */
export interface Going {
  readonly from: number;
  readonly to: number;
  readonly crowned: string | null;
}

export const PASS = 'pass';
export type Move = Going | typeof PASS;

const CROWNS = ['Q', 'R', 'B', 'N'];

export const others = (position: Position, player: Colour): readonly Colour[] =>
  playersIn(position).filter((other) => other !== player);

export const isInCheck = (position: Position, player: Colour): boolean =>
  others(position, player).some((enemy) => givesCheck(position, enemy, player));

/** Section 4: a man of another colour is captured, never a King. */
const isTaken = (cells: readonly Cell[], from: number, to: number): boolean => {
  const [man, target] = [cells[from] ?? EMPTY, cells[to] ?? EMPTY];
  return target !== EMPTY && colourOf(target) !== colourOf(man) && kindOf(target) !== 'K';
};

/** Section 4, En passant: is this an empty square that an enemy's Pawn has passed? */
const isPassed = ({ cells, passed, side }: Position, to: number): boolean =>
  cells[to] === EMPTY && COLOURS.some((player) => player !== side && passed[player] === to);

function pawnEnds(position: Position, from: number): number[] {
  const { cells } = position;
  const cell = cells[from] ?? EMPTY;
  const forward = forwardOf(cell, from);
  const ends = hitsOf(cells, from).filter((to) => isTaken(cells, from, to) || isPassed(position, to));
  const [one] = stepFrom(from, [0, forward]);
  if (one === undefined || cells[one.to] !== EMPTY) return ends;
  ends.push(one.to);
  const [two] = stepFrom(one.to, one.direction);
  const isOnStart = forward === 1 && rowOf(from) === 1;
  if (isOnStart && two !== undefined && cells[two.to] === EMPTY) ends.push(two.to);
  return ends;
}

/** Section 4, Castling: the castling moves of the side to move. */
function castles(position: Position): Going[] {
  const { cells, side, rooks } = position;
  const field = fieldOfColour(side);
  const from = squareAt(field, KING_COLUMN, 0);
  if (cells[from] !== `${side}K` || isInCheck(position, side)) return [];
  return rooks
    .filter((rook) => fieldOf(rook) === field)
    .flatMap((rook) => {
      const way = Math.sign(columnOf(rook) - KING_COLUMN);
      const between: number[] = [];
      for (let column = KING_COLUMN + way; column !== columnOf(rook); column += way)
        between.push(squareAt(field, column, 0));
      const [passes = from, to = from] = between;
      const isSafe = [passes, to].every((square) =>
        others(position, side).every((enemy) => !isHitBy(position, square, enemy)),
      );
      return isSafe && between.every((square) => cells[square] === EMPTY)
        ? [{ from, to, crowned: null }]
        : [];
    });
}

function movesFrom(position: Position, from: number): Going[] {
  const { cells } = position;
  const cell = cells[from] ?? EMPTY;
  const isPawn = kindOf(cell) === 'P';
  const ends = isPawn
    ? pawnEnds(position, from)
    : hitsOf(cells, from).filter((to) => cells[to] === EMPTY || isTaken(cells, from, to));
  return ends.flatMap((to): Going[] => {
    const isCrowned = isPawn && rowOf(to) === 0 && forwardOf(cell, to) === -1;
    return isCrowned ? CROWNS.map((crowned) => ({ from, to, crowned })) : [{ from, to, crowned: null }];
  });
}

const isCastling = (cells: readonly Cell[], from: number, to: number): boolean =>
  kindOf(cells[from] ?? EMPTY) === 'K' &&
  fieldOf(from) === fieldOf(to) &&
  rowOf(from) === 0 &&
  rowOf(to) === 0 &&
  Math.abs(columnOf(from) - columnOf(to)) === 2;

/** Section 4, En passant: where the Pawn stands that a move takes en passant; null if it takes none. */
export function passedPawn(position: Position, from: number, to: number): number | null {
  const { cells } = position;
  const isTaking =
    kindOf(cells[from] ?? EMPTY) === 'P' && isPassed(position, to) && hitsOf(cells, from).includes(to);
  return isTaking ? pawnBeyond(to) : null;
}

/** The board after a move. */
export function boardAfter(position: Position, { from, to, crowned }: Going): Cell[] {
  const { cells } = position;
  const cell = cells[from] ?? EMPTY;
  const after = movedTo(cells, from, to);
  if (crowned !== null) after[to] = cell.charAt(0) + crowned;
  const passed = passedPawn(position, from, to);
  if (passed !== null) after[passed] = EMPTY;
  if (isCastling(cells, from, to)) {
    const way = Math.sign(columnOf(to) - columnOf(from));
    const rook = squareAt(fieldOf(from), way > 0 ? 7 : 0, 0);
    after[from + way] = after[rook] ?? EMPTY;
    after[rook] = EMPTY;
  }
  return after;
}

/** Where a man of the side to move can go, whatever happens to the Kings. */
export const reachOf = (position: Position, from: number): readonly number[] =>
  [...movesFrom(position, from), ...castles(position)].flatMap((move) =>
    move.from === from ? [move.to] : [],
  );

/** Section 4: one's own King is safe and, while three play, the next player does not attack the third player's. */
function isLegal(position: Position, move: Going): boolean {
  const after: Position = { ...position, cells: boardAfter(position, move) };
  if (isInCheck(after, position.side)) return false;
  if (playersIn(position).length < 3) return true;
  const next = playerAfter(position, position.side);
  return !givesCheck(after, next, playerAfter(position, next));
}

function* candidates(position: Position): Generator<Going> {
  const { cells, side } = position;
  for (const [from, cell] of cells.entries())
    if (cell !== EMPTY && ownerOf(position, cell) === side) yield* movesFrom(position, from);
  yield* castles(position);
}

export const legalMoves = (position: Position): Going[] =>
  Array.from(candidates(position)).filter((move) => isLegal(position, move));

export function hasMove(position: Position): boolean {
  for (const move of candidates(position)) if (isLegal(position, move)) return true;
  return false;
}
