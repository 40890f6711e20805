import type { Ruleset, Square } from '../../engine/index.ts';
import {
  against,
  ALL_PIECE_CODES,
  type Board,
  EMPTY,
  NO_SQUARE,
  PIECE_CODES,
  type PieceCode,
  sideOf,
} from '../../engine/search.ts';
import type { Placement } from './placement.ts';
import { createRanks, NOWHERE, placeOf, type Ranks } from './ranks.ts';
import type { Evaluation } from './tables.ts';

/** What the evaluation asks of where each piece stands, kept as pieces come and go; positive is good for Yellow. */
export interface Standing {
  /** Pieces in wild drins, and those near the enemy's King, in centipoints. */
  sum: number;
  /** By wild drin, from 1: Yellow's pieces there minus Blue's. */
  readonly control: Int16Array;
  readonly ranks: Ranks;
  /** By square, the ways of the piece there (`Evaluation.ways`); 0 where none stands. */
  readonly ways: Int32Array;
}

/** Where in the number of a spot things stand: from bit 0 the wild drin, the place in `Ranks`, the rank, and the side. */
const SPOT = { place: 5, rank: 13, side: 18 } as const;

/** `piece * size + square`: what to note of it there; 0 for nothing. */
export function buildSpots(rules: Ruleset, { wild }: Placement, rows: number): Int32Array {
  const { size, rankOf } = rules.geometry;
  const spots = new Int32Array(rows * size);
  for (const code of ALL_PIECE_CODES)
    for (let square = 0; square < size; square++) {
      const line = placeOf(rules, code, square);
      const drin = wild[square]!;
      if (line === NOWHERE && drin === 0) continue;
      spots[code * size + square] =
        drin | (line << SPOT.place) | (rankOf[square]! << SPOT.rank) | (sideOf(code) << SPOT.side);
    }
  return spots;
}

export const createStanding = ({ placement, spots }: Evaluation): Standing => ({
  sum: 0,
  control: new Int16Array(placement.wildDrins + 1),
  ranks: createRanks(),
  ways: new Int32Array(spots.length / PIECE_CODES),
});

/** Sets it to how the pieces of a board stand. */
export function setStanding(standing: Standing, evaluation: Evaluation, board: Board): void {
  standing.sum = 0;
  standing.control.fill(0);
  standing.ranks.fill(0);
  standing.ways.fill(0);
  for (let square = 0; square < board.cells.length; square++) {
    const piece = board.cells[square]!;
    if (piece !== EMPTY) comeOrGo(standing, evaluation, board, piece, square, 1);
  }
}

/** Notes that a piece comes to a square or leaves it. */
export function comeOrGo(
  standing: Standing,
  evaluation: Evaluation,
  board: Board,
  piece: PieceCode,
  square: Square,
  sign: 1 | -1,
): void {
  const { hunters, weights } = evaluation;
  const lead = sideOf(piece) === 0 ? sign : -sign;
  if (note(standing, evaluation, piece * board.cells.length + square, square, sign))
    standing.sum += lead * weights.wildDrin;
  if (hunters[piece] !== 0)
    standing.sum += lead * weights.kingHunt * nearness(board, square, board.king[against(sideOf(piece))]!);
}

/** The part of that which is no sum, by `piece * size + square`. Whether the square is in a wild drin. */
export function note(
  { control, ranks, ways }: Standing,
  evaluation: Evaluation,
  row: number,
  square: Square,
  sign: 1 | -1,
): boolean {
  const { spots } = evaluation;
  ways[square] = sign === 1 ? evaluation.ways[row]! : 0;
  const spot = spots[row]!;
  if (spot === 0) return false;
  ranks[(spot >> SPOT.place) & 255]! ^= 1 << (spot >> SPOT.rank);
  const drin = spot & 31;
  control[drin]! += spot >> SPOT.side === 0 ? sign : -sign;
  return drin !== 0;
}

/** By steps of a King, how much nearer a piece is than eight. */
const NEARNESS = Uint8Array.from({ length: 256 }, (_, steps) => Math.max(0, 8 - steps));

const nearness = ({ rules, cells }: Board, square: Square, king: Square): number =>
  king === NO_SQUARE ? 0 : NEARNESS[rules.geometry.distance[king * cells.length + square]!]!;

/** After the move of a King: the pieces of the side to move are near another square now. */
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
