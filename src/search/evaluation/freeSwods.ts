import { ALL_PIECE_CODES, firstOf, kindAt, kindOf } from '../../engine/search.ts';
import type { Ruleset } from '../../engine/index.ts';
import { deldarsAfter, type Ranks, swodsOf } from './ranks.ts';
import { gainOf } from './runners.ts';
import type { FreeSwods } from './tables.ts';
import type { Weights } from './weights.ts';

/** A Swod that becomes a Pallan gains so much, in centipoints; what gains less is worth less on its way. */
const FULL_GAIN = 1800;
/** From so many steps before its last rank on a free Swod is worth more with every step. */
const NEAR = 9;

/** Null in a variation in which nothing promotes. */
export function buildFreeSwods(rules: Ruleset, weights: Weights): FreeSwods | null {
  const { height } = rules.geometry;
  const swod = ALL_PIECE_CODES.find((code) => kindAt(kindOf(code)) === 'swod')!;
  const gain = gainOf(rules, swod) / FULL_GAIN;
  if (gain <= 0) return null;
  return Int16Array.from({ length: height }, (_, steps) => {
    const near = Math.max(0, steps - (height - NEAR));
    return Math.round(gain * (weights.freeSwod * steps + weights.freeSwodNear * near * near));
  });
}

/** On which ranks Swods or Deldars stand on a file or the next; `at` is the place of its Swods. */
const around = (ranks: Ranks, at: number, after: number): number =>
  ranks[at - 1]! |
  ranks[at]! |
  ranks[at + 1]! |
  ranks[at + after - 1]! |
  ranks[at + after]! |
  ranks[at + after + 1]!;

/**
 * What it is worth, Yellow's less Blue's, that no enemy Swod or Deldar can stop a Swod any more: none stands further on, on
 * its file or the next.
 */
export function sumOfFreeSwods(worths: FreeSwods, ranks: Ranks, width: number): number {
  const after = deldarsAfter(width);
  const [yellow, blue] = [swodsOf(0, width), swodsOf(1, width)];
  const last = worths.length - 1;
  let sum = 0;
  for (let file = 1; file <= width; file++) {
    const ours = ranks[yellow + file]!;
    if (ours !== 0) {
      const stopping = around(ranks, blue + file, after);
      const beyond = stopping === 0 ? -1 : -1 << (31 - Math.clz32(stopping));
      for (let free = ours & beyond; free !== 0; free &= free - 1) sum += worths[firstOf(free)]!;
    }
    const theirs = ranks[blue + file]!;
    if (theirs !== 0) {
      const stopping = around(ranks, yellow + file, after);
      const beyond = ((stopping & -stopping) << 1) - 1;
      for (let free = theirs & beyond; free !== 0; free &= free - 1) sum -= worths[last - firstOf(free)]!;
    }
  }
  return sum;
}
