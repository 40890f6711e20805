/**
 * Puzzles that are no more: a better proof has refuted them. Their addresses say so, and players who solved one keep it.
 */
export const RETIRED: readonly string[] = ['drn1f4', 'i7i0on', 'vid9wt'];
