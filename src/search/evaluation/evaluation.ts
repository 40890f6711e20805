import type { Ruleset } from '../../engine/index.ts';
import { ALL_PIECE_CODES, type Board, PIECE_CODES, TRAIT } from '../../engine/search.ts';
import { buildPlacement, isFarReaching } from './placement.ts';
import type { Evaluation } from './tables.ts';
import { buildRunners, isThin, sumOfRunners } from './runners.ts';
import { sumOfKing, sumOfLast, sumOfPieces } from './terms.ts';
import { WEIGHTS, type Weights } from './weights.ts';

export function createEvaluation(rules: Ruleset, weights: Weights = WEIGHTS): Evaluation {
  const placement = buildPlacement(rules, weights);
  const mobility = new Int16Array(PIECE_CODES);
  const vaulting = new Int16Array(PIECE_CODES);
  const hunts = new Uint8Array(PIECE_CODES);
  for (const code of ALL_PIECE_CODES) {
    const far = isFarReaching(rules, code);
    const royal = (rules.traits[code]! & TRAIT.royal) !== 0;
    hunts[code] = (rules.traits[code]! & (TRAIT.royal | TRAIT.promotes)) === 0 ? 1 : 0;
    mobility[code] = royal ? 0 : far ? weights.mobilityLong : weights.mobilityShort;
    vaulting[code] = royal ? 0 : far ? weights.vaultLong : weights.vaultShort;
  }
  return {
    weights,
    placement,
    runners: buildRunners(rules),
    mobility,
    vaulting,
    hunts,
    walks: rules.forms.has('regular') ? rules.reachMask : new Uint8Array(rules.reachMask.length),
    control: new Int16Array(placement.wildDrins + 1),
    fewLiberties: 8,
    bareCount: rules.variation.ending === 'kings' ? 1 : 0,
  };
}

/**
 * A value between the early and the late worth, by how many pieces are left; an advantage counts more as they go, so
 * that the better side exchanges them. Positive is good for Yellow.
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
  return Math.trunc(worth + (worth * weights.tradeDown * gone) / (100 * fullPhase));
}

/** The terms that depend on the pieces around, in centipoints; positive is good for Yellow. */
export function evaluateAround(evaluation: Evaluation, board: Board): number {
  const { control, weights } = evaluation;
  control.fill(0);
  let sum = 0;
  const thin = isThin(board);
  for (const side of [0, 1] as const) {
    const own =
      sumOfPieces(evaluation, board, side) +
      sumOfKing(evaluation, board, side) +
      sumOfLast(evaluation, board, side) +
      (thin ? sumOfRunners(evaluation, board, side) : 0);
    sum += side === 0 ? own : -own;
  }
  for (let drin = 1; drin < control.length; drin++)
    sum += weights.wildControl * Math.max(-MOST_CONTROL, Math.min(MOST_CONTROL, control[drin]!));
  return sum;
}

const MOST_CONTROL = 5;
