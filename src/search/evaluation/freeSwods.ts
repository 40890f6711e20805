import { ALL_PIECE_CODES, firstOf, kindAt, kindOf } from '../../engine/search.ts';
import type { Ruleset } from '../../engine/index.ts';
import { deldarsAfter, type Ranks, swodsOf } from './ranks.ts';
import { gainOf } from './runners.ts';
import type { FreeSwods } from './tables.ts';
import type { Weights } from './weights.ts';

/**
 * The gain, in centipoints, of a Swod that becomes a Pallan. If promotion gains less, a free Swod is worth less in
 * proportion.
 */
const FULL_GAIN = 1800;
/** In this many last ranks, each step of a free Swod adds more than the one before. */
const NEAR = 9;

/** Null in a variation without promotion. */
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

/** The ranks on which Swods or Deldars stand on a file and its neighbours; `at` is the index of the file's Swods. */
const around = (ranks: Ranks, at: number, after: number): number =>
  ranks[at - 1]! |
  ranks[at]! |
  ranks[at + 1]! |
  ranks[at + after - 1]! |
  ranks[at + after]! |
  ranks[at + after + 1]!;

/**
 * The worth of free Swods, Yellow's minus Blue's. A Swod is free if no enemy Swod or Deldar can stop it any more: none
 * stands ahead of it, on its file or a neighbouring one.
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
