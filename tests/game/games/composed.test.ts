import { describe, expect, it } from 'vitest';
import {
  BASES,
  findVariation,
  HOUSE_RULE_IDS,
  NO_TERRAIN,
  rulesetOf,
  TERRAINS,
} from '../../../src/engine/index.ts';
import { composedWith, joinFault, partsOf, withRule } from '../../../src/game/games/composed.ts';
import { choiceOf, layoutOn, LAYOUTS, oppositeSquare } from '../../../src/game/games/layouts.ts';
import { isAsPlayed, PLAYED_SETS } from '../../../src/game/games/playedSets.ts';
import { variationTitle } from '../../../src/text/setup/variations.ts';

describe('a composed game (section 13)', () => {
  it.each([
    ['poron', 'no-king-vault', true, 'poron+no-king-vault'],
    ['poron+two-bends', 'no-king-vault', true, 'poron+no-king-vault+two-bends'],
    ['poron+no-king-vault+two-bends@r:Mc4', 'two-bends', false, 'poron+no-king-vault@r:Mc4'],
    // what limits freedoms goes with the last of them (section 16)
    ['jikshiv+home-limit+trans-drin', 'trans-drin', false, 'jikshiv'],
    ['jikshiv+home-limit+kapt-turn+trans-drin', 'trans-drin', false, 'jikshiv+home-limit+kapt-turn'],
  ] as const)('%s with %s: %s is %s', (id, rule, isWanted, then) => {
    expect(withRule(id, rule, isWanted)).toBe(then);
  });

  it.each([
    ['hyrshiv+hyrpaktun-step+two-bends', 'poron', 'poron+two-bends'],
    ['poron+no-king-vault+trans-drin', 'stikitche', 'stikitche+no-king-vault'],
    ['poron+no-king-vault', 'pastang', 'pastang'],
    // terrain stays on the squares that both boards have, by their names
    ['hyrshiv@r:Mc4,Ka4', 'poron', 'poron@r:Mc4'],
    ['poron@h:Nc2;r:Mc4', 'jikshiv', 'jikshiv@h:Nc2;r:Mc4'],
    ['poron@r:Wc4', 'pastang', 'pastang'],
  ])('%s on %s keeps what fits: %s', (id, base, then) => {
    expect(composedWith(id, { base })).toBe(then);
  });

  it('is playable with every rule that can join it, on every base', () => {
    for (const { id } of BASES)
      for (const rule of HOUSE_RULE_IDS) {
        const fits = joinFault(id, rule) === null;
        expect(partsOf(withRule(id, rule, true)).rules, `${id} ${rule}`).toEqual(fits ? [rule] : []);
      }
  });

  it.each(PLAYED_SETS)('%s is a game', (id) => {
    expect(findVariation(id)?.id).toBe(id);
    expect(isAsPlayed(id)).toBe(true);
  });

  it.each([
    ['hyrshiv:lamdu', 'Lamdu'],
    [PLAYED_SETS[1], 'Lamdu as it is played'],
    [`${PLAYED_SETS[1]}@r:Mc4`, 'Lamdu as it is played, with terrain'],
    ['poron+no-king-vault', 'Poron Jikaida, one house rule'],
    ['vallia+no-king-vault+two-bends', 'Vallia, 2 house rules'],
    ['draks-city@w:Mc4', 'Drak’s City, with terrain'],
  ])('%s is called %s', (id, title) => {
    expect(variationTitle(id)).toBe(title);
  });
});

describe('the prepared terrain', () => {
  const cases = BASES.flatMap((base) => LAYOUTS.map((layout) => ({ base, layout })));

  it.each(cases)(
    '$layout on $base.id is the same for both sides, and has its own name',
    ({ base, layout }) => {
      const terrain = layoutOn(base, layout);
      const { geometry } = rulesetOf(base);
      for (const sort of TERRAINS) {
        const turned = terrain[sort].map((square) => oppositeSquare(geometry, square));
        expect(turned.toSorted((a, b) => a - b)).toEqual(terrain[sort]);
      }
      const id = composedWith(base.id, { terrain });
      const game = findVariation(id);
      expect(game?.id).toBe(id);
      expect(game && choiceOf(game)).toBe(layout);
    },
  );

  it.each(BASES)('a river on $id crosses the whole board but for two fords', (base) => {
    const { geometry } = rulesetOf(base);
    const { river } = layoutOn(base, 'river');
    const files = new Set(river.map((square) => square % geometry.width));
    const fords = Array.from({ length: geometry.width }, (_, file) => file).filter(
      (file) => !files.has(file),
    );
    const breaks = fords.filter((file, index) => fords[index - 1] !== file - 1);
    expect(breaks).toHaveLength(2);
  });

  it('is none, or the players’ own', () => {
    const game = findVariation('poron@r:Mc4');
    expect(game && choiceOf(game)).toBe('own');
    expect(composedWith('poron@r:Mc4', { terrain: NO_TERRAIN })).toBe('poron');
  });
});
