import type { Variation } from '../variation.ts';
import { CHAVONTH, COMMON, emptyRanks, LEEM, MORTIL, NEEMU, WERSTING, ZHANTIL } from './common.ts';

/** Poron Jikaida, the great game (section 3). The two first ranks differ: each King stands on its own colour. */
export const poron: Variation = {
  ...COMMON,
  id: 'poron',
  drins: [
    [WERSTING, CHAVONTH],
    [NEEMU, LEEM],
    [MORTIL, ZHANTIL],
  ],
  array: [
    'cjhgpkgmmhjc',
    'dddddddddddd',
    'ssssssssssss',
    ...emptyRanks(12, 12),
    'SSSSSSSSSSSS',
    'DDDDDDDDDDDD',
    'CJHMMGPKGHJC',
  ],
};
