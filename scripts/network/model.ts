import { expected, type Dataset } from './dataset.ts';

/** The parameters of a network during training, in one array, so that one step can change them all. */
export interface Model {
  readonly hidden: number;
  readonly weights: Float32Array;
  /** The offsets of the bias of the first layer, the second layer, its offset, and the worths of pieces alone. */
  readonly bias: number;
  readonly second: number;
  readonly offset: number;
  readonly alone: number;
}

/** The limit for weights of the first layer, so that the sum of many stays within 16 bits. */
const MOST_WEIGHT = 1.98;

export function createModel(features: number, hidden: number, random: () => number): Model {
  const bias = features * hidden;
  const second = bias + hidden;
  const offset = second + 2 * hidden;
  const alone = offset + 1;
  const weights = new Float32Array(alone + features);
  for (let i = 0; i < bias; i++) weights[i] = (random() - 0.5) * 0.2;
  weights.fill(0.3, bias, second);
  for (let i = second; i < offset; i++) weights[i] = (random() - 0.5) * 0.3;
  return { hidden, weights, bias, second, offset, alone };
}

/** The forward and the backward pass for one position. */
export class Pass {
  private count = 0;
  private readonly own: Int32Array;
  private readonly other: Int32Array;
  private readonly sums: Float32Array;
  private readonly outs: Float32Array;
  private readonly model: Model;
  private readonly data: Dataset;

  constructor(model: Model, data: Dataset) {
    this.model = model;
    this.data = data;
    this.own = new Int32Array(data.most);
    this.other = new Int32Array(data.most);
    this.sums = new Float32Array(2 * model.hidden);
    this.outs = new Float32Array(2 * model.hidden);
  }

  /** The result that the network expects for the side to move, 0 to 1. */
  forward(position: number, isMirrored: boolean): number {
    this.look(position, isMirrored);
    const { sums, outs, own, other, count } = this;
    const { hidden, weights, bias, second, offset, alone } = this.model;
    for (let h = 0; h < hidden; h++) sums[h] = sums[hidden + h] = weights[bias + h]!;
    let sum = weights[offset]!;
    for (let n = 0; n < count; n++) {
      const [a, b] = [own[n]! * hidden, other[n]! * hidden];
      for (let h = 0; h < hidden; h++) {
        sums[h]! += weights[a + h]!;
        sums[hidden + h]! += weights[b + h]!;
      }
      sum += weights[alone + own[n]!]! - weights[alone + other[n]!]!;
    }
    for (let h = 0; h < 2 * hidden; h++) {
      const cut = Math.max(0, Math.min(1, sums[h]!));
      outs[h] = cut * cut;
      sum += outs[h]! * weights[second + h]!;
    }
    return expected(sum);
  }

  /**
   * Adds the gradient for the last position to the slopes; `error` is the derivative of its loss by the network's
   * logit.
   */
  backward(error: number, slopes: Float32Array): void {
    const { sums, outs, own, other, count } = this;
    const { hidden, weights, bias, second, offset, alone } = this.model;
    slopes[offset]! += error;
    for (let h = 0; h < 2 * hidden; h++) {
      slopes[second + h]! += error * outs[h]!;
      const sum = sums[h]!;
      sums[h] = sum > 0 && sum < 1 ? 2 * sum * error * weights[second + h]! : 0;
      slopes[bias + (h < hidden ? h : h - hidden)]! += sums[h]!;
    }
    for (let n = 0; n < count; n++) {
      const [a, b] = [own[n]! * hidden, other[n]! * hidden];
      for (let h = 0; h < hidden; h++) {
        slopes[a + h]! += sums[h]!;
        slopes[b + h]! += sums[hidden + h]!;
      }
      slopes[alone + own[n]!]! += error;
      slopes[alone + other[n]!]! -= error;
    }
  }

  /** Finds the features of a position, as the side to move sees them and as the other side does. */
  private look(position: number, isMirrored: boolean): void {
    const { present, most, mirrored, turned, turns } = this.data;
    const isYellow = turns[position] === 0;
    this.count = 0;
    for (let at = position * most; present[at]! >= 0; at++) {
      const seen = present[at]!;
      const feature = isMirrored ? mirrored[seen]! : seen;
      this.own[this.count] = isYellow ? feature : turned[feature]!;
      this.other[this.count] = isYellow ? turned[feature]! : feature;
      this.count++;
    }
  }
}

/** Adam, with its usual settings. */
export class Steps {
  private readonly mean: Float32Array;
  private readonly square: Float32Array;
  private readonly model: Model;
  private count = 0;

  constructor(model: Model) {
    this.model = model;
    this.mean = new Float32Array(model.weights.length);
    this.square = new Float32Array(model.weights.length);
  }

  /** Updates the weights by slopes summed over this many positions. */
  take(slopes: Float32Array, positions: number, rate: number): void {
    const { mean, square, model } = this;
    const { weights, bias } = model;
    this.count++;
    const [first, second] = [1 - 0.9 ** this.count, 1 - 0.999 ** this.count];
    for (let i = 0; i < weights.length; i++) {
      const slope = slopes[i]! / positions;
      if (slope === 0 && mean[i] === 0) continue;
      mean[i] = 0.9 * mean[i]! + 0.1 * slope;
      square[i] = 0.999 * square[i]! + 0.001 * slope * slope;
      const next = weights[i]! - (rate * (mean[i]! / first)) / (Math.sqrt(square[i]! / second) + 1e-8);
      weights[i] = i < bias ? Math.max(-MOST_WEIGHT, Math.min(MOST_WEIGHT, next)) : next;
    }
  }
}
