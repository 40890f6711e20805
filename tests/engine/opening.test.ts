import { expect, test } from 'vitest';
import { legalMoves, positionAfter, startPosition } from '../../src/engine/index.ts';
import { holds, IDS, positionOf } from '../support/arbitrary.ts';
import { budget } from '../support/budget.ts';
import { variationOf } from '../support/grid.ts';
import { compareOpenings } from '../support/openingCheck.ts';
import { seeded } from '../support/random.ts';

test('whether a move gives Kaida or leaves the King safe is found just as by following every way to the King', () => {
  let [given, unsafe] = [0, 0];
  holds(({ position }) => {
    const found = compareOpenings(position);
    expect(found.wrong).toEqual([]);
    given += found.given;
    unsafe += found.unsafe;
  }, 1000);
  expect(given).toBeGreaterThan(5);
  expect(unsafe).toBeGreaterThan(5);
});

test.each(IDS)('the same in games of random moves: %s', (id) => {
  const random = seeded(11);
  for (let game = 0; game < budget(4, 1); game++) {
    let position = startPosition(variationOf(id));
    for (let turn = 0; turn < 100; turn++) {
      const moves = legalMoves(position);
      if (moves.length === 0) break;
      expect(compareOpenings(position).wrong).toEqual([]);
      position = positionAfter(position, random.pick(moves))!;
    }
  }
});

test.each([
  'c1hg1kg1mhj1/1d1dd2ds3/sss1S1sss1s1/12/2H9/1K10/12/12/12/12/12/12/12/12/12/1SS2S1S1S2/3DDDD1DDDD/CJHMMG5C b YB - 0',
  '1jh2kg2hjc/dd2sd3S1d/ss2Hs1ssss1/12/5s6/K11/3H7H/12/12/12/12/12/12/12/12/S6SSS2/DDDDD1DDDD1D/1J2MG2G1J1 b YB - 0',
])('a way opened for a Deldar’s first move: %s', (line) => {
  const found = compareOpenings(positionOf('poron', line));
  expect(found.wrong).toEqual([]);
  expect(found.given).toBeGreaterThan(0);
});
