import { afterEach, describe, expect, it, vi } from 'vitest';
import { relationOf } from '../../src/game/sitting/relation.ts';
import { afterChange, type Seat, SIGN } from '../../src/game/seat.ts';
import { newSign } from '../../src/store/newId.ts';
import { setupOf, sittingWith } from '../support/games.ts';

const draws = (number: number): string => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((numbers) => {
    if (numbers instanceof Uint32Array) numbers.fill(number);
    return numbers;
  });
  return newSign();
};
afterEach(() => vi.restoreAllMocks());

describe('the sign of a change', () => {
  it('has the length that a trail counts with, whatever is drawn', () => {
    expect([0, 1, 0xff_ff_ff_ff].map((number) => draws(number).length)).toEqual([SIGN, SIGN, SIGN]);
  });

  it('tells apart two tabs that draw the same last two characters', () => {
    const before: Seat = { id: 'x', began: 0, changes: 0, trail: '' };
    const moved = (number: number) => ({
      ...sittingWith(setupOf('stikitche'), 'Mc1-Mc3'),
      seat: afterChange(before, draws(number)),
    });
    const [here, there] = [moved(36 ** 2), moved(2 * 36 ** 2)];
    expect(relationOf(here, there)).toBe('parted');
  });
});
