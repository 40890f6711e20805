import type { WeightName } from '../../src/search/evaluation/weights.ts';

/** Weights that belong together are tried together; each alone would be lost in the noise. */
export const GROUPS: Readonly<Record<string, readonly WeightName[]>> = {
  mobility: ['mobilityShort', 'mobilityLong', 'vaultShort', 'vaultLong'],
  king: ['kingShield', 'kingLine', 'kingHunt', 'kingCentreLate'],
  ending: ['tradeDown', 'nearlyBare', 'nearlyStuck', 'runner', 'runnerStep'],
  growth: ['hikdarGrowth', 'jiktarGrowth'],
  place: ['centre', 'wildDrin', 'wildControl', 'unmoved', 'propt', 'tempo'],
  advance: ['advance', 'advanceLate', 'promotionNear', 'promotionNearLate', 'freeSwod', 'freeSwodNear'],
};

/** Weights that may need different values late in the game. */
export const PHASED: readonly WeightName[] = [
  'mobilityShort',
  'mobilityLong',
  'vaultShort',
  'vaultLong',
  'kingShield',
  'kingLine',
  'kingHunt',
  'wildDrin',
  'propt',
];

/** The same for the additional terms that were tried (`candidates.ts`). */
export const NEW_GROUPS: Readonly<Record<string, readonly string[]>> = {
  'worth of the kinds': [
    'deldarWorth',
    'hikdarWorth',
    'jiktarWorth',
    'chuktarWorth',
    'kaptWorth',
    'paktunWorth',
    'pallanWorth',
  ],
  'Deldars in the centre': ['deldarCentre'],
  'propt chains': ['proptChain'],
  fronts: ['frontFree', 'frontBlocked'],
  'vault lines': ['vaultPrey', 'vaultOpens', 'vaultOverEnemy'],
  "King's shelter": ['kingLineNear'],
  reach: ['pallanReach', 'generalReach', 'captainReach'],
  'Swods on the run': ['swodFree'],
  phase: PHASED.map((name) => `${name}Late`),
};
