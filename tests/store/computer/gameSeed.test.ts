import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../src/game/seat.ts';
import { gameSeed } from '../../../src/store/computer/gameSeed.ts';

const SEAT: Seat = { id: 'x', began: 0, changes: 0, trail: '' };

describe('the seed of the computer’s errors', () => {
  it('is the number with which the name of the game begins, a different one for each side', () => {
    const seat = { ...SEAT, id: `${(4_000_000_000).toString(36)}3w5e112` };
    expect([gameSeed(seat, 'yellow'), gameSeed(seat, 'blue')]).toEqual([4_000_000_000, 4_000_000_001]);
  });

  it('is a number for any name, and where there is no name', () => {
    for (const id of ['', '–', 'Zz_-9', 'x'])
      expect(gameSeed({ ...SEAT, id }, 'blue')).toSatisfy(
        (seed) => Number.isInteger(seed) && Number(seed) >= 0,
      );
    expect(gameSeed(undefined, 'yellow')).toBe(0);
  });
});
