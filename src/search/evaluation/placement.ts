import type { KindRules, Ruleset, Square } from '../../engine/index.ts';
import {
  ALL_PIECE_CODES,
  directionMask,
  EMPTY,
  FRESH,
  kindAt,
  kindOf,
  PIECE_CODES,
  type PieceCode,
  sideOf,
} from '../../engine/search.ts';
import type { Weights } from './weights.ts';

/**
 * What a piece is worth on its square, whatever stands around it: tables indexed by `piece * size + square`, positive
 * for Yellow and negative for Blue, so that a search adds and subtracts entries as pieces come and go.
 */
export interface Placement {
  /** The worth at the start of the game, and on an empty board. */
  readonly early: Int16Array;
  readonly late: Int16Array;
  /** How much each piece counts towards the phase, in points; then the phase of the array. */
  readonly phase: Uint8Array;
  readonly fullPhase: number;
  /** By square, the number of its wild drin, counted from 1; 0 for squares of other drins. */
  readonly wild: Uint8Array;
  readonly wildDrins: number;
}

export function buildPlacement(rules: Ruleset, weights: Weights): Placement {
  const { size } = rules.geometry;
  const early = new Int16Array(PIECE_CODES * size);
  const late = new Int16Array(PIECE_CODES * size);
  const wild = wildSquares(rules);
  for (const code of ALL_PIECE_CODES)
    for (let square = 0; square < size; square++) {
      const [first, last] = worthAt(rules, weights, code, square);
      const sign = sideOf(code) === 0 ? 1 : -1;
      early[code * size + square] = sign * Math.round(first);
      late[code * size + square] = sign * Math.round(last);
    }
  const phase = Uint8Array.from({ length: PIECE_CODES }, (_, code) => phaseOf(rules, code));
  const fullPhase = rules.array.reduce((sum, code) => sum + phase[code]!, 0);
  return { early, late, phase, fullPhase: Math.max(fullPhase, 1), wild, wildDrins: Math.max(...wild) };
}

/** Pieces that promote do not count: the phase measures how much strength is left. */
function phaseOf({ kinds }: Ruleset, code: PieceCode): number {
  if (!ALL_PIECE_CODES.includes(code)) return 0;
  const { points, promotes } = kinds[kindAt(kindOf(code))];
  return promotes ? 0 : (points ?? 0);
}

function wildSquares({ geometry, array }: Ruleset): Uint8Array {
  const tame = new Set(
    Array.from(array.keys(), (square) => (array[square] === EMPTY ? -1 : geometry.drinOf[square]!)),
  );
  const wild = geometry.drins.map((_, drin) => drin).filter((drin) => !tame.has(drin));
  return Uint8Array.from(geometry.drinOf, (drin) => wild.indexOf(drin) + 1);
}

function worthAt(
  rules: Ruleset,
  weights: Weights,
  code: PieceCode,
  square: Square,
): readonly [early: number, late: number] {
  const { width, height } = rules.geometry;
  const kind = kindAt(kindOf(code));
  const { points, promotes, royal, first } = rules.kinds[kind];
  const worth = 100 * (points ?? 0);
  const [file, rank] = [square % width, Math.floor(square / width)];
  const toMiddle = Math.abs(file - (width - 1) / 2) + Math.abs(rank - (height - 1) / 2);
  const nearness = (width + height) / 2 - 1 - toMiddle;
  if (royal) return [worth, worth + weights.kingCentreLate * nearness];
  const growth = growthOf(rules.kinds[kind], weights);
  if (promotes) {
    const forward = sideOf(code) === 0 ? rank : height - 1 - rank;
    const near = Math.max(0, forward - (height - 6));
    const fastest = near * near * 0.25;
    return [
      worth + weights.advance * forward + weights.promotionNear * fastest,
      worth + weights.advanceLate * forward + weights.promotionNearLate * fastest,
    ];
  }
  const kept = (code & FRESH) !== 0 && first !== null ? weights.unmoved : 0;
  return [worth + weights.centre * nearness + kept, worth + growth + weights.centre * nearness];
}

/** What a piece gains as the board empties, if it moves far along lines of one sort, at once or after a step. */
function growthOf({ directions, range, onward }: KindRules, weights: Weights): number {
  const lines = range > 2 ? directions : onward;
  if (lines === 'diagonal') return weights.hikdarGrowth;
  return lines === 'orthogonal' ? weights.jiktarGrowth : 0;
}

/**
 * Whether the moves of a piece reach far: its range is more than a few steps, or it goes on after its step (section
 * 15).
 */
export const isFarReaching = (rules: Ruleset, code: PieceCode): boolean => {
  const { directions, range, onward } = rules.kinds[kindAt(kindOf(code))];
  return directionMask(directions, 0) !== 0 && (range > 2 || onward !== 'none');
};
