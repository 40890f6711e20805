import { sideOf, type AnyRules } from '../seam/rules.ts';

/** The most that a position is worth to those who play against a seat, which leaves out its partners. */
export const bestAgainst = (rules: AnyRules, worths: readonly number[], seat: number): number =>
  Math.max(...worths.filter((_, other) => sideOf(rules, other) !== sideOf(rules, seat)));
