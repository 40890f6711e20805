import { EMPTY, movedTo, type Cell } from '../../seam/ranks.ts';
import { DRAWN, PLAYING, wonBy, type Outcome, type Rules } from '../../seam/rules.ts';
import { forwardOf, givesCheck, hitsOf, isHitBy } from './attack.ts';
import {
  colourOf,
  COLOURS,
  columnOf,
  fieldOf,
  fieldOfColour,
  kindOf,
  nameOf,
  rowOf,
  squareAt,
  stepFrom,
  type Colour,
} from './board.ts';
import {
  KING_COLUMN,
  kingOf,
  ownerOf,
  pawnBeyond,
  playerAfter,
  playersIn,
  read,
  write,
  type Position,
} from './position.ts';

/** Null is a pass. */
type Move = { readonly from: number; readonly to: number; readonly crowned: string | null } | null;

const CROWNS = ['Q', 'R', 'B', 'N'];
const NAMES: Readonly<Record<Colour, string>> = { w: 'white', r: 'red', b: 'black' };

const others = (position: Position, player: Colour): readonly Colour[] =>
  playersIn(position).filter((other) => other !== player);

const isInCheck = (position: Position, player: Colour): boolean =>
  others(position, player).some((enemy) => givesCheck(position, enemy, player));

/** Section 4: a man of another colour is captured, never a King. */
const isTaken = (cells: readonly Cell[], from: number, to: number): boolean => {
  const [man, target] = [cells[from] ?? EMPTY, cells[to] ?? EMPTY];
  return target !== EMPTY && colourOf(target) !== colourOf(man) && kindOf(target) !== 'K';
};

/** Section 4, En passant: is this the square that an enemy's Pawn has passed? */
const isPassed = ({ passed, side }: Position, to: number): boolean =>
  COLOURS.some((player) => player !== side && passed[player] === to);

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

