import type { Ruleset } from '../../src/engine/index.ts';
import { createContext } from '../../src/search/context.ts';
import { setPath } from '../../src/search/path.ts';
import { staticWorth } from '../../src/search/worth.ts';
import { WEIGHTS, type WeightName, type Weights } from '../../src/search/evaluation/weights.ts';
import type { Sample } from './selfPlay.ts';

export const WEIGHT_NAMES = Object.keys(WEIGHTS).filter((name): name is WeightName =>
  Object.hasOwn(WEIGHTS, name),
);

/** A sample as the fit sees it: the static evaluation for Yellow, and by how much each weight moves it. */
export interface Row {
  readonly share: number;
  /** How many centipoints mean the same expectation in every variation. */
  scale: number;
  readonly worth: number;
  readonly slopes: Float64Array;
}

/** Static evaluations of positions of one variation, in centipoints for Yellow, with other weights. */
function judgeWith(ruleset: Ruleset, weights: Weights): (sample: Sample) => number {
  const context = createContext(ruleset, { tableBits: 4, weights });
  return ({ position }) => {
    setPath(context.path, position, []);
    return position.turn === 'yellow' ? staticWorth(context) : -staticWorth(context);
  };
}

/** By how much to move a weight to see what it does: far more than the tables round. */
const trialOf = (name: WeightName): number => Math.max(20, Math.abs(WEIGHTS[name]));

/** But for rounding, the evaluation is linear in every weight, so one trial shows its slope. */
export function rowsOf(ruleset: Ruleset, samples: readonly Sample[]): readonly Row[] {
  const judge = judgeWith(ruleset, WEIGHTS);
  const rows = samples.map((sample) => ({
    share: sample.share,
    scale: 0,
    worth: judge(sample),
    slopes: new Float64Array(WEIGHT_NAMES.length),
  }));
  WEIGHT_NAMES.forEach((name, index) => {
    const trial = judgeWith(ruleset, { ...WEIGHTS, [name]: WEIGHTS[name] + trialOf(name) });
    samples.forEach((sample, at) => {
      const row = rows[at]!;
      row.slopes[index] = (trial(sample) - row.worth) / trialOf(name);
    });
  });
  const scale = scaleOf(rows);
  for (const row of rows) row.scale = scale;
  return rows;
}

const expected = (worth: number, scale: number): number => 1 / (1 + Math.exp(-worth / scale));

/** The mean cross entropy between what was expected and how the games ended; `common` is one scale for all rows. */
export function lossOf(rows: readonly Row[], change: Float64Array, common?: number): number {
  const sum = rows.reduce((total, row) => {
    const worth = expected(worthOf(row, change), common ?? row.scale);
    const share = Math.min(Math.max(worth, 1e-6), 1 - 1e-6);
    return total - row.share * Math.log(share) - (1 - row.share) * Math.log(1 - share);
  }, 0);
  return sum / rows.length;
}

const worthOf = ({ worth, slopes }: Row, change: Float64Array): number => {
  let sum = worth;
  for (let index = 0; index < change.length; index++) sum += slopes[index]! * change[index]!;
  return sum;
};

/** The centipoints that make the expectation fit the present weights best. */
function scaleOf(rows: readonly Row[]): number {
  const none = new Float64Array(WEIGHT_NAMES.length);
  let [low, high] = [100, 6000];
  while (high - low > 5) {
    const [first, second] = [low + (high - low) / 3, high - (high - low) / 3];
    if (lossOf(rows, none, first) < lossOf(rows, none, second)) high = second;
    else low = first;
  }
  return (low + high) / 2;
}

const STEPS = 400;
/** The least size, in centipoints, that a small weight counts as having. */
const LEAST_UNIT = 6;

/**
 * How much to change each weight so that the evaluation predicts the results best: gradient descent on the cross
 * entropy, each weight in units of its own size and held back by `hold` times the square of its change in those
 * units.
 */
export function fit(rows: readonly Row[], hold: number): Float64Array {
  const units = WEIGHT_NAMES.map((name) => Math.max(LEAST_UNIT, Math.abs(WEIGHTS[name])));
  const inUnits = new Float64Array(units.length);
  const speed = new Float64Array(units.length);
  const change = new Float64Array(units.length);
  for (let step = 0; step < STEPS; step++) {
    const gradient = inUnits.map((value) => 2 * hold * value);
    for (const row of rows) {
      const error = (expected(worthOf(row, change), row.scale) - row.share) / (row.scale * rows.length);
      units.forEach((unit, index) => {
        gradient[index]! += error * row.slopes[index]! * unit;
      });
    }
    units.forEach((unit, index) => {
      speed[index] = 0.9 * speed[index]! - gradient[index]!;
      inUnits[index]! += speed[index];
      change[index] = inUnits[index]! * unit;
    });
  }
  return change;
}
