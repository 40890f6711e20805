import { describe, expect, test } from 'vitest';
import { rulesetOf } from '../../src/engine/index.ts';
import type { Ruleset } from '../../src/engine/compiled/ruleset.ts';
import { variationOf } from '../support/grid.ts';
import { expectSame } from '../support/same.ts';

const GAMES = [
  'poron@h:Na3;r:Mc4,Md4;w:Zc5,Zc6',
  'stikitche+two-bends@w:Mc4',
  'hyrshiv+home-limit+trans-drin+two-fronts@r:Na3,Nb3,Nc3',
  'vallia+home-limit+kapt-turn@h:Lc6;w:La1',
  'hyrshiv:lamdu+jiktar-as-chuktar+two-fronts@r:Na3;w:Pa5,Pb5',
  'jikshiv@h:Na3,Nb3',
];

/** Tables that are objects of their own. */
const tablesOf = (ruleset: Ruleset): readonly object[] =>
  Object.values(ruleset).filter((table) => typeof table === 'object');

describe('a game with terrain', () => {
  test.each(GAMES)('%s has the tables that it would have if it were compiled alone', (id) => {
    const variation = variationOf(id);
    // a copy is not known to be another game with terrain
    const alone: Readonly<Record<string, unknown>> = { ...rulesetOf({ ...variation }) };
    const tables = Object.entries(rulesetOf(variation));
    expect(Object.keys(alone)).toHaveLength(tables.length);
    for (const [name, table] of tables) expectSame(alone[name], table);
  });

  test.each(GAMES)('%s shares with the same game without terrain whatever terrain does not touch', (id) => {
    const plain = new Set(tablesOf(rulesetOf(variationOf(id.split('@')[0]!))));
    const own = tablesOf(rulesetOf(variationOf(id))).filter((table) => !plain.has(table));
    // itself, hills and what lies near, rivers and woods, steps over them, turns, and reach with its mask
    expect(own.length).toBeLessThanOrEqual(11);
    expect(plain.size).toBeGreaterThan(25);
  });

  test('with hills alone shares its reach too: hills stop nobody', () => {
    const [plain, hills] = [rulesetOf(variationOf('jikshiv')), rulesetOf(variationOf('jikshiv@h:Na3'))];
    expect(hills.reach).toBe(plain.reach);
  });
});