/** Section 4, Castling: the ends of the King of the side to move. */
function castles(position: Position): Move[] {
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

function movesFrom(position: Position, from: number): Move[] {
  const { cells } = position;
  const cell = cells[from] ?? EMPTY;
  const isPawn = kindOf(cell) === 'P';
  const ends = isPawn
    ? pawnEnds(position, from)
    : hitsOf(cells, from).filter((to) => cells[to] === EMPTY || isTaken(cells, from, to));
  return ends.flatMap((to): Move[] => {
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

/** The board after a move. */
function boardAfter(position: Position, { from, to, crowned }: NonNullable<Move>): Cell[] {
  const { cells } = position;
  const cell = cells[from] ?? EMPTY;
  const after = movedTo(cells, from, to);
  if (crowned !== null) after[to] = cell.charAt(0) + crowned;
  if (
    kindOf(cell) === 'P' &&
    cells[to] === EMPTY &&
    isPassed(position, to) &&
    hitsOf(cells, from).includes(to)
  )
    after[pawnBeyond(to)] = EMPTY;
  if (isCastling(cells, from, to)) {
    const way = Math.sign(columnOf(to) - columnOf(from));
    const rook = squareAt(fieldOf(from), way > 0 ? 7 : 0, 0);
    after[from + way] = after[rook] ?? EMPTY;
    after[rook] = EMPTY;
  }
  return after;
}

/** Section 4: one's own King is safe, and while three play the next player does not attack the third's. */
function isLegal(position: Position, move: NonNullable<Move>): boolean {
  const after: Position = { ...position, cells: boardAfter(position, move) };
  if (isInCheck(after, position.side)) return false;
  if (playersIn(position).length < 3) return true;
  const next = playerAfter(position, position.side);
  return !givesCheck(after, next, playerAfter(position, next));
}

function legalMoves(position: Position): NonNullable<Move>[] {
  const { cells, side } = position;
  const own = cells.flatMap((cell, from) =>
    ownerOf(position, cell) === side ? movesFrom(position, from) : [],
  );
  return [...own, ...castles(position)]
    .filter((move) => move !== null)
    .filter((move) => isLegal(position, move));
}

/** The marks that still count: not those whose Pawn is gone, or whose player has the turn again. */
function liveMarks(position: Position): Position['passed'] {
  const { cells, passed, side } = position;
  return Object.fromEntries(
    COLOURS.flatMap((player) => {
      const square = passed[player];
      if (square === undefined || player === side) return [];
      const pawn = cells[pawnBeyond(square)] ?? EMPTY;
      const stands = kindOf(pawn) === 'P' && ownerOf(position, pawn) === player && cells[square] === EMPTY;
      return stands ? [[player, square] as const] : [];
    }),
  );
}

/** Section 5: the victor over a mated player: the only one who gives check, or else the one who moves next. */
function victorOver(position: Position, mated: Colour): Colour {
  const checkers = others(position, mated).filter((enemy) => givesCheck(position, enemy, mated));
  const next = playerAfter(position, mated);
  return checkers.length === 1 ? (checkers[0] ?? next) : next;
}

/** Section 5: a mated player's King leaves, and his men belong to the victor. */
function removed(position: Position, mated: Colour): Position {
  const victor = victorOver(position, mated);
  const { owners, cells } = position;
  const heir = (owner: Colour): Colour => (owner === mated ? victor : owner);
  return {
    ...position,
    cells: cells.with(kingOf(cells, mated), EMPTY),
    owners: { w: heir(owners.w), r: heir(owners.r), b: heir(owners.b) },
    rooks: position.rooks.filter((rook) => COLOURS[fieldOf(rook)] !== mated),
  };
}

/** Section 5: gives the turn to a player, and passes it on as long as players are mated. */
function turnTo(position: Position, player: Colour): Position {
  const here: Position = { ...position, side: player };
  const now: Position = { ...here, passed: liveMarks(here) };
  if (playersIn(now).length < 2 || legalMoves(now).length > 0 || !isInCheck(now, player)) return now;
  const left = removed(now, player);
  const next = playerAfter(left, player);
  const [two] = others(left, next);
  // the King's leaving may have opened a line of the player to move: then the other must answer
  if (
    two !== undefined &&
    playersIn(left).length === 2 &&
    givesCheck(left, next, two) &&
    !isInCheck(left, next)
  )
    return turnTo(left, two);
  return turnTo(left, next);
}

/** The square that a Pawn passes by a double step. */
function passedBy(cells: readonly Cell[], { from, to }: NonNullable<Move>): number | undefined {
  const isDouble =
    kindOf(cells[from] ?? EMPTY) === 'P' &&
    rowOf(from) === 1 &&
    rowOf(to) === 3 &&
    columnOf(from) === columnOf(to);
  return isDouble && fieldOf(from) === fieldOf(to) ? squareAt(fieldOf(from), columnOf(from), 2) : undefined;
}

/** The rights to castle that a move leaves. */
const rooksAfter = ({ rooks, cells }: Position, { from, to }: NonNullable<Move>): readonly number[] =>
  rooks.filter(
    (rook) => rook !== from && rook !== to && !(cells[from] === `${COLOURS[fieldOf(rook)] ?? ''}K`),
  );

function moved(position: Position, move: Move): Position {
  const { side, turns, passed } = position;
  if (move === null) return { ...position, turns: turns + 1 };
  const mark = passedBy(position.cells, move);
  return {
    ...position,
    cells: boardAfter(position, move),
    rooks: rooksAfter(position, move),
    passed: mark === undefined ? passed : { ...passed, [side]: mark },
    turns: turns + 1,
  };
}

function writeMove(move: Move): string {
  if (move === null) return 'pass';
  const { from, to, crowned } = move;
  return `${nameOf(from)}-${nameOf(to)}${crowned === null ? '' : `=${crowned}`}`;
}

/** Section 5: the game goes on until one King is left. */
function lastKing(position: Position): Outcome {
  const [first, ...more] = playersIn(position);
  if (first !== undefined && more.length === 0) return wonBy(NAMES[first]);
  if (more.length > 1 || legalMoves(position).length > 0) return PLAYING;
  // two are left: in check it is mate; a position may have been set up like this
  const { side } = position;
  return isInCheck(position, side) ? wonBy(NAMES[playerAfter(position, side)]) : DRAWN;
}

/** Section 5, `first-mate`: the first player without a move ends the game. */
function firstMate(position: Position): Outcome {
  if (legalMoves(position).length > 0) return PLAYING;
  const { side } = position;
  const checkers = others(position, side).filter((enemy) => givesCheck(position, enemy, side));
  const [only] = checkers;
  if (only === undefined) return DRAWN;
  const lastMover = COLOURS[(COLOURS.indexOf(side) + 2) % COLOURS.length] ?? side;
  return wonBy(NAMES[checkers.length === 1 ? only : lastMover]);
}

const START_LINE =
  'wRwNwBwQwKwBwNwR/wPwPwPwPwPwPwPwP/8/8/8/8/rPrPrPrPrPrPrPrP/rRrNrBrQrKrBrNrR/8/8/' +
  'bPbPbPbPbPbPbPbP/bRbNbBbQbKbBbNbR w wrb a1,h1,l8,a8,h12,l12 - 0';

function startPosition(): Position {
  const start = read(START_LINE);
  if (!start.ok) throw new Error('no start');
  return start.value;
}
const START = startPosition();

function threeHanded(id: string, endsWithFirst: boolean): Rules<Position, Move> {
  const outcome = endsWithFirst ? firstMate : lastKing;
  return {
    id,
    seats: COLOURS.map((colour) => NAMES[colour]),
    start: () => START,
    read,
    write,
    moves: (position) => {
      if (outcome(position).over) return [];
      const moves = legalMoves(position);
      return moves.length > 0 ? moves : [null];
    },
    writeMove,
    play: (position, move) => {
      const after = moved(position, move);
      const next = playerAfter(after, after.side);
      if (!endsWithFirst) return turnTo(after, next);
      const here: Position = { ...after, side: next };
      return { ...here, passed: liveMarks(here) };
    },
    outcome,
    turn: ({ side }) => COLOURS.indexOf(side),
  };
}

/** Three-handed chess, and its variation that ends at the first mate. */
export const threeHandedChesses = [
  threeHanded('three-handed-chess', false),
  threeHanded('three-handed-chess:first-mate', true),
] as const;
