import type { Variation } from '../variation.ts';
import {
  CHAVONTH,
  COMMON,
  emptyRanks,
  LEEM,
  MORTIL,
  named,
  NEEMU,
  WERSTING,
  withArray,
  ZHANTIL,
} from './common.ts';

/**
 * Poron Jikaida, the great game (section 3). The first ranks of the two sides differ: each King stands on its own
 * colour.
 */
export const poron: Variation = {
  ...COMMON,
  ...named('poron'),
  drins: [
    [WERSTING, CHAVONTH],
    [NEEMU, LEEM],
    [MORTIL, ZHANTIL],
  ],
  ...withArray([
    'cjhgpkgmmhjc',
    'dddddddddddd',
    'ssssssssssss',
    ...emptyRanks(12, 12),
    'SSSSSSSSSSSS',
    'DDDDDDDDDDDD',
    'CJHMMGPKGHJC',
  ]),
};
