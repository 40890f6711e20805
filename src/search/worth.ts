import { QUIET_TURNS } from '../engine/index.ts';
import { isThin } from './evaluation/runners.ts';
import { blend, sumAround } from './evaluation/evaluation.ts';
import type { Context } from './context.ts';
import { judge } from './network/views.ts';
import { noiseOf } from './random.ts';
import { FADING, fromCentipoints, MOST_WORTH, turned } from './scores.ts';
import { UNKNOWN } from './table.ts';

/** The evaluation by placement alone, in centipoints, from the view of the side to move. */
function placed({ path }: Context): number {
  const { evaluation, at, early, late, phase } = path;
  const sum = blend(evaluation, early[at]!, late[at]!, phase[at]!);
  return (path.board.turn === 0 ? sum : turned(sum)) + evaluation.weights.tempo;
}

/** The static evaluation of a position, in centipoints, from the view of the side to move; the same in every search. */
export function staticWorth(context: Context): number {
  const { path } = context;
  if (path.views !== null) {
    const worth = clamp(judge(path.views, path.at, path.board.turn));
    keepWorth(context, worth);
    return worth;
  }
  const around = sumAround(path.evaluation, path.board, path.standing);
  path.around[path.at] = around;
  return clamp(placed(context) + (path.board.turn === 0 ? around : turned(around)));
}

/** Records a static evaluation that is already known, for the quick ones after it. */
export function keepWorth(context: Context, worth: number): void {
  const { path } = context;
  const around = worth - placed(context);
  path.around[path.at] = path.board.turn === 0 ? around : turned(around);
}

const clamp = (worth: number): number => Math.max(-MOST_WORTH, Math.min(MOST_WORTH, worth));

/**
 * The most that a move is expected to change what the pieces around add to the evaluation; in middlegames, 99 in 100
 * moves change it by less.
 */
const MOST_CHANGE = 70;

/** The evaluation if the pieces around still add what they added last. */
function quickWorth(context: Context): number {
  const { path } = context;
  const around = path.around[path.at]!;
  return clamp(placed(context) + (path.board.turn === 0 ? around : turned(around)));
}

/** As `staticWorth`, but without the pieces around if the evaluation is far outside the bounds. */
export function roughWorth(context: Context, low: number, high: number): number {
  const worth = quickWorth(context);
  const isFar = worth - MOST_CHANGE >= high || worth + MOST_CHANGE <= low;
  return isFar && context.switches.laziness && !isThin(context.path.board) ? worth : staticWorth(context);
}

/**
 * The static score of a position that a quick estimate puts far above a bound, before even the table is probed. It is
 * `UNKNOWN` for all other positions, and for levels that err, which evaluate in full.
 */
export function scoreFarAbove(context: Context, bound: number): number {
  if (!context.switches.laziness || context.noise !== 0 || isThin(context.path.board)) return UNKNOWN;
  const score = scoreFrom(context, quickWorth(context));
  return score - MOST_CHANGE >= bound ? score : UNKNOWN;
}

/** A static evaluation as a score of this search: it fades with quiet turns, and includes the error of the level. */
export function scoreFrom({ path, noise, seed, edge }: Context, worth: number): number {
  const quiet = path.quiet[path.at]!;
  const left =
    quiet <= FADING ? worth : ((worth * Math.max(0, QUIET_TURNS - quiet)) / (QUIET_TURNS - FADING)) | 0;
  if (noise === 0) return fromCentipoints(left, edge);
  return fromCentipoints(clamp(left + Math.round(noise * noiseOf(path.low[path.at]!, seed))) + 0, edge);
}
