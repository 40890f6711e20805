import type { Board } from './board.ts';
import { generateMoves, outcomeOf, type Outcome } from './ending.ts';
import type { Square } from './geometry.ts';
import { isInKaida } from './kaida.ts';
import { kindAt, kindIndex } from './kinds.ts';
import { startsOf } from './company.ts';
import {
  CAPTURE_MARK,
  COMPANY_LINES,
  companyBits,
  isCompany,
  FLUTTEMBER_MARK,
  MOVE_BITS,
  moveFrom,
  movePromotion,
  moveTo,
  VAULT_MARK,
  type Move,
  type PackedMove,
} from './move.ts';
import { sideOf } from './piece.ts';
import type { Ruleset } from './compiled/ruleset.ts';
import { perft as countSequences } from './perft.ts';
import { boardOf, type Position } from './position.ts';
import { sideIndex, type Side } from './side.ts';

/** A legal move with its effects, for boards and records. */
export interface LegalMove extends Move {
  /** It can be made only by a vault; section 12 writes it with `^`. */
  readonly vault: boolean;
  /** Whose piece it captures; null for none. */
  readonly captures: 'enemy' | 'friend' | null;
  readonly fluttember: boolean;
}

/** All legal moves of a position, unordered; none if the game is decided (sections 4 to 9). */
export const legalMoves = (position: Position): LegalMove[] => {
  const board = boardOf(position);
  return packedMoves(board).map((move) => unpack(board, move));
};

/**
 * The legal moves of the piece on a square; a company move is among the moves of each of its three starts (section 18).
 */
export const legalMovesFrom = (position: Position, from: Square): LegalMove[] => {
  const board = boardOf(position);
  const own = packedMoves(board, from).map((move) => unpack(board, move));
  // company moves whose first start is another square
  const joined = knowsCompanies(board.rules)
    ? legalMoves(position).filter(({ company }) => company?.includes(from) === true)
    : [];
  return [...own, ...joined];
};

const knowsCompanies = ({ kinds, variation }: Ruleset): boolean =>
  variation.kindNames.some((kind) => kinds[kind].company);

/**
 * The packed legal moves on a board that has been set up, for all pieces or for one; a copy that later calls do not
 * change.
 */
export function packedMoves(board: Board, from?: Square): PackedMove[] {
  const end = generateMoves(board, 0, from); // must come first, since it may replace the list by a longer one
  return Array.from(board.sweep.moves.subarray(0, end));
}

export function unpack(board: Board, move: PackedMove): LegalMove {
  const taken = board.cells[moveTo(move)] ?? 0;
  return {
    from: moveFrom(move),
    to: moveTo(move),
    ...moreOf(board.rules, move),
    vault: (move & VAULT_MARK) !== 0,
    captures: (move & CAPTURE_MARK) === 0 ? null : sideOf(taken) === board.turn ? 'friend' : 'enemy',
    fluttember: (move & FLUTTEMBER_MARK) !== 0,
  };
}

/** The rest of a move besides its start and end: the kind that the piece becomes, or the other two starts. */
function moreOf(rules: Ruleset, move: PackedMove): Pick<Move, 'promotion' | 'company'> {
  if (isCompany(move)) {
    const [first, second = 0, third = 0] = startsOf(rules, move);
    return first === undefined ? {} : { company: [second, third] };
  }
  const promotion = movePromotion(move);
  return promotion === 0 ? {} : { promotion: kindAt(promotion) };
}

/** Converts a packed move to a public one. */
export const unpackMove = (rules: Ruleset, move: PackedMove): Move => ({
  from: moveFrom(move),
  to: moveTo(move),
  ...moreOf(rules, move),
});

/** The index in `COMPANY_LINES` of the line of three starts; -1 if there is none. */
export const companyPlace = ({ geometry }: Ruleset, { from, company }: Move): number =>
  COMPANY_LINES.findIndex((line) => {
    const step = geometry.step[line]!;
    return company?.[0] === from + step && company[1] === from + 2 * step;
  });

/** The bits for the starts of a company move; if they are not in line, bits that no legal move has. */
function companyBitsOf(rules: Ruleset, move: Move): PackedMove {
  if (move.company === undefined) return 0;
  const place = companyPlace(rules, move);
  return place < 0 ? companyBits(NO_COMPANY) : companyBits(place);
}

const NO_COMPANY = 6;

/** The bits of the packed move for a public one, without marks. */
export const packBits = (rules: Ruleset, move: Move): PackedMove =>
  companyBitsOf(rules, move) |
  (move.from & 1023) |
  ((move.to & 1023) << 10) |
  (move.promotion === undefined ? 0 : kindIndex(move.promotion) << 20);

/** The legal move with this start, end and promotion on a board that has been set up; undefined if there is none. */
export const findLegal = (board: Board, move: Move): PackedMove | undefined =>
  packedMoves(board, move.from).find((legal) => (legal & MOVE_BITS) === packBits(board.rules, move));

export const isSameMove = (a: Move, b: Move): boolean =>
  a.from === b.from &&
  a.to === b.to &&
  a.promotion === b.promotion &&
  a.company?.join() === b.company?.join();

/** Whether and how the game is over (section 9). Concessions, agreed draws and clocks are not considered. */
export const outcome = (position: Position): Outcome => outcomeOf(boardOf(position));

/** Whether the King of the side to move is in Kaida (section 9). */
export const isKaida = (position: Position): boolean => {
  const board = boardOf(position);
  return isInKaida(board, board.turn);
};

/** The number of sequences of `depth` legal moves (depth 0 is 1). */
export const perft = (position: Position, depth: number): number => countSequences(boardOf(position), depth);

/** The square of a side's King; null in games without Kings. */
export const kingSquare = (position: Position, side: Side): Square | null => {
  const square = boardOf(position).king[sideIndex(side)] ?? 0;
  return square < position.cells.length ? square : null;
};
