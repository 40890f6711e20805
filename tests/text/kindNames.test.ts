import { expect, test } from 'vitest';
import { rulesetOf } from '../../src/engine/index.ts';
import { claimText } from '../../src/text/claims.ts';
import { outcomeReason } from '../../src/text/outcomes.ts';
import { scoreText } from '../../src/text/review/scores.ts';
import { variation } from '../support/games.ts';

const QUIET = { ending: 'quiet', winner: null, points: { yellow: 0.5, blue: 0.5 } } as const;

test.each([
  ['poron', 'Swod'],
  ['pastang', 'Swod'],
  ['vallia', 'Brumbyte'],
  ['vallia+no-king-vault', 'Brumbyte'],
])('sentences about all pieces of %s call the smallest a %s', (id, swod) => {
  const ruleset = rulesetOf(variation(id));
  expect(claimText({ ground: 'quiet', turns: 100 }, ruleset)).toContain(
    `without a capture or a ${swod}’s move`,
  );
  expect(outcomeReason(QUIET, ruleset)).toContain(`without a capture or a ${swod}’s move`);
  expect(scoreText({ kind: 'centipoints', value: -250 }, ruleset)).toBe(`Blue is ahead by 2.50 ${swod}s`);
});
