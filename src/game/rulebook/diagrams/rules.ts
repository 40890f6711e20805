import type { HouseRuleId } from '../../../engine/index.ts';
import type { Diagram, Showing } from '../diagram.ts';
import { exampleGame, RULE_EXAMPLES } from './houseRules.ts';

const by = (rule: HouseRuleId, ...shows: readonly Showing[]): Diagram => ({
  board: exampleGame(rule),
  position: RULE_EXAMPLES[rule].position,
  shows,
});

/**
 * The examples of the named rules, showing what happens where the rule holds (section 16), and ways of the longer
 * moves.
 */
export const rules = {
  'deldar-step-quiet': by(
    'deldar-step-quiet',
    {
      what: 'targets',
      of: 'Mc3',
      ends: { move: 'Ma1 Mc1 Me1 Mb2 Mc2 Md2 Ma3 Mb3 Md3 Me3 Mc4', capture: 'Mc5' },
    },
    { what: 'refusal', move: 'Mc3-Md4', code: 'one-step-takes-nothing', squares: 'Mc3' },
  ),
  'deldar-two-only': by(
    'deldar-two-only',
    { what: 'targets', of: 'Mc3', ends: { move: 'Ma1 Mc1 Me1 Ma3 Me3 Ma5 Mc5 Me5' } },
    { what: 'refusal', move: 'Mc3-Md4', code: 'exactly-two-steps', squares: 'Mc3' },
  ),
  'home-limit': by(
    'home-limit',
    { what: 'targets', of: 'Mc3', ends: { move: 'Mc1 Mc2 Ma3 Mb3 Md3 Me3 Mf3 Mc4 Mc5 Mc6' } },
    { what: 'refusal', move: 'Mc3-Nc3', code: 'not-in-enemy-home', squares: 'Nc3' },
  ),
  'hyrpaktun-step': by('hyrpaktun-step', {
    what: 'targets',
    of: 'Mc3',
    ends: { move: 'Mb2 Mc2 Md2 Mf2 Mb3 Md3 Mb4 Mc4 Md4 Mf4 Mb6 Md6' },
  }),
  'jiktar-as-chuktar': by('jiktar-as-chuktar', {
    what: 'targets',
    of: 'Mc3',
    ends: {
      move: 'Ma1 Mc1 Me1 Mb2 Mc2 Md2 Ma3 Mb3 Md3 Me3 Mf3 Mb4 Mc4 Md4 Ma5 Mc5 Me5 Mc6 Mf6',
    },
  }),
  'kapt-to-vault': by('kapt-to-vault', {
    what: 'route',
    move: 'Ma1-Md5',
    way: 'step Mb1, step Mc1, step Md1, vault Md2, vault Md3, vault Md4, landing Md5',
  }),
  'kapt-turn': by('kapt-turn', {
    what: 'route',
    move: 'Mc1-Zc3',
    way: 'step Md1, step Me1, step Mf1, turn Za1, step Zb2, step Zc3',
  }),
  'kapt-turn-slant': by('kapt-turn', {
    what: 'route',
    move: 'Mc1-Mf6',
    way: 'step Md2, step Me3, turn Mf4, step Mf5, step Mf6',
  }),
  'leapers-off-side': by('leapers-off-side', {
    what: 'targets',
    of: 'Mc1',
    ends: { move: 'Ma2 Me2 Mb3 Md3', vault: 'Mb4 Md4 Mc5' },
  }),
  'leapers-off-side-way': by('leapers-off-side', {
    what: 'route',
    move: 'Mc1-Mb4',
    way: 'vault Mc2, vault Mc3, bend Mc4, landing Mb4',
  }),
  'missiles-halt': by(
    'missiles-halt',
    {
      what: 'targets',
      of: 'Md3',
      ends: { move: 'Mc1 Me1 Ma2 Mb2 Mc2 Md2 Me2 Mf2 Mc3 Me3 Ma4 Mb4 Mc4 Md4 Me4 Mf4 Mc5 Me5 Mc6 Me6' },
    },
    { what: 'refusal', move: 'Md3-Zb4', code: 'front', squares: 'Mf4 Za4' },
  ),
  'no-king-vault': by(
    'no-king-vault',
    { what: 'targets', of: 'Mc1', ends: { move: 'Mb1 Md1 Mb2 Md2' } },
    { what: 'refusal', move: 'Mc1-Mc5', code: 'does-not-vault', squares: 'Mc1' },
  ),
  'trans-drin': by(
    'trans-drin',
    { what: 'route', move: 'Mc1-Zb6', way: 'step Md2, step Me3, step Mf4, step Za5, step Zb6' },
    { what: 'targets', of: 'Mc1', ends: { move: 'Mb2 Md2 Ma3 Me3 Mf4 Za5 Zb6' } },
  ),
  'two-bends': by('two-bends', {
    what: 'route',
    move: 'Mb2-Mf1',
    way: 'vault Mc2, bend Md2, bend Md3, vault Me2, landing Mf1',
  }),
  'two-bends-capture': by('two-bends', {
    what: 'route',
    move: 'Mb2-Me2',
    way: 'vault Mc2, bend Md2, bend Md3, landing Me2',
  }),
  'two-fronts': by('two-fronts', {
    what: 'route',
    move: 'Mc1-Lf4',
    way: 'step Md2, step Me3, step Mf4, step Za5, step Zb6, step Lc1, step Ld2, step Le3, step Lf4',
  }),
  'vault-then-move': by('vault-then-move', {
    what: 'route',
    move: 'Mc1-Mf2',
    way: 'vault Mc2, vault Mc3, vault Mc4, landing Mc5, step Md4, step Me3, step Mf2',
  }),
  'vault-then-leap': by('vault-then-move', {
    what: 'route',
    move: 'Mc1-Me6',
    way: 'vault Mc2, vault Mc3, vault Mc4, landing Mc5, leap Me6',
  }),
  'wait-at-front': by('wait-at-front', {
    what: 'refusal',
    move: 'Mc3-Nc4',
    code: 'waits-at-front',
    squares: 'Mc3',
  }),
} as const satisfies Record<string, Diagram>;
