import type { Variation } from '../variation.ts';
import { COMMON, emptyRanks, MORTIL, NEEMU } from './common.ts';

/** Stikitche (section 10): two drins, a King and a Pallan each, all the rules of Poron. */
export const stikitche: Variation = {
  ...COMMON,
  id: 'stikitche',
  drins: [[NEEMU], [MORTIL]],
  array: ['..pk..', ...emptyRanks(10, 6), '..PK..'],
};
