import { expect, it } from 'vitest';
import { findVariation, rulesetOf, type Side } from '../../../src/engine/index.ts';
import { bottomOf } from '../../../src/pages/table/useBottom.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../src/store/settings.ts';

const geometryOf = (id: string) => {
  const variation = findVariation(id);
  if (variation === undefined) throw new Error(id);
  return rulesetOf(variation).geometry;
};

interface Row {
  readonly settings: Partial<Settings>;
  readonly bottom: string;
  readonly turn?: Side;
  readonly game?: string;
  readonly isLow?: boolean;
  /** The side that plays alone against the computer. */
  readonly alone?: Side;
}

it.each<Row>([
  { settings: {}, bottom: 'south' },
  { settings: { flipped: true }, bottom: 'north' },
  { settings: {}, turn: 'blue', bottom: 'south' },
  { settings: { turning: true }, turn: 'blue', bottom: 'north' },
  { settings: { turning: true, flipped: true }, turn: 'blue', bottom: 'south' },
  { settings: { posture: 'sideways' }, bottom: 'east' },
  { settings: { posture: 'sideways', flipped: true }, bottom: 'west' },
  // a low screen lays tall boards on their side
  { settings: {}, isLow: true, bottom: 'east' },
  { settings: {}, isLow: true, game: 'pastang', bottom: 'south' },
  { settings: { posture: 'upright' }, isLow: true, bottom: 'south' },
  // the side of a player against the computer is near, and stays there
  { settings: {}, alone: 'blue', bottom: 'north' },
  { settings: { flipped: true }, alone: 'blue', bottom: 'south' },
  { settings: { turning: true }, turn: 'blue', alone: 'yellow', bottom: 'south' },
  // players who face each other have it upright and in one place
  { settings: { facing: true, turning: true, posture: 'sideways' }, turn: 'blue', bottom: 'south' },
  { settings: { facing: true, flipped: true }, isLow: true, bottom: 'north' },
])('$settings: $bottom is at the bottom', (row) => {
  const { settings, turn = 'yellow', game = 'poron', isLow = false, alone, bottom } = row;
  expect(bottomOf({ ...DEFAULT_SETTINGS, ...settings }, turn, geometryOf(game), isLow, alone)).toBe(bottom);
});
