import { verdictOf } from '../../src/search/tablebase/verdict.ts';

/** How many positions each place represents: itself and its mirror images, four in all. */
const IMAGES = 4;

/** Of the positions with one side to move: how many have each result, and the most plies to it. */
export function countResults(bytes: Uint8Array): { points: number; positions: number; longest: number }[] {
  const results = new Map<number, { points: number; positions: number; longest: number }>();
  for (const byte of bytes) {
    const verdict = verdictOf(byte);
    if (verdict === undefined) continue;
    const { points, plies } = verdict;
    const result = results.get(points) ?? { points, positions: 0, longest: 0 };
    results.set(points, result);
    result.positions += IMAGES;
    result.longest = Math.max(result.longest, plies);
  }
  return [...results.values()].toSorted((a, b) => b.points - a.points);
}
