/** Signed 32-bit integers, the same sequence for the same seed (mulberry32). */
export function randomIntegers(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return mixed ^ (mixed >>> 14);
  };
}

/** The next of these integers as a number from 0 up to, but not including, 1. */
export const chanceOf = (random: () => number): number => (random() >>> 0) / 2 ** 32;

/** Mixes two numbers into one that looks random, from −1 to 1 and more often near 0: the sum of two uniform draws. */
export function noiseOf(key: number, seed: number): number {
  const next = randomIntegers(key ^ Math.imul(seed, 0x9e3779b1));
  return (next() + next()) / 2 ** 32;
}
