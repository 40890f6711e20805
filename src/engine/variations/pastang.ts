import type { Variation } from '../variation.ts';
import { COMMON, emptyRanks, MORTIL, named } from './common.ts';

/** Pastang (section 10): one drin, no Kings, a line of two is enough for a vault, to the death. */
export const pastang: Variation = {
  ...COMMON,
  ...named('pastang'),
  drins: [[MORTIL]],
  array: ['dsddsd', 'ssssss', ...emptyRanks(2, 6), 'SSSSSS', 'DSDDSD'],
  vaultLine: 2,
  promotions: ['deldar'],
  ending: 'to-the-death',
};

const withBackRanks = (id: string, blue: string, yellow: string): Variation => ({
  ...pastang,
  ...named(id),
  array: [blue, ...pastang.array.slice(1, -1), yellow],
});

/** The array has a Paktun and a Hikdar, so a Swod may become one. */
const MIXED = { promotions: ['deldar', 'hikdar', 'paktun'] } as const satisfies Partial<Variation>;

export const pastangAF = withBackRanks('pastang:af', 'sdddds', 'SDDDDS');
export const pastangCD = withBackRanks('pastang:cd', 'ddssdd', 'DDSSDD');
export const pastangSwodsMixed: Variation = {
  ...withBackRanks('pastang:swods-mixed', 'dhddmd', 'DMDDHD'),
  ...MIXED,
};
export const pastangDeldarsMixed: Variation = {
  ...withBackRanks('pastang:deldars-mixed', 'dshmsd', 'DSMHSD'),
  ...MIXED,
};
