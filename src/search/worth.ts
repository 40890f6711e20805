import { blend, evaluateAround, MOST_AROUND } from './evaluation/evaluation.ts';
import type { Context } from './context.ts';
import { noiseOf } from './random.ts';
import { fromCentipoints, HALF_EDGE } from './scores.ts';

/** Beyond this an evaluation says no more than "winning". */
const MOST = 20_000;
/** From so many quiet turns on an advantage fades, until it is nothing when a draw can be claimed (section 9). */
const FADING = 40;
const FADED = 100;

/** The balance that the placement alone gives, in centipoints, from the view of the side to move. */
function placed({ path }: Context): number {
  const { placement, weights } = path.evaluation;
  const { at, early, late, phase } = path;
  const sum = blend(placement, early[at]!, late[at]!, phase[at]!);
  return (path.board.turn === 0 ? sum : -sum) + weights.tempo;
}

/** The static evaluation of a position, in centipoints, from the view of the side to move; the same in every search. */
export function staticWorth(context: Context): number {
  const { board, evaluation } = context.path;
  const around = evaluateAround(evaluation, board);
  const worth = placed(context) + (board.turn === 0 ? around : -around);
  return Math.max(-MOST, Math.min(MOST, worth));
}

/** The static evaluation as a score of this search: it fades with quiet turns, and errs as the level does. */
export function scoreFrom({ path, noise, seed }: Context, worth: number): number {
  const quiet = path.quiet[path.at]!;
  const left = quiet <= FADING ? worth : Math.trunc((worth * Math.max(0, FADED - quiet)) / (FADED - FADING));
  if (noise === 0) return fromCentipoints(left);
  return fromCentipoints(left + Math.round(noise * noiseOf(path.low[path.at]!, seed)));
}

/** A score that is surely beyond these bounds, from the placement alone; undefined where that cannot tell. */
export function quickScore(context: Context, low: number, high: number): number | undefined {
  if (!context.switches.laziness || context.noise !== 0) return undefined;
  const sum = placed(context);
  if (Math.abs(sum) > HALF_EDGE - MOST_AROUND || context.path.quiet[context.path.at]! > FADING)
    return undefined;
  if (sum - MOST_AROUND >= high) return sum - MOST_AROUND;
  return sum + MOST_AROUND <= low ? sum + MOST_AROUND : undefined;
}
