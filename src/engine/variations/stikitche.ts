import type { Variation } from '../variation.ts';
import { COMMON, emptyRanks, MORTIL, named, NEEMU } from './common.ts';

/** Stikitche (section 10): two drins, a King and a Pallan each, all the rules of Poron. */
export const stikitche: Variation = {
  ...COMMON,
  ...named('stikitche'),
  takesRules: ['no-king-vault', 'two-bends', 'vault-then-move', 'wait-at-front'],
  drins: [[NEEMU], [MORTIL]],
  array: ['..pk..', ...emptyRanks(10, 6), '..PK..'],
};
