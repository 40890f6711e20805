import { EMPTY, type Cell } from '../../seam/ranks.ts';
import { DRAWN, PLAYING, wonBy, type Outcome, type Rules } from '../../seam/rules.ts';
import { givesCheck } from './attack.ts';
import { COLOURS, columnOf, fieldOf, kindOf, nameOf, rowOf, squareAt, type Colour } from './board.ts';
import { boardAfter, hasMove, isInCheck, legalMoves, others, PASS, type Going, type Move } from './moves.ts';
import {
  kingOf,
  ownerOf,
  pawnBeyond,
  playerAfter,
  playersIn,
  read,
  write,
  type Position,
} from './position.ts';

const NAMES: Readonly<Record<Colour, string>> = { w: 'white', r: 'red', b: 'black' };

/** The marks that still count: not those whose Pawn is gone, or whose player is to move again. */
function liveMarks(position: Position): Position['passed'] {
  const { cells, passed, side } = position;
  return Object.fromEntries(
    COLOURS.flatMap((player) => {
      const square = passed[player];
      if (square === undefined || player === side) return [];
      const pawn = cells[pawnBeyond(square)] ?? EMPTY;
      return kindOf(pawn) === 'P' && ownerOf(position, pawn) === player ? [[player, square] as const] : [];
    }),
  );
}

/** Section 5: the victor over a mated player: the only one who gives check, or else the one who moves next. */
function victorOver(position: Position, mated: Colour): Colour {
  const checkers = others(position, mated).filter((enemy) => givesCheck(position, enemy, mated));
  const next = playerAfter(position, mated);
  return checkers.length === 1 ? (checkers[0] ?? next) : next;
}

/** Section 5: a mated player's King leaves the board, and his men belong to the victor. */
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

/** Section 5: gives the turn to a player, and passes it on as long as the player to move is mated. */
function turnTo(position: Position, player: Colour): Position {
  const here: Position = { ...position, side: player };
  const now: Position = { ...here, passed: liveMarks(here) };
  if (playersIn(now).length < 2 || !isInCheck(now, player) || hasMove(now)) return now;
  const left = removed(now, player);
  const next = playerAfter(left, player);
  const [two] = others(left, next);
  // the removed King may have opened a line of the player to move: then that turn is over, and the other must answer
  if (
    two !== undefined &&
    playersIn(left).length === 2 &&
    givesCheck(left, next, two) &&
    !isInCheck(left, next)
  )
    return turnTo({ ...left, passed: liveMarks({ ...left, side: next }) }, two);
  return turnTo(left, next);
}

/** The square that a Pawn passes by a double step. */
function passedBy(cells: readonly Cell[], { from, to }: Going): number | undefined {
  const isDouble =
    kindOf(cells[from] ?? EMPTY) === 'P' &&
    rowOf(from) === 1 &&
    rowOf(to) === 3 &&
    columnOf(from) === columnOf(to);
  return isDouble && fieldOf(from) === fieldOf(to) ? squareAt(fieldOf(from), columnOf(from), 2) : undefined;
}

/** The rights to castle that a move leaves. */
const rooksAfter = ({ rooks, cells }: Position, { from, to }: Going): readonly number[] =>
  rooks.filter(
    (rook) => rook !== from && rook !== to && !(cells[from] === `${COLOURS[fieldOf(rook)] ?? ''}K`),
  );

function moved(position: Position, move: Move): Position {
  const { side, turns, passed } = position;
  if (move === PASS) return { ...position, turns: turns + 1 };
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
  if (move === PASS) return PASS;
  const { from, to, crowned } = move;
  return `${nameOf(from)}-${nameOf(to)}${crowned === null ? '' : `=${crowned}`}`;
}

/** Section 5: the game goes on until one King is left. */
function lastKing(position: Position): Outcome {
  const [first, ...more] = playersIn(position);
  if (first !== undefined && more.length === 0) return wonBy(NAMES[first]);
  if (more.length > 1 || hasMove(position)) return PLAYING;
  // two are left, one without a move: in check, that is mate; such a position may have been set up
  const { side } = position;
  return isInCheck(position, side) ? wonBy(NAMES[playerAfter(position, side)]) : DRAWN;
}

/** Section 5, `first-mate`: the first player who has no move ends the game. */
function firstMate(position: Position): Outcome {
  if (hasMove(position)) return PLAYING;
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
    key: (position) => write({ ...position, turns: 0 }),
    moves: (position) => {
      if (outcome(position).over) return [];
      const moves = legalMoves(position);
      return moves.length > 0 ? moves : [PASS];
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
