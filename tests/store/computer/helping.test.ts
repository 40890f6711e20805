import { expect, test } from 'vitest';
import { formatPosition, startPosition } from '../../../src/engine/index.ts';
import { createCommon, endSearch } from '../../../src/search/index.ts';
import { Company } from '../../../src/search/together/company.ts';
import { createHelping } from '../../../src/store/computer/helping.ts';
import { variation } from '../../support/games.ts';

const START = formatPosition(startPosition(variation('pastang')));
const RIGHT = {
  type: 'search',
  id: 7,
  variation: 'pastang',
  position: START,
  earlier: [],
  options: { limits: { moveTime: 1000 } },
  together: 1,
};

test('a helper leaves what it cannot read to the main worker, and goes on', () => {
  const common = createCommon(10);
  const help = createHelping(common, () => undefined);
  for (const wrong of [
    undefined,
    'x',
    { ...RIGHT, id: 'x' },
    { ...RIGHT, position: 'x' },
    { ...RIGHT, variation: 'go' },
  ])
    expect(() => help(wrong)).not.toThrow();
  endSearch(common, 1);
  expect(() => help(RIGHT)).not.toThrow();
});

test('a question without a number is not for helpers', () => {
  const common = createCommon(10);
  new Company(common).begin(1, false);
  const { together: _, ...alone } = RIGHT;
  createHelping(common, () => undefined)(alone);
  expect(new Int32Array(common.table).every((word) => word === 0)).toBe(true);
});
