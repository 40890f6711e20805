/** How often a puzzle was solved by somebody, 0 to 1, and what it is rated. */
export interface Attempt {
  readonly rating: number;
  readonly solved: number;
}

/** What share of puzzles with a rating a solver with another is expected to solve: 400 points are ten to one. */
export const expectedShare = (solver: number, puzzle: number): number =>
  1 / (1 + 10 ** ((puzzle - solver) / 400));

/** Ratings and differences that are looked at, and the distance between two of them. */
const [LOWEST, HIGHEST, STEP] = [-2_000, 4_000, 10];

/**
 * The number, a multiple of ten from -2,000 to 4,000, that makes what was seen most likely: `pairsAt` gives, for a number, each share that is
 * expected with the share that was seen.
 */
export function mostLikely(pairsAt: (number: number) => readonly (readonly [number, number])[]): number {
  let best = LOWEST;
  let most = -Infinity;
  for (let number = LOWEST; number <= HIGHEST; number += STEP) {
    const likelihood = pairsAt(number).reduce(
      (sum, [expected, seen]) => sum + seen * Math.log(expected) + (1 - seen) * Math.log(1 - expected),
      0,
    );
    if (likelihood > most) [best, most] = [number, likelihood];
  }
  return best;
}
