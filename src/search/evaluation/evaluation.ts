import type { Ruleset } from '../../engine/index.ts';
import {
  ALL_PIECE_CODES,
  type Board,
  EMPTY,
  PIECE_CODES,
  type PieceCode,
  TRAIT,
} from '../../engine/search.ts';
import { buildFreeSwods, sumOfFreeSwods } from './freeSwods.ts';
import { buildPlacement, isFarReaching } from './placement.ts';
import { type Evaluation, WORTH } from './tables.ts';
import { buildRunners, isThin, sumOfRunners } from './runners.ts';
import { sumOfKing, sumOfLast, sumOfPieces } from './terms.ts';
import { WEIGHTS, type Weights } from './weights.ts';

export function createEvaluation(rules: Ruleset, weights: Weights = WEIGHTS): Evaluation {
  const placement = buildPlacement(rules, weights);
  const { size } = rules.geometry;
  const worths = new Int32Array(PIECE_CODES);
  const ways = new Uint16Array(PIECE_CODES * size);
  const walks = rules.forms.has('regular') ? rules.reachMask : new Uint8Array(rules.reachMask.length);
  for (const code of ALL_PIECE_CODES) {
    worths[code] = worthOf(rules, weights, code, isFarReaching(rules, code));
    for (let square = 0; square < size; square++) {
      const vaults = rules.vaultMask[code]! & rules.vaultRoom[square]!;
      ways[code * size + square] = walks[code * size + square]! | (vaults << 8);
    }
  }
  return {
    weights,
    placement,
    runners: buildRunners(rules),
    freeSwods: buildFreeSwods(rules, weights),
    worths,
    ways,
    control: new Int16Array(placement.wildDrins + 1),
    fewLiberties: 8,
    bareCount: rules.variation.ending === 'kings' ? 1 : 0,
  };
}

/** What counts for a piece, packed as `WORTH` says. */
function worthOf({ traits, propper }: Ruleset, weights: Weights, code: PieceCode, far: boolean): number {
  const isRoyal = (traits[code]! & TRAIT.royal) !== 0;
  const mobility = far ? weights.mobilityLong : weights.mobilityShort;
  const vaulting = far ? weights.vaultLong : weights.vaultShort;
  return (
    (isRoyal ? 0 : (mobility << WORTH.mobility) | (vaulting << WORTH.vaulting)) |
    (isRoyal || (traits[code]! & TRAIT.promotes) !== 0 ? 0 : WORTH.hunts) |
    (propper[code] === EMPTY ? 0 : WORTH.propt)
  );
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
  const { control, freeSwods, weights } = evaluation;
  for (let drin = 1; drin < control.length; drin++) control[drin] = 0;
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
  if (freeSwods !== null) sum += sumOfFreeSwods(freeSwods, board);
  for (let drin = 1; drin < control.length; drin++)
    sum += weights.wildControl * Math.max(-MOST_CONTROL, Math.min(MOST_CONTROL, control[drin]!));
  return sum;
}

const MOST_CONTROL = 5;
