import type { Ruleset } from '../../src/engine/index.ts';
import { EMPTY } from '../../src/engine/search.ts';
import { REST } from './records.ts';

/** The training data of a network: positions of one game, each as the indices of its features. */
export interface Dataset {
  readonly count: number;
  /** The codes of the pieces that occur, each together with that of the other side. */
  readonly codes: readonly number[];
  readonly features: number;
  /** `most` entries for each position, -1 after the last: `index of the code * size + square`. */
  readonly present: Int32Array;
  readonly most: number;
  /** The side to move: 0 for Yellow. */
  readonly turns: Uint8Array;
  /** The expected result for the side to move, 0 to 1. */
  readonly targets: Float32Array;
  /** By feature: the same feature from the other side's view, and its mirror image from left to right. */
  readonly turned: Int32Array;
  readonly mirrored: Int32Array;
}

export const expected = (logit: number): number => 1 / (1 + Math.exp(-logit));

/** The index of each code among those that occur; -1 for the others. */
function placesOf(bytes: Uint8Array, size: number): readonly number[] {
  const used = new Set<number>();
  for (let at = 0; at + size + REST <= bytes.length; at += size + REST)
    for (const code of bytes.subarray(at, at + size)) if (code !== EMPTY) used.add(code).add(code ^ 1);
  return [...used].toSorted((a, b) => a - b);
}

/**
 * Reads the output of `gather.ts`. The target is the search's score, with `scale` centipoints to a unit of the logit,
 * mixed with the result of the game; `trust` is the share of the score.
 */
export function readDataset(
  { geometry, array }: Ruleset,
  bytes: Uint8Array,
  scale: number,
  trust: number,
): Dataset {
  const { size, width } = geometry;
  const row = size + REST;
  const count = Math.floor(bytes.length / row);
  const codes = placesOf(bytes, size);
  const most = 1 + array.filter((code) => code !== EMPTY).length;
  const present = new Int32Array(count * most).fill(-1);
  const turns = new Uint8Array(count);
  const targets = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    const at = i * row;
    let place = i * most;
    for (let square = 0; square < size; square++) {
      const code = bytes[at + square]!;
      if (code !== EMPTY) present[place++] = codes.indexOf(code) * size + square;
    }
    turns[i] = bytes[at + size]!;
    const score = ((bytes[at + size + 2]! | (bytes[at + size + 3]! << 8)) << 16) >> 16;
    const share = trust * expected(score / scale) + ((1 - trust) * bytes[at + size + 1]!) / 4;
    targets[i] = turns[i] === 0 ? share : 1 - share;
  }
  const features = codes.length * size;
  const all = Array.from({ length: features }, (_, feature) => feature);
  const turned = Int32Array.from(all, (feature) => {
    const code = codes[Math.floor(feature / size)]!;
    return codes.indexOf(code ^ 1) * size + size - 1 - (feature % size);
  });
  const mirrored = Int32Array.from(all, (feature) => feature + width - 1 - 2 * ((feature % size) % width));
  return { count, codes, features, present, most, turns, targets, turned, mirrored };
}
