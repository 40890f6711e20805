import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { caseDrawn, caseOf, check, drawn, hashOf, textOf } from '../../../src/cabinet/chance/source.ts';
import { parcheesis } from '../../../src/cabinet/games/parcheesi/rules.ts';
import type { Lot } from '../../../src/cabinet/seam/chance.ts';
import { budget } from '../../support/budget.ts';

const lotOf = (seed: string, numbers: readonly string[] = ['', '']): Lot => ({
  seed,
  hash: hashOf(seed),
  numbers,
});
const HEX = '0123456789abcdef';
const seeds = fc.string({ unit: fc.constantFrom(...HEX.split('')), minLength: 64, maxLength: 64 });
const added = fc.oneof(fc.constant(''), fc.nat().map(String));
const lots = fc.tuple(seeds, added, added).map(([seed, one, two]) => lotOf(seed, [one, two]));
const ZERO = '0'.repeat(64);
const RUNS = { numRuns: budget(40, 10) };

const rules = (() => {
  const [first] = parcheesis;
  if (first === undefined) throw new Error('no parcheesi');
  return first;
})();

/** A game that goes as chance and the first legal move decide. */
function played(lot: Lot, plies: number) {
  const made: { before: ReturnType<typeof rules.start>; text: string }[] = [];
  let position = rules.start();
  let number = 0;
  for (let ply = 0; ply < plies && !rules.outcome(position).over; ply++) {
    const moves = rules.moves(position);
    const text =
      rules.turn(position) === 'chance'
        ? drawn(rules, position, lot, ++number)
        : rules.writeMove(moves[0] ?? { deed: 'pass' });
    made.push({ before: position, text });
    const move = moves.find((other) => rules.writeMove(other) === text);
    if (move === undefined) throw new Error(text);
    position = rules.play(position, move);
  }
  return made;
}

describe('a seed and its hash', () => {
  test('the hash is what sha256sum prints for the digits of the seed', () => {
    expect(hashOf(ZERO)).toBe('60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55');
  });

  test('changing any bit of the seed is caught by the hash', () => {
    const seed = `${HEX}${HEX}${HEX}${HEX}`;
    const lot = lotOf(seed);
    expect(check(rules, [], lot).isSeed).toBe(true);
    for (let bit = 0; bit < 256; bit++) {
      const at = bit >> 2;
      const digit = (Number.parseInt(seed.charAt(at), 16) ^ (1 << (bit & 3))).toString(16);
      const changed = seed.slice(0, at) + digit + seed.slice(at + 1);
      expect(check(rules, [], { ...lot, seed: changed }).isSeed).toBe(false);
    }
  });
});

const thirtyRolls = (numbers: readonly string[]): string =>
  Array.from({ length: 30 }, (_, at) => caseDrawn(lotOf(ZERO, numbers), at + 1, 36)).join(' ');

describe('a draw', () => {
  test.each([1, 2, 6, 36, 52, 100])(
    'of %i cases is even: each stands for as many numbers as any other',
    (cases) => {
      const words = 256;
      const counts = Array.from({ length: cases }, () => 0);
      for (let word = 0; word < words; word++) {
        const found = caseOf(word, cases, words);
        if (found !== null) counts[found] = (counts[found] ?? 0) + 1;
      }
      expect(counts).toEqual(counts.map(() => Math.floor(words / cases)));
    },
  );

  test('is one of the cases, and the same for the same seed, numbers and place in the game', () => {
    fc.assert(
      fc.property(
        lots,
        fc.integer({ min: 1, max: 900 }),
        fc.integer({ min: 1, max: 60 }),
        (lot, number, cases) => {
          const found = caseDrawn(lot, number, cases);
          expect(found).toBeGreaterThanOrEqual(0);
          expect(found).toBeLessThan(cases);
          expect(caseDrawn({ ...lot, hash: '' }, number, cases)).toBe(found);
        },
      ),
      RUNS,
    );
  });

  test('hashes what is public after the game, so that others can do the same', () => {
    const lot = lotOf(ZERO, ['12', '']);
    expect(textOf(lot, 3)).toBe(`${ZERO}:12,-:3`);
    // printf %s 00…00:12,-:3 | sha256sum, the first eight digits divided by 36
    expect(caseDrawn(lot, 3, 36)).toBe(0x90998e86 % 36);
  });

  test('what a player adds changes the rolls', () => {
    const all = [
      ['', ''],
      ['1', ''],
      ['', '1'],
      ['2', ''],
      ['11', '1'],
      ['1', '11'],
    ].map(thirtyRolls);
    expect(new Set(all).size).toBe(all.length);
  });

  test('of two dice brings each double once and each other roll twice in 36', () => {
    const counts = new Map<string, number>();
    const DRAWS = 36 * 300;
    for (let number = 1; number <= DRAWS; number++) {
      const roll = drawn(rules, rules.start(), lotOf(ZERO), number);
      counts.set(roll, (counts.get(roll) ?? 0) + 1);
    }
    expect(counts.size).toBe(21);
    for (const [roll, count] of counts) {
      const expected = (DRAWS / 36) * (roll.at(-1) === roll.at(-2) ? 1 : 2);
      // four times the standard deviation
      expect(Math.abs(count - expected)).toBeLessThan(4 * Math.sqrt(expected));
    }
  });
});

describe('a check after the game', () => {
  test('finds nothing wrong in a game that was played by its seed, and finds the roll that was changed in another', () => {
    fc.assert(
      fc.property(lots, fc.nat(), (lot, pick) => {
        const made = played(lot, 60);
        const rolls = made.flatMap(({ text }, at) => (text.startsWith('roll') ? [at] : []));
        expect(check(rules, made, lot)).toEqual({ isSeed: true, count: rolls.length, wrong: null });
        const changed = pick % rolls.length;
        const at = rolls[changed] ?? 0;
        const other = made[at]?.text === 'roll:66' ? 'roll:11' : 'roll:66';
        const forged = made.with(at, { before: made[at]?.before ?? rules.start(), text: other });
        expect(check(rules, forged, lot).wrong).toBe(changed + 1);
      }),
      RUNS,
    );
  });
});
