import { solve } from './solve.ts';

/** What the fit needs to know of the positions of one game (`rows.ts`). */
export interface Fitted {
  readonly count: number;
  readonly worths: Float32Array;
  readonly shares: Float32Array;
  readonly slopes: Float32Array;
  readonly judges: Uint8Array;
}

const expected = (worth: number, scale: number): number => 1 / (1 + Math.exp(-worth / scale));

function worthAt({ worths, slopes }: Fitted, at: number, change: Float64Array): number {
  let worth = worths[at]!;
  const row = at * change.length;
  for (let i = 0; i < change.length; i++) worth += slopes[row + i]! * change[i]!;
  return worth;
}

/**
 * The mean cross entropy between the expected and the actual results of the games, over the positions that are held out
 * or over the others.
 */
export function lossOf(rows: Fitted, change: Float64Array, scale: number, judging: 0 | 1): number {
  let [sum, count] = [0, 0];
  for (let at = 0; at < rows.count; at++) {
    if (rows.judges[at] !== judging) continue;
    const chance = Math.min(Math.max(expected(worthAt(rows, at, change), scale), 1e-6), 1 - 1e-6);
    const share = rows.shares[at]!;
    sum -= share * Math.log(chance) + (1 - share) * Math.log(1 - chance);
    count++;
  }
  return sum / count;
}

/** The scale with the best fit: how many centipoints mean odds of e to 1. */
export function scaleOf(rows: Fitted, change: Float64Array): number {
  let [low, high] = [Math.log(50), Math.log(10_000)];
  while (high - low > 0.01) {
    const [first, second] = [low + (high - low) / 3, high - (high - low) / 3];
    if (lossOf(rows, change, Math.exp(first), 0) < lossOf(rows, change, Math.exp(second), 0)) high = second;
    else low = first;
  }
  return Math.exp((low + high) / 2);
}

/** What may be changed, and the size of a change that costs `hold`. */
export interface Freedom {
  /** By feature, a size in centipoints; 0 if it must not change. */
  readonly units: Float64Array;
  readonly hold: number;
}

const STEPS = 6;

/**
 * How much to change each feature so that the evaluation predicts the results best. It minimises the cross entropy,
 * averaged over the positions of each game and then over the games, plus `hold` times the square of each change in
 * units of its size (Newton's method).
 */
export function fit(
  games: readonly { readonly rows: Fitted; readonly scale: number }[],
  freedom: Freedom,
): Float64Array {
  const { units } = freedom;
  const free = Array.from(units.keys()).filter((i) => units[i]! > 0);
  const change = new Float64Array(units.length);
  for (let step = 0; step < STEPS; step++) {
    const sums = { gradient: new Float64Array(free.length), curve: new Float64Array(free.length ** 2) };
    for (const { rows, scale } of games) addTo(sums, rows, { free, change, scale, part: 1 / games.length });
    const { gradient, curve } = sums;
    free.forEach((i, k) => {
      gradient[k]! += (2 * freedom.hold * change[i]!) / units[i]! ** 2;
      curve[k * free.length + k]! += (2 * freedom.hold) / units[i]! ** 2;
    });
    const by = solve(curve, gradient);
    free.forEach((i, k) => {
      change[i]! -= by[k]!;
    });
  }
  return change;
}

interface Sums {
  readonly gradient: Float64Array;
  readonly curve: Float64Array;
}

interface Point {
  readonly free: readonly number[];
  readonly change: Float64Array;
  readonly scale: number;
  readonly part: number;
}

/** Adds the first and second derivatives of a game's loss with respect to the free features. */
function addTo({ gradient, curve }: Sums, rows: Fitted, { free, change, scale, part }: Point): void {
  const n = free.length;
  const fitted = rows.judges.reduce((sum, judge) => sum + 1 - judge, 0);
  const near = new Float64Array(n);
  for (let at = 0; at < rows.count; at++) {
    if (rows.judges[at] === 1) continue;
    const chance = expected(worthAt(rows, at, change), scale);
    const slope = (part * (chance - rows.shares[at]!)) / (scale * fitted);
    const bend = (part * chance * (1 - chance)) / (scale * scale * fitted);
    for (let i = 0; i < n; i++) near[i] = rows.slopes[at * change.length + free[i]!]!;
    for (let i = 0; i < n; i++) {
      const own = near[i]!;
      if (own === 0) continue;
      gradient[i]! += slope * own;
      for (let j = 0; j <= i; j++) curve[i * n + j]! += bend * own * near[j]!;
    }
  }
}
