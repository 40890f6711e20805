import type { Ruleset } from '../../src/engine/index.ts';
import { type Board, createBoard, setBoard } from '../../src/engine/search.ts';
import { blend, createEvaluation, evaluateAround } from '../../src/search/evaluation/evaluation.ts';
import type { Evaluation } from '../../src/search/evaluation/tables.ts';
import { WEIGHTS, type WeightName } from '../../src/search/evaluation/weights.ts';
import type { Kept } from '../network/records.ts';
import { CANDIDATES } from './candidates.ts';
import { PHASED } from './groups.ts';

export const WEIGHT_NAMES = Object.keys(WEIGHTS).filter((name): name is WeightName =>
  Object.hasOwn(WEIGHTS, name),
);
/** What the fit may change: the weights, new terms, and how much more some weights count late in the game. */
export const FEATURES: readonly string[] = [
  ...WEIGHT_NAMES,
  ...Object.keys(CANDIDATES),
  ...PHASED.map((name) => `${name}Late`),
];

/** Positions of one game as the fit sees them. */
export interface Rows {
  readonly count: number;
  /** The static evaluation for Yellow, in centipoints. */
  readonly worths: Float32Array;
  /** Yellow's result, 0 to 1. */
  readonly shares: Float32Array;
  /** By how much each of `FEATURES` changes the evaluation; one number per feature for each position. */
  readonly slopes: Float32Array;
  /** 1 for positions that are held out from the fit, to judge it. */
  readonly judges: Uint8Array;
}

/** One game in this many is held out. */
const JUDGING = 10;
/** A game that was broken off counts as won by the side that a search sees this far ahead in its last position. */
const WON = 1500;

export function shareOf(game: readonly Kept[]): number {
  const last = game.at(-1);
  if (last === undefined) return 0.5;
  if (last.quarters !== 2 || Math.abs(last.score) < WON) return last.quarters / 4;
  return last.score > 0 ? 1 : 0;
}

export function rowsOf(ruleset: Ruleset, games: readonly (readonly Kept[])[]): Rows {
  const count = games.reduce((sum, game) => sum + game.length, 0);
  const rows: Rows = {
    count,
    worths: new Float32Array(count),
    shares: new Float32Array(count),
    slopes: new Float32Array(count * FEATURES.length),
    judges: new Uint8Array(count),
  };
  const slopesAt = slopesOf(ruleset);
  const board = createBoard(ruleset);
  let at = 0;
  games.forEach((game, number) => {
    const share = shareOf(game);
    for (const { cells, turn } of game) {
      setBoard(board, cells, turn, 0, 0);
      rows.worths[at] = slopesAt(
        board,
        rows.slopes.subarray(at * FEATURES.length, (at + 1) * FEATURES.length),
      );
      rows.shares[at] = share;
      rows.judges[at] = number % JUDGING === 0 ? 1 : 0;
      at++;
    }
  });
  return rows;
}

/** By how much to change a weight to see its effect: far more than the rounding of the tables. */
const trialOf = (name: WeightName): number => Math.max(20, Math.abs(WEIGHTS[name]));

/**
 * Returns a function that writes the slopes of a position and returns its worth. Apart from rounding, the worth is
 * linear in every weight.
 */
function slopesOf(ruleset: Ruleset): (board: Board, slopes: Float32Array) => number {
  const present = createEvaluation(ruleset);
  const trials = WEIGHT_NAMES.map((name) => {
    const evaluation = createEvaluation(ruleset, { ...WEIGHTS, [name]: WEIGHTS[name] + trialOf(name) });
    return { evaluation, by: trialOf(name) };
  });
  const counts = Object.values(CANDIDATES);
  const phased = PHASED.map((name) => WEIGHT_NAMES.indexOf(name));
  return (board, slopes) => {
    const { worth, gone } = worthOf(present, board);
    let at = 0;
    for (const { evaluation, by } of trials) slopes[at++] = (worthOf(evaluation, board).worth - worth) / by;
    for (const count of counts) slopes[at++] = count(board, 0) - count(board, 1);
    for (const index of phased) slopes[at++] = slopes[index]! * gone;
    return worth;
  };
}

/** The evaluation from Yellow's view, and how much of the strength has gone: 0 at the start, 1 at the end. */
function worthOf(evaluation: Evaluation, board: Board): { readonly worth: number; readonly gone: number } {
  const { placement, weights } = evaluation;
  const { cells } = board;
  let [early, late, phase] = [0, 0, 0];
  for (const side of [0, 1] as const)
    for (let i = 0; i < board.count[side]!; i++) {
      const square = board.pieces[side][i]!;
      const piece = cells[square]!;
      early += placement.early[piece * cells.length + square]!;
      late += placement.late[piece * cells.length + square]!;
      phase += placement.phase[piece]!;
    }
  const tempo = board.turn === 0 ? weights.tempo : -weights.tempo;
  const worth = blend(evaluation, early, late, phase) + evaluateAround(evaluation, board) + tempo;
  return { worth, gone: Math.max(0, 1 - phase / placement.fullPhase) };
}
