import type { Variation } from '../variation.ts';
import { COMMON, emptyRanks, MORTIL, named, NEEMU } from './common.ts';

/**
 * Drak's City (section 10): every move is a vault, and only the Assassins (Pallans) capture. The two blocks stand as in
 * R2.
 */
export const draksCity: Variation = {
  ...COMMON,
  ...named('draks-city'),
  drins: [[NEEMU], [MORTIL]],
  array: [
    '......',
    '.ssps.',
    '.ssss.',
    '.ssss.',
    '.ssss.',
    ...emptyRanks(2, 6),
    '.SSSS.',
    '.SSSS.',
    '.SSSS.',
    '.SPSS.',
    '......',
  ],
  forms: ['vault', 'bend', 'move-then-vault'],
  promotions: ['pallan'],
  capturers: ['pallan'],
  ending: 'to-the-death',
};

/** The two blocks joined into one mass on ranks 3 to 10. */
export const draksCityMass: Variation = {
  ...draksCity,
  ...named('draks-city:mass'),
  array: [
    ...emptyRanks(2, 6),
    '.ssps.',
    '.ssss.',
    '.ssss.',
    '.ssss.',
    '.SSSS.',
    '.SSSS.',
    '.SSSS.',
    '.SPSS.',
    ...emptyRanks(2, 6),
  ],
};
