import type { Ruleset } from '../../engine/index.ts';
import { ALL_PIECE_CODES, type Board, PIECE_CODES, type SideIndex, TRAIT } from '../../engine/search.ts';
import { buildFreeSwods, sumOfFreeSwods } from './freeSwods.ts';
import { libertiesIn, sumOfLiberties, worthIn } from './liberties.ts';
import { buildPlacement } from './placement.ts';
import { sumOfPropt } from './ranks.ts';
import { buildRows } from './rows.ts';
import { createStanding, setStanding, type Standing } from './standing.ts';
import type { Evaluation } from './tables.ts';
import { buildRunners, isThin, sumOfRunners } from './runners.ts';
import { sumOfKing, sumOfLast } from './terms.ts';
import { WEIGHTS, type Weights } from './weights.ts';

export function createEvaluation(rules: Ruleset, weights: Weights = WEIGHTS): Evaluation {
  const placement = buildPlacement(rules, weights);
  const hunters = new Uint8Array(PIECE_CODES);
  for (const code of ALL_PIECE_CODES)
    hunters[code] = (rules.traits[code]! & (TRAIT.royal | TRAIT.promotes)) === 0 ? 1 : 0;
  return {
    weights,
    placement,
    runners: buildRunners(rules),
    freeSwods: buildFreeSwods(rules, weights),
    hunters,
    rows: buildRows(rules, weights, placement),
    fewLiberties: 8,
    bareCount: rules.variation.ending === 'kings' ? 1 : 0,
  };
}

/**
 * Interpolates between the early and the late worth by how many pieces are left. An advantage counts more as pieces
 * disappear, so that the better side trades them off. Positive is good for Yellow.
 */
export function blend(
  { placement, weights }: Evaluation,
  early: number,
  late: number,
  phase: number,
): number {
  const { fullPhase } = placement;
  if (phase >= fullPhase) return early;
  const gone = fullPhase - phase;
  const worth = (early * phase + late * gone) / fullPhase;
  return (worth + (worth * weights.tradeDown * gone) / (100 * fullPhase)) | 0;
}

/** The terms that depend on the pieces around, in centipoints; positive is good for Yellow. */
export function evaluateAround(evaluation: Evaluation, board: Board): number {
  const standing = createStanding(evaluation);
  setStanding(standing, evaluation, board);
  return sumAround(evaluation, board, standing);
}

/** The same, if the standing of the pieces is already known. */
export function sumAround(evaluation: Evaluation, board: Board, standing: Standing): number {
  const { freeSwods, weights } = evaluation;
  const { sum, control, ranks } = standing;
  const { width } = board.rules.geometry;
  let around = sum + sumOf(evaluation, board, standing, 0) - sumOf(evaluation, board, standing, 1);
  around += weights.propt * sumOfPropt(ranks, width);
  if (freeSwods !== null) around += sumOfFreeSwods(freeSwods, ranks, width);
  for (let drin = 1; drin < control.length; drin++)
    around += weights.wildControl * Math.max(-MOST_CONTROL, Math.min(MOST_CONTROL, control[drin]!));
  return around;
}

/** The terms that count for one side alone. */
const sumOf = (evaluation: Evaluation, board: Board, { liberties }: Standing, side: SideIndex): number =>
  worthOfLiberties(evaluation, sumOfLiberties(liberties, board, side)) +
  sumOfKing(evaluation, board, side) +
  sumOfLast(evaluation, board, side) +
  (isThin(board) ? sumOfRunners(evaluation, board, side) : 0);

function worthOfLiberties({ weights, fewLiberties }: Evaluation, sum: number): number {
  const liberties = libertiesIn(sum);
  return worthIn(sum) + (liberties < fewLiberties ? weights.nearlyStuck * (fewLiberties - liberties) : 0);
}

const MOST_CONTROL = 5;
