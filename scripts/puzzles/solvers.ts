/** How often somebody solved a puzzle, 0 to 1, and the rating of the puzzle. */
export interface Attempt {
  readonly rating: number;
  readonly solved: number;
}

/**
 * The share of puzzles of a given rating that a solver of a given rating is expected to solve: 400 points mean ten to
 * one.
 */
export const expectedShare = (solver: number, puzzle: number): number =>
  1 / (1 + 10 ** ((puzzle - solver) / 400));

/** The range of ratings and differences that is searched, and the step. */
const [LOWEST, HIGHEST, STEP] = [-2_000, 4_000, 10];

/**
 * The number, a multiple of ten from -2,000 to 4,000, that makes the observations most likely. For a number, `pairsAt`
 * gives each expected share together with the observed share.
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
