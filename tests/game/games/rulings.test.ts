import { describe, expect, it } from 'vitest';
import { parsePosition, startPosition, type Variation } from '../../../src/engine/index.ts';
import { VARIATION_IDS, variationOf } from '../../../src/game/games/games.ts';
import { RULINGS, rulingsFor } from '../../../src/game/games/rulings.ts';
import { variation } from '../../support/games.ts';

const numbersOf = (rulings: readonly string[]) => rulings.map((ruling) => Number(ruling.slice(1)));
const mattering = (of: Variation) => numbersOf(rulingsFor(startPosition(of)).mattering);

const PORON = [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];
const PASTANG = [7, 12, 16];
const LONELY_PALLAN = `2pk8/${'12/'.repeat(16)}2PK8 y - - 0`;
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

  it.each<[string, number[], number[]]>([
    ['poron', [], []],
    ['poron+no-king-vault', [8], []],
    ['poron+two-fronts', [], [3, 4]],
    ['poron+home-limit+trans-drin', [], []],
  ])('do not contradict the house rules of %s', (id, overruled, limited) => {
    const found = rulingsFor(startPosition(variation(id)));
    expect(numbersOf(found.mattering)).toEqual(PORON.filter((number) => !overruled.includes(number)));
    expect(numbersOf(found.limited)).toEqual(limited);
    expect(numbersOf(found.idle)).toEqual([2]);
  });

  it('do not hold for a Pallan that crosses two fronts where no other piece crosses freely', () => {
    const alone = parsePosition(variation('poron+two-fronts'), LONELY_PALLAN);
    if (!alone.ok) throw new Error(alone.error.code);
    const { mattering: some, limited, idle } = rulingsFor(alone.value);
    expect([...some, ...limited, ...idle]).not.toEqual(expect.arrayContaining(['R3']));
    expect([...some, ...limited, ...idle]).not.toEqual(expect.arrayContaining(['R4']));
  });

  it.each([
    ['poron+trans-drin', 'j', 'R3'],
    ['poron+kapt-turn', 'g', 'R9'],
    ['poron+kapt-to-vault', 'g', 'R11'],
  ])('hold for a piece that has its freedom by the rule of %s alone', (id, letter, ruling) => {
    const matteringIn = (game: string) => {
      const line = `2${letter}k8/${'12/'.repeat(16)}2${letter.toUpperCase()}K8 y - - 0`;
      const read = parsePosition(variation(game), line);
      return read.ok ? rulingsFor(read.value).mattering : read.error.code;
    };
    expect(matteringIn(id)).toContain(ruling);
    expect(matteringIn('poron')).not.toContain(ruling);
  });

  it('follow the pieces of the position from which play starts', () => {
    const duel = parsePosition(variationOf('pastang'), 'p5/6/6/6/6/5P y - - 0');
    if (!duel.ok) throw new Error(duel.error.code);
    expect(numbersOf(rulingsFor(duel.value).mattering)).toEqual([10, 11, 16]);
  });
});
