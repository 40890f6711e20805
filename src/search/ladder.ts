import type { OfferedLevel } from './types.ts';

/** The offered levels that have another offered level below them. */
type Upper = Exclude<OfferedLevel, 1>;

/**
 * The percentage of the points that a level scores against the one below, by game, as measured (docs/levels.md): a win
 * counts 1, a half win ¾, a draw ½. Other games have not been measured.
 */
export const LADDERS: Readonly<Partial<Record<string, Readonly<Record<Upper, number>>>>> = {
  poron: { 2: 70, 3: 72, 4: 76, 5: 75, 6: 74, 7: 69, 8: 75 },
  pastang: { 2: 77, 3: 78, 4: 77, 5: 78, 6: 74, 7: 77, 8: 72 },
  stikitche: { 2: 57, 3: 74, 4: 51, 5: 50, 6: 50, 7: 50, 8: 50 },
  'draks-city': { 2: 61, 3: 60, 4: 59, 5: 66, 6: 65, 7: 60, 8: 63 },
};
