import type { Drin } from '../geometry.ts';
import { KIND_NAMES, KINDS, type Kind } from '../kinds.ts';
import { HOUSE_RULE_IDS, MOVE_FORMS, NO_TERRAIN, type HouseRuleId, type Variation } from '../variation.ts';
import { HOUSE_RULES } from './houseRules.ts';

/**
 * A drin with its code in short names: its initial or, if another drin has that, its first two letters (section 14).
 */
export const drin = (name: string, letters = 1): Drin => ({ name, code: name.slice(0, letters) });

export const WERSTING = drin('Wersting');
export const CHAVONTH = drin('Chavonth');
export const NEEMU = drin('Neemu');
export const LEEM = drin('Leem');
export const MORTIL = drin('Mortil');
export const ZHANTIL = drin('Zhantil');

/** The kinds of the small games (section 2). */
const FIRST_KINDS = [
  'swod',
  'deldar',
  'hikdar',
  'jiktar',
  'chuktar',
  'kapt',
  'paktun',
  'pallan',
  'king',
] as const satisfies readonly Kind[];

/** The rules that all games share; each game states its differences. */
export const COMMON = {
  rules: [],
  terrain: NO_TERRAIN,
  takesRules: [],
  fronts: true,
  homeLimit: false,
  kindNames: FIRST_KINDS,
  vaultLine: 3,
  forms: MOVE_FORMS,
  kinds: {},
  promotions: ['deldar', 'hikdar', 'jiktar', 'chuktar', 'kapt', 'paktun', 'pallan'],
  capturers: KIND_NAMES,
  fluttember: ['kapt', 'chuktar'],
  ending: 'kings',
} as const satisfies Partial<Variation>;

/** The id of a base, which is its own base. */
export const named = (id: string): Pick<Variation, 'id' | 'base'> => ({ id, base: id });

/** Whether a kind stands in an array. */
const isInArray = (array: readonly string[], kind: Kind): boolean =>
  array.join('').toUpperCase().includes(KINDS[kind].letter);

/** The named rules that suit a large base: all except those about a kind that is not in its array (section 16). */
const rulesOfArray = (array: readonly string[]): readonly HouseRuleId[] =>
  HOUSE_RULE_IDS.filter((id) => {
    const { needsKind } = HOUSE_RULES[id];
    return needsKind === null || isInArray(array, needsKind);
  });

/** What follows from the array of a base of section 14: the rules that it allows, and what a Swod may become. */
export const withArray = (
  array: readonly string[],
): Pick<Variation, 'array' | 'kindNames' | 'takesRules' | 'promotions'> => ({
  array,
  kindNames: KIND_NAMES,
  takesRules: rulesOfArray(array),
  promotions: KIND_NAMES.filter(
    (kind) => isInArray(array, kind) && !KINDS[kind].royal && !KINDS[kind].promotes,
  ),
});

/** `count` ranks of `width` empty squares. */
export const emptyRanks = (count: number, width: number): readonly string[] =>
  Array.from({ length: count }, () => '.'.repeat(width));
