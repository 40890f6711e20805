import { expect, it } from 'vitest';
import { parsePosition, startPosition } from '../../../src/engine/index.ts';
import { variationOf } from '../../../src/game/games/games.ts';
import { largerRulingsFor } from '../../../src/game/games/largerRulings.ts';
import { PLAYED_SETS } from '../../../src/game/games/playedSets.ts';

it.each([
  ['poron', ''],
  ['pastang', ''],
  ['poron+leapers-off-side+two-bends', 'L8 L9'],
  ['vallia', 'L7'],
  ['hyrshiv', 'L1 L4 L5'],
  ['hyrshiv:lamdu', 'L1 L2 L3 L4 L5'],
  [PLAYED_SETS[2], 'L1 L2 L3 L4 L5 L6 L9'],
])('the rulings of section 20 that matter in %s: %s', (id, rulings) => {
  expect(largerRulingsFor(startPosition(variationOf(id))).join(' ')).toBe(rulings);
});

it('matter too for what a Swod may become', () => {
  const game = variationOf('hyrshiv:lamdu+two-bends');
  const rulingsWith = (rank: string): string => {
    const read = parsePosition(game, `9k8/${'18/'.repeat(21)}${rank}/9K8 y - - 0`);
    return read.ok ? largerRulingsFor(read.value).join(' ') : read.error.code;
  };
  expect(rulingsWith('18')).toBe('');
  expect(rulingsWith('S17')).toBe('L1 L2 L3 L4 L5 L9');
});
