import type { Drin } from '../geometry.ts';
import { KIND_NAMES } from '../kinds.ts';
import { MOVE_FORMS, type Variation } from '../variation.ts';

const drin = (name: string): Drin => ({ name, initial: name.charAt(0) });

export const WERSTING = drin('Wersting');
export const CHAVONTH = drin('Chavonth');
export const NEEMU = drin('Neemu');
export const LEEM = drin('Leem');
export const MORTIL = drin('Mortil');
export const ZHANTIL = drin('Zhantil');

/** The rules that all games share; each game says in what it differs. */
export const COMMON = {
  fronts: true,
  vaultLine: 3,
  forms: MOVE_FORMS,
  kinds: {},
  promotions: ['deldar', 'hikdar', 'jiktar', 'chuktar', 'kapt', 'paktun', 'pallan'],
  capturers: KIND_NAMES,
  fluttember: ['kapt', 'chuktar'],
  ending: 'kings',
} as const satisfies Partial<Variation>;

/** `count` ranks of `width` empty squares. */
export const emptyRanks = (count: number, width: number): readonly string[] =>
  Array.from({ length: count }, () => '.'.repeat(width));
