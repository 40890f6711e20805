import { describe, expect, it } from 'vitest';
import { parsePosition, startPosition, type Variation } from '../../src/engine/index.ts';
import { VARIATION_IDS, variationOf } from '../../src/game/games.ts';
import { RULINGS, rulingsFor } from '../../src/game/rulings.ts';

const numbersOf = (rulings: readonly string[]) => rulings.map((ruling) => Number(ruling.slice(1)));
const mattering = (variation: Variation) => numbersOf(rulingsFor(startPosition(variation)).mattering);

const PORON = [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];
const PASTANG = [7, 12, 16];
const DRAKS_CITY = [2, 10, 11, 12, 16];

describe('the rulings that matter (section 11)', () => {
  it.each([
    ['poron', PORON],
    ['pastang', PASTANG],
    ['pastang:af', PASTANG],
    ['pastang:cd', PASTANG],
    ['pastang:swods-mixed', PASTANG],
    ['pastang:deldars-mixed', PASTANG],
    ['stikitche', [8, 9, 10, 11, 13, 14, 16]],
    ['draks-city', DRAKS_CITY],
    ['draks-city:mass', DRAKS_CITY],
  ] as const)('in %s', (id, expected) => {
    expect(mattering(variationOf(id))).toEqual(expected);
  });

  it.each(VARIATION_IDS)('and those that do not are all the others, in %s', (id) => {
    const { mattering: some, idle } = rulingsFor(startPosition(variationOf(id)));
    expect([...some, ...idle].toSorted()).toEqual(RULINGS.toSorted());
  });

  const poron = variationOf('poron');
  it.each<[string, Partial<Variation>, number[]]>([
    ['fronts that stop nothing', { fronts: false }, [1, 3, 4, 5, 6, 9]],
    ['plain moves and leaps only', { forms: ['regular', 'leap'] }, [6, 7, 8, 9, 10, 11, 15]],
    ['Swods that do not capture', { capturers: ['pallan'] }, [7]],
    ['Swods that become Pallans only', { promotions: ['pallan'] }, [15]],
    ['Swods that stay Swods', { promotions: [] }, [12, 15]],
  ])('follow from the data: not with %s', (_, change, gone) => {
    expect(mattering({ ...poron, ...change })).toEqual(PORON.filter((number) => !gone.includes(number)));
  });

  it('follow the pieces of the position from which play starts', () => {
    const duel = parsePosition(variationOf('pastang'), 'p5/6/6/6/6/5P y - - 0');
    if (!duel.ok) throw new Error(duel.error.code);
    expect(numbersOf(rulingsFor(duel.value).mattering)).toEqual([10, 11, 16]);
  });
});
