import { geometryOf } from '../compiled/compile.ts';
import type { Geometry, Square } from '../geometry.ts';
import { formatSquare, parseSquare } from '../notation/square.ts';
import { accept, refuse, type Result } from '../result.ts';
import {
  HOUSE_RULE_IDS,
  NO_TERRAIN,
  TERRAINS,
  type HouseRuleId,
  type Terrain,
  type TerrainSort,
  type Variation,
} from '../variation.ts';
import { ruleSetFault } from './fit.ts';
import { BASES } from './index.ts';
import { STUDY_BOARDS } from './studyBoards.ts';

/** The parts of a game's id, `BASE+RULE…@TERRAIN` (section 13). */
export interface VariationId {
  readonly base: string;
  readonly rules: readonly HouseRuleId[];
  readonly terrain: Terrain;
}

/** What can be wrong with an id. The messages for these are outside the engine. */
export const ID_ERRORS = [
  'id-too-long',
  'base-unknown',
  'rule-unknown',
  'rule-twice',
  'rule-order',
  'rule-unfit',
  'rule-needs',
  'rule-excluded',
  'terrain-empty',
  'terrain-group',
  'terrain-group-order',
  'terrain-square',
  'terrain-square-twice',
  'terrain-square-order',
  'rules-after-terrain',
] as const;
export type VariationIdErrorCode = (typeof ID_ERRORS)[number];

/** Which part of an id is wrong, and why. */
export interface VariationIdError {
  readonly code: VariationIdErrorCode;
  readonly part: 'base' | 'rules' | 'terrain';
  /** The index in the id, from 0, of the first wrong character. */
  readonly at: number;
  readonly found: string;
  /** What was expected there, or what a rule needs or excludes. */
  readonly expected: readonly string[];
}

type Failed = { readonly ok: false; readonly error: VariationIdError };

const fail = (
  code: VariationIdErrorCode,
  part: VariationIdError['part'],
  at: number,
  found: string,
  expected: readonly string[] = [],
): Failed => refuse({ code, part, at, found, expected });

/** The greatest length of an id, more than any board needs; longer texts are refused unread. */
export const LONGEST_ID = 6000;

/** The letter by which an id names a sort of terrain. */
const GROUP_OF: Readonly<Record<TerrainSort, string>> = { hill: 'h', river: 'r', wood: 'w' };

/** A base by its id: one of the games or a study board. */
export const baseWith = (id: string): Variation | undefined =>
  BASES.find((base) => base.id === id) ?? STUDY_BOARDS.find((board) => board.id === id);

/** The error for an unknown base, with all known bases. */
export const baseUnknown = (found: string): Failed => {
  const known = BASES.map(({ id }) => id);
  return fail('base-unknown', 'base', 0, found, known);
};

/**
 * Reads an id strictly: each has only one spelling, and its rules must fit together and fit its base (sections 13 and
 * 16).
 */
export function parseVariationId(text: string): Result<VariationId, VariationIdError> {
  if (text.length > LONGEST_ID) return fail('id-too-long', 'base', LONGEST_ID, '', [String(LONGEST_ID)]);
  const end = text.indexOf('@');
  const [name = '', ...names] = (end < 0 ? text : text.slice(0, end)).split('+');
  const base = baseWith(name);
  if (base === undefined) return baseUnknown(name);
  const rules = parseRules(base, names, name.length + 1);
  if (!rules.ok) return rules;
  if (end < 0) return accept({ base: base.id, rules: rules.value, terrain: NO_TERRAIN });
  const terrain = parseTerrain(geometryOf(base), text, end + 1);
  if (!terrain.ok) return terrain;
  return accept({ base: base.id, rules: rules.value, terrain: terrain.value });
}

const isRule = (name: string): name is HouseRuleId => HOUSE_RULE_IDS.some((id) => id === name);

function parseRules(
  base: Variation,
  names: readonly string[],
  start: number,
): Result<readonly HouseRuleId[], VariationIdError> {
  const rules: HouseRuleId[] = [];
  const places = new Map<HouseRuleId, number>();
  let at = start;
  for (const name of names) {
    if (!isRule(name)) return fail('rule-unknown', 'rules', at, name, base.takesRules);
    const last = rules.at(-1);
    if (places.has(name)) return fail('rule-twice', 'rules', at, name);
    if (last !== undefined && name < last) return fail('rule-order', 'rules', at, name, [last]);
    places.set(name, at);
    rules.push(name);
    at += name.length + 1;
  }
  const fault = ruleSetFault(base, rules);
  if (fault === null) return accept(rules);
  const place = places.get(fault.rule) ?? start;
  switch (fault.code) {
    case 'rule-unfit':
      return fail(fault.code, 'rules', place, fault.rule, base.takesRules);
    case 'rule-needs':
      return fail(fault.code, 'rules', place, fault.rule, fault.needs);
    case 'rule-excluded':
      return fail(fault.code, 'rules', place, fault.rule, [fault.by]);
  }
}

function parseTerrain(geometry: Geometry, text: string, start: number): Result<Terrain, VariationIdError> {
  const written = text.slice(start);
  if (written === '') return fail('terrain-empty', 'terrain', start, '', ['h:', 'r:', 'w:']);
  const plus = written.indexOf('+');
  if (plus >= 0) return fail('rules-after-terrain', 'terrain', start + plus, written.slice(plus));
  const terrain: Record<TerrainSort, readonly Square[]> = { ...NO_TERRAIN };
  const taken = new Set<Square>();
  let at = start;
  let last = -1;
  for (const group of written.split(';')) {
    const index = TERRAINS.findIndex((sort) => group.startsWith(`${GROUP_OF[sort]}:`));
    const sort = TERRAINS[index];
    if (sort === undefined) return fail('terrain-group', 'terrain', at, group, ['h:', 'r:', 'w:']);
    if (index <= last) return fail('terrain-group-order', 'terrain', at, group);
    const squares = parseSquares(geometry, group.slice(2), at + 2, taken);
    if (!squares.ok) return squares;
    terrain[sort] = squares.value;
    last = index;
    at += group.length + 1;
  }
  return accept(terrain);
}

function parseSquares(
  geometry: Geometry,
  text: string,
  start: number,
  taken: Set<Square>,
): Result<readonly Square[], VariationIdError> {
  const squares: Square[] = [];
  let at = start;
  for (const name of text.split(',')) {
    const square = parseSquare(geometry, name);
    if (square === undefined) return fail('terrain-square', 'terrain', at, name);
    if (taken.has(square)) return fail('terrain-square-twice', 'terrain', at, name);
    if (square < (squares.at(-1) ?? 0)) return fail('terrain-square-order', 'terrain', at, name);
    squares.push(square);
    taken.add(square);
    at += name.length + 1;
  }
  return accept(squares);
}

/**
 * The only spelling of an id (section 13). Rules and squares may be given in any order; whether they fit is for
 * `parseVariationId` to say. Throws if there is no such base or square.
 */
export function formatVariationId({ base: id, rules, terrain }: VariationId): string {
  const base = baseWith(id);
  if (base === undefined) throw new RangeError(`there is no game ${id}`);
  const geometry = geometryOf(base);
  const named = HOUSE_RULE_IDS.filter((rule) => rules.includes(rule));
  const groups = TERRAINS.filter((sort) => terrain[sort].length > 0).map((sort) => {
    const squares = terrain[sort].toSorted((a, b) => a - b);
    return `${GROUP_OF[sort]}:${squares.map((square) => formatSquare(geometry, square)).join(',')}`;
  });
  return [id, ...named].join('+') + (groups.length === 0 ? '' : `@${groups.join(';')}`);
}
