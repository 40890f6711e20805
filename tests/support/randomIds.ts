import {
  BASES,
  findVariation,
  formatVariationId,
  HOUSE_RULES,
  LARGER_GAMES,
  NO_TERRAIN,
  ruleFault,
  rulesetOf,
  TERRAINS,
  type HouseRuleId,
  type Terrain,
  type Variation,
} from '../../src/engine/index.ts';
import { variationOf } from './grid.ts';
import type { Random } from './random.ts';

/** The ids of the larger games without named rules and terrain; Poron is one of the seven bases of section 14. */
export const LARGER_IDS: readonly string[] = LARGER_GAMES.map(({ id }) => id);
export const SEVEN_BASES: readonly string[] = ['poron', ...LARGER_IDS];

const idOf = (base: Variation, rules: readonly HouseRuleId[], terrain: Terrain = NO_TERRAIN): string =>
  formatVariationId({ base: base.id, rules, terrain });

/** The smallest base that takes a rule, and the rule with the first one that it needs. */
const alone = (rule: HouseRuleId): string => {
  const base = ['stikitche', 'poron', 'hyrshiv']
    .map(variationOf)
    .find(({ takesRules }) => takesRules.includes(rule));
  if (base === undefined) throw new Error(`no base takes ${rule}`);
  return idOf(base, [rule, ...HOUSE_RULES[rule].needs.slice(0, 1)]);
};

/** Each named rule alone, or with the one that it needs. */
export const RULES_ALONE: readonly string[] = variationOf('hyrshiv').takesRules.map(alone);

/** Rules that fit a base and each other. */
export function randomRules(base: Variation, random: Random): readonly HouseRuleId[] {
  const share = random.pick([0.15, 0.4, 0.8]);
  const chosen: HouseRuleId[] = [];
  for (const rule of base.takesRules)
    if (random.chance(share) && !HOUSE_RULES[rule].excludes.some((other) => chosen.includes(other)))
      chosen.push(rule);
  return chosen.filter((rule) => ruleFault(base, chosen, rule) === null);
}

/** Rivers, woods and hills on this share of the squares, each square chosen by itself. */
export function randomTerrain(base: Variation, random: Random): Terrain {
  const share = random.pick([0.03, 0.1, 0.25]);
  const sorts = random.pick([['hill'], ['river', 'wood'], TERRAINS] as const);
  const terrain: Record<string, number[]> = { hill: [], river: [], wood: [] };
  const { size } = rulesetOf(base).geometry;
  for (let square = 0; square < size; square++)
    if (random.chance(share)) terrain[random.pick(sorts)]?.push(square);
  return { ...NO_TERRAIN, ...terrain };
}

/** The id of a game of one of these bases with drawn rules, and with drawn terrain two times in three. */
export function randomId(random: Random, bases: readonly string[] = BASES.map(({ id }) => id)): string {
  const base = variationOf(random.pick(bases));
  const terrain = random.chance(0.67) ? randomTerrain(base, random) : NO_TERRAIN;
  const id = idOf(base, randomRules(base, random), terrain);
  // an id with terrain on most of a large board is longer than any that is read
  return findVariation(id) === undefined ? idOf(base, []) : id;
}
