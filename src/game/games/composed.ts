import {
  findVariation,
  formatSquare,
  formatVariationId,
  HOUSE_RULE_IDS,
  parseSquare,
  rulesetOf,
  ruleFault,
  TERRAINS,
  type Geometry,
  type HouseRuleId,
  type RuleFault,
  type Terrain,
  type Variation,
  type VariationId,
} from '../../engine/index.ts';
import { variationOf } from './games.ts';

/** The parts of a game's id; throws a RangeError where there is no such game. */
export const partsOf = (id: string): VariationId => {
  const { base, rules, terrain } = variationOf(id);
  return { base, rules, terrain };
};

/** The base of a game, without named rules and terrain. */
const baseOf = (id: string): Variation => variationOf(partsOf(id).base);

/**
 * The id of a game with other parts. Rules that do not fit are dropped, such as `home-limit` when the last rule that it
 * limits goes; on another board, terrain stays where squares with the same names exist. Throws a RangeError for an
 * unknown base.
 */
export function composedWith(id: string, changes: Partial<VariationId>): string {
  const before = partsOf(id);
  const base = changes.base ?? before.base;
  const terrain = changes.terrain ?? carried(before.terrain, geometryOf(before.base), geometryOf(base));
  return formatVariationId({ base, rules: fitting(base, changes.rules ?? before.rules), terrain });
}

const geometryOf = (id: string): Geometry => rulesetOf(variationOf(id)).geometry;

/** As many of these rules as a base can have together. */
function fitting(id: string, rules: readonly HouseRuleId[]): readonly HouseRuleId[] {
  const base = variationOf(id);
  const fit = rules.filter((rule) => ruleFault(base, rules, rule) === null);
  return fit.length === rules.length ? fit : fitting(id, fit);
}

/** Terrain carried to another board: what lies on squares whose names exist there too. */
function carried(terrain: Terrain, from: Geometry, to: Geometry): Terrain {
  const there = (sort: keyof Terrain): readonly number[] =>
    terrain[sort].flatMap((square) => parseSquare(to, formatSquare(from, square)) ?? []);
  return { hill: there('hill'), river: there('river'), wood: there('wood') };
}

export const hasTerrain = (terrain: Terrain): boolean => TERRAINS.some((sort) => terrain[sort].length > 0);

/** Why a rule that a game does not have cannot be added to its rules; null if it can. */
export const joinFault = (id: string, rule: HouseRuleId): RuleFault | null => {
  const { rules } = partsOf(id);
  return ruleFault(baseOf(id), [...rules, rule], rule);
};

/** The id of a game with one named rule added or removed. */
export function withRule(id: string, rule: HouseRuleId, isWanted: boolean): string {
  const { rules } = partsOf(id);
  const wanted = HOUSE_RULE_IDS.filter((one) => (one === rule ? isWanted : rules.includes(one)));
  return composedWith(id, { rules: wanted });
}

/** Whether an id, possibly from a stranger, names a game that can be played. */
export const isGame = (id: string): boolean => findVariation(id) !== undefined;
