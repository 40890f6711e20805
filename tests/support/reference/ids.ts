import { BASES, SEVEN_BASES, type Base } from './arrays.ts';
import {
  allSquares,
  arrayHas,
  RULE_NAMES,
  squareKey,
  squareName,
  type RuleName,
  type Terrain,
  type Variation,
} from './board.ts';
import type { Result } from './text.ts';

const refused = (error: string): { readonly ok: false; readonly error: string } => ({ ok: false, error });

/** Section 16: the rules that Stikitche takes. */
const STIKITCHE_RULES: readonly RuleName[] = [
  'no-king-vault',
  'two-bends',
  'vault-then-move',
  'wait-at-front',
];

/** Section 13: the groups of terrain, in their order. */
const GROUPS: readonly (readonly [string, Terrain])[] = [
  ['h', 'hill'],
  ['r', 'river'],
  ['w', 'wood'],
];

/** Section 13: the rules of an id, in alphabetical order, each once. */
function readRules(names: readonly string[]): Result<ReadonlySet<RuleName>> {
  const rules: RuleName[] = [];
  for (const name of names) {
    const rule = RULE_NAMES.find((other) => other === name);
    if (rule === undefined) return refused(`id: no rule ${name}`);
    rules.push(rule);
  }
  const sorted = [...new Set(rules)].toSorted();
  if (sorted.join('+') !== rules.join('+')) return refused('id: rules out of order, or one twice');
  return { ok: true, value: new Set(rules) };
}

/** Section 16: do the rules fit together, and their base? */
function misfit(id: string, base: Base, rules: ReadonlySet<RuleName>): string | undefined {
  const takes =
    id === 'stikitche'
      ? STIKITCHE_RULES
      : // Pastang and Drak's City take none.
        SEVEN_BASES.includes(id)
        ? RULE_NAMES
        : [];
  const stranger = [...rules].find((rule) => !takes.includes(rule));
  if (stranger !== undefined) return `id: ${stranger} does not fit ${id}`;
  if (rules.has('deldar-step-quiet') && rules.has('deldar-two-only')) return 'id: two rules for Deldars';
  const freedoms: readonly RuleName[] = ['trans-drin', 'two-fronts', 'kapt-turn'];
  if (rules.has('home-limit') && !freedoms.some((rule) => rules.has(rule)))
    return 'id: home-limit limits nothing';
  const whole = { ...base, rules, terrain: new Map() };
  if (rules.has('hyrpaktun-step') && !arrayHas(whole, ['hyrpaktun'])) return 'id: no Hyrpaktuns';
  if (rules.has('missiles-halt') && !arrayHas(whole, ['archer'])) return 'id: no Archers';
  return undefined;
}

/** Section 13: the terrain of an id, whose spelling is the only one for what it says. */
function readTerrain(base: Base, text: string): Result<ReadonlyMap<string, Terrain>> {
  const board: Variation = { ...base, rules: new Set(), terrain: new Map() };
  const squares = allSquares(board);
  const terrain = new Map<string, Terrain>();
  for (const group of text.split(';')) {
    const kind = GROUPS.find(([letter]) => group.startsWith(`${letter}:`))?.[1];
    if (kind === undefined) return refused(`id: terrain ${group}`);
    for (const name of group.slice(2).split(',')) {
      const square = squares.find((other) => squareName(board, other) === name);
      if (square === undefined) return refused(`id: terrain on ${name}`);
      const key = squareKey(square);
      if (terrain.has(key)) return refused(`id: ${name} twice`);
      terrain.set(key, kind);
    }
  }
  const spelled = GROUPS.map(([letter, kind]) => {
    const names = squares
      .filter((square) => terrain.get(squareKey(square)) === kind)
      .map((square) => squareName(board, square));
    return names.length === 0 ? '' : `${letter}:${names.join(',')}`;
  });
  if (spelled.filter((group) => group !== '').join(';') !== text) return refused('id: terrain out of order');
  return { ok: true, value: terrain };
}

const READ = new Map<string, Result<Variation>>();

/** Sections 13 and 16: the playable game of an id. */
export function readVariation(id: string): Result<Variation> {
  const known = READ.get(id) ?? parseVariation(id);
  READ.set(id, known);
  return known;
}

function parseVariation(id: string): Result<Variation> {
  const at = id.indexOf('@');
  const [baseId = '', ...ruleNames] = (at < 0 ? id : id.slice(0, at)).split('+');
  const base = BASES.get(baseId);
  if (base === undefined) return refused(`id: no base ${baseId}`);
  const rules = readRules(ruleNames);
  if (!rules.ok) return rules;
  const error = misfit(baseId, base, rules.value);
  if (error !== undefined) return refused(error);
  if (at < 0) return { ok: true, value: { ...base, rules: rules.value, terrain: new Map() } };
  const terrain = readTerrain(base, id.slice(at + 1));
  if (!terrain.ok) return terrain;
  return { ok: true, value: { ...base, rules: rules.value, terrain: terrain.value } };
}

/** The same for an id that must be right; throws with the reason where it is not. */
export function variationOf(id: string): Variation {
  const read = readVariation(id);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}
