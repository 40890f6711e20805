import { expect, test } from 'vitest';
import { legalMoves, positionAfter, startPosition } from '../../src/engine/index.ts';
import { holds, IDS } from '../support/arbitrary.ts';
import { budget } from '../support/budget.ts';
import { variationOf } from '../support/grid.ts';
import { compareOpenings } from '../support/openingCheck.ts';
import { seeded } from '../support/random.ts';

test('whether a move gives Kaida, or leaves the King safe, is found as by following every way to the King', () => {
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
