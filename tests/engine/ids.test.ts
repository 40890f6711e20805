import { describe, expect, test } from 'vitest';
import {
  BASES,
  findStudyBoard,
  findVariation,
  formatVariationId,
  HOUSE_RULE_IDS,
  parseVariationId,
  resolveVariation,
  ruleFault,
  rulesetOf,
} from '../../src/engine/index.ts';

/** What is wrong with an id: the part, the code, where it is, and what was found. */
function faultOf(id: string): string {
  const read = resolveVariation(id);
  if (read.ok) return 'none';
  const { part, code, at, found } = read.error;
  return `${part} ${code} ${at} ${found}`.trim();
}

describe('13: the id of a game has one spelling, and the part that is wrong is named', () => {
  test.each([
    ['chess', 'base base-unknown 0 chess'],
    ['Poron', 'base base-unknown 0 Poron'],
    ['', 'base base-unknown 0'],
    ['poron+', 'rules rule-unknown 6'],
    ['poron+foo', 'rules rule-unknown 6 foo'],
    ['poron+Two-bends', 'rules rule-unknown 6 Two-bends'],
    ['poron+two-bends+two-bends', 'rules rule-twice 16 two-bends'],
    ['poron+two-fronts+two-bends', 'rules rule-order 17 two-bends'],
    ['poron+home-limit', 'rules rule-needs 6 home-limit'],
    ['poron+missiles-halt', 'rules rule-unfit 6 missiles-halt'],
    ['poron+hyrpaktun-step', 'rules rule-unfit 6 hyrpaktun-step'],
    ['pastang+two-bends', 'rules rule-unfit 8 two-bends'],
    ['draks-city+two-bends', 'rules rule-unfit 11 two-bends'],
    ['stikitche+trans-drin', 'rules rule-unfit 10 trans-drin'],
    ['poron+deldar-step-quiet+deldar-two-only', 'rules rule-excluded 6 deldar-step-quiet'],
    ['poron@', 'terrain terrain-empty 6'],
    ['poron@h:', 'terrain terrain-square 8'],
    ['poron@h', 'terrain terrain-group 6 h'],
    ['poron@x:Ma1', 'terrain terrain-group 6 x:Ma1'],
    ['poron@h:ma1', 'terrain terrain-square 8 ma1'],
    ['poron@h:Ma1,', 'terrain terrain-square 12'],
    ['poron@h:Mb1,Ma1', 'terrain terrain-square-order 12 Ma1'],
    ['poron@h:Ma1,Ma1', 'terrain terrain-square-twice 12 Ma1'],
    ['poron@h:Ma1;w:Ma1', 'terrain terrain-square-twice 14 Ma1'],
    ['poron@r:Ma1;h:Mb1', 'terrain terrain-group-order 12 h:Mb1'],
    ['poron@h:Ma1;h:Mb1', 'terrain terrain-group-order 12 h:Mb1'],
    ['poron@h:Ma1+two-bends', 'terrain rules-after-terrain 11 +two-bends'],
    ['pastang@h:Zb1', 'terrain terrain-square 10 Zb1'],
    ['x'.repeat(7000), 'base id-too-long 6000'],
  ])('%s', (id, fault) => expect(faultOf(id)).toBe(fault));

  test.each([
    'poron',
    'pastang@h:Mb3,Mc4;r:Md3;w:Me4',
    'poron+no-king-vault+two-fronts@r:Na3,Nb3',
    'jikshiv+home-limit+trans-drin@h:Coa2,Mic3;r:Cob4,Sla1',
    'hyrshiv+hyrpaktun-step+missiles-halt',
    'stikitche+no-king-vault+two-bends+vault-then-move+wait-at-front',
  ])('%s is read, written back, and the same game each time', (id) => {
    const read = parseVariationId(id);
    expect(read.ok && formatVariationId(read.value)).toBe(id);
    expect(findVariation(id)?.id).toBe(id);
    expect(findVariation(id)).toBe(findVariation(id));
  });

  test('parts in any order are written back in the one right order', () => {
    expect(
      formatVariationId({
        base: 'poron',
        rules: ['two-fronts', 'home-limit'],
        terrain: { hill: [3, 1], river: [], wood: [0] },
      }),
    ).toBe('poron+home-limit+two-fronts@h:Mb1,Md1;w:Ma1');
  });

  test('study boards take rules and terrain, but are not games', () => {
    expect(findStudyBoard('study:1x1+two-bends@h:Ma1')?.id).toBe('study:1x1+two-bends@h:Ma1');
    expect(findVariation('study:1x1+two-bends')).toBeUndefined();
    expect(findStudyBoard('poron+two-bends')).toBeUndefined();
  });
});

describe('16: every rule that fits a base can be played on it alone, or with what it needs', () => {
  test.each(BASES.map((base) => [base.id, base] as const))('%s', (id, base) => {
    for (const rule of HOUSE_RULE_IDS) {
      const fault = ruleFault(base, [rule], rule);
      const needs = fault?.code === 'rule-needs' ? fault.needs.slice(0, 1) : [];
      const text = [id, ...[rule, ...needs].toSorted()].join('+');
      expect([text, findVariation(text) !== undefined]).toEqual([text, base.takesRules.includes(rule)]);
    }
  });
});

describe('14 and 15: kinds', () => {
  test.each(BASES.map((base) => [base.id, base] as const))('%s knows its kinds', (_, base) => {
    const isLarge = rulesetOf(base).geometry.size >= 216;
    expect(base.kindNames).toHaveLength(isLarge ? 13 : 9);
  });

  test('a Swod may become what the array holds', () => {
    expect(findVariation('hyrshiv')?.promotions).not.toContain('flutsman');
    expect(findVariation('hyrshiv:lamdu')?.promotions).toContain('flutsman');
    expect(findVariation('poron')?.promotions).toHaveLength(7);
  });
});
