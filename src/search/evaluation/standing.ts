import type { Square } from '../../engine/index.ts';
import { against, type Board, EMPTY, NO_SQUARE, sideOf, vaultsOf } from '../../engine/search.ts';
import { addOwn, countLiberties, createLiberties, type Liberties } from './liberties.ts';
import { createRanks, type Ranks } from './ranks.ts';
import { ROW, rowOf } from './rows.ts';
import { SPOT } from './spots.ts';
import type { Evaluation } from './tables.ts';

/**
 * What the evaluation needs to know of where each piece stands, updated as pieces come and go. Positive is good for
 * Yellow.
 */
export interface Standing {
  /** The worth of pieces in wild drins and of pieces near the enemy's King, in centipoints. */
  sum: number;
  /** By wild drin, counted from 1: Yellow's pieces there minus Blue's. */
  readonly control: Int16Array;
  readonly ranks: Ranks;
  readonly liberties: Liberties;
}

export const createStanding = ({ placement }: Evaluation): Standing => ({
  sum: 0,
  control: new Int16Array(placement.wildDrins + 1),
  ranks: createRanks(),
  liberties: createLiberties(placement.wild.length),
});

/** Sets a standing from the pieces on a board. */
export function setStanding(standing: Standing, evaluation: Evaluation, board: Board): void {
  standing.sum = 0;
  standing.control.fill(0);
  standing.ranks.fill(0);
  const vaults = vaultsOf(board);
  for (let square = 0; square < board.cells.length; square++) {
    vaults.heed(square, 0);
    standing.liberties.walks[square] = 0;
    if (board.cells[square] !== EMPTY) come(standing, evaluation, board, square);
  }
  countLiberties(standing.liberties, board);
}

/** Notes that a piece has come to a square. Call it after the move. */
export function come(standing: Standing, evaluation: Evaluation, board: Board, square: Square): void {
  note(standing, evaluation, board, square, 1);
  standing.sum += worthOn(evaluation, board, square);
  addOwn(standing.liberties, board, square, 1);
}

/** Notes that the piece on a square is about to go. Call it before the move. */
export function leave(standing: Standing, evaluation: Evaluation, board: Board, square: Square): void {
  addOwn(standing.liberties, board, square, -1);
  standing.sum -= worthOn(evaluation, board, square);
  note(standing, evaluation, board, square, -1);
}

/**
 * The part of `come` and `leave` that the opposite call undoes, for the piece on a square: everything but the sums,
 * which a search keeps by ply.
 */
export function note(
  { control, ranks, liberties }: Standing,
  { rows }: Evaluation,
  board: Board,
  square: Square,
  sign: 1 | -1,
): void {
  const piece = board.cells[square]!;
  const row = rowOf(piece, square, board.cells.length);
  liberties.walks[square] = sign === 1 ? rows[row + ROW.walks]! : 0;
  board.vaults!.heed(square, sign === 1 ? rows[row + ROW.vaults]! : 0);
  const spot = rows[row + ROW.spot]!;
  if (spot === 0) return;
  ranks[(spot >> SPOT.place) & 255]! ^= 1 << (spot >> SPOT.rank);
  control[spot & SPOT.drins]! += sideOf(piece) === 0 ? sign : -sign;
}

/** What a piece's square is worth by itself: in a wild drin, or near the enemy's King. */
function worthOn({ hunters, placement, weights }: Evaluation, board: Board, square: Square): number {
  const piece = board.cells[square]!;
  const side = sideOf(piece);
  let worth = placement.wild[square] === 0 ? 0 : weights.wildDrin;
  if (hunters[piece] !== 0) worth += weights.kingHunt * nearness(board, square, board.king[against(side)]!);
  return side === 0 ? worth : 0 - worth;
}

/** By distance in King's steps, how many steps nearer than eight a piece is. */
const NEARNESS = Uint8Array.from({ length: 256 }, (_, steps) => Math.max(0, 8 - steps));

const nearness = ({ rules, cells }: Board, square: Square, king: Square): number =>
  king === NO_SQUARE ? 0 : NEARNESS[rules.geometry.distance[king * cells.length + square]!]!;

/** Updates the sum after a King's move: the pieces of the side to move are now near a different square. */
export function followKing(
  standing: Standing,
  { hunters, weights }: Evaluation,
  board: Board,
  from: Square,
  to: Square,
): void {
  const { cells, pieces, count, turn } = board;
  let nearer = 0;
  for (let i = count[turn]! - 1; i >= 0; i--) {
    const square = pieces[turn][i]!;
    if (hunters[cells[square]!] !== 0) nearer += nearness(board, square, to) - nearness(board, square, from);
  }
  standing.sum += (turn === 0 ? 1 : -1) * weights.kingHunt * nearer;
}
