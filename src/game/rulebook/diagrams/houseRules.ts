import { HOUSE_RULE_IDS, type HouseRuleId } from '../../../engine/index.ts';

/** A position in which a named rule changes where one piece can go (section 16). */
export interface RuleExample {
  /** The board, with the other rules that this rule needs, but without the rule itself. */
  readonly board: string;
  /** The position line (section 12). */
  readonly position: string;
  /** The square of the piece. */
  readonly of: string;
}

/** One example for each named rule: the engine finds what it changes. */
export const RULE_EXAMPLES: Readonly<Record<HouseRuleId, RuleExample>> = {
  'deldar-step-quiet': { board: 'study:1x1', position: '6/2s3/1s1s2/2D3/6/6 y - - 20', of: 'Mc3' },
  'deldar-two-only': { board: 'study:1x1', position: '2s3/6/6/2D3/6/6 y - - 20', of: 'Mc3' },
  'home-limit': {
    board: 'study:1x2+trans-drin',
    position: '6/6/6/6/6/6/6/6/6/2J3/6/6 y - - 20',
    of: 'Mc3',
  },
  'hyrpaktun-step': { board: 'study:1x1', position: '6/6/6/2Y3/6/6 y - - 20', of: 'Mc3' },
  'jiktar-as-chuktar': { board: 'study:1x1', position: '6/6/6/2J3/6/6 y - - 20', of: 'Mc3' },
  'kapt-to-vault': { board: 'study:1x1', position: '3s2/6/3S2/3s2/3S2/G5 y - - 20', of: 'Ma1' },
  'kapt-turn': { board: 'study:2x1', position: '12/12/12/12/12/2G9 y - - 20', of: 'Mc1' },
  'leapers-off-side': { board: 'study:1x1', position: '6/6/2s3/2S3/2s3/2M3 y - - 20', of: 'Mc1' },
  'missiles-halt': { board: 'study:2x1', position: '12/12/12/3A8/12/12 y - - 20', of: 'Md3' },
  'no-king-vault': { board: 'study:1x1', position: '6/6/2s3/2S3/2S3/2K3 y - - 20', of: 'Mc1' },
  'trans-drin': { board: 'study:2x1', position: '12/12/12/12/12/2H9 y - - 20', of: 'Mc1' },
  'two-bends': { board: 'study:1x1', position: '6/6/6/3S2/1PSSs1/4s1 y - - 20', of: 'Mb2' },
  'two-fronts': {
    board: 'study:2x3',
    position: '12/12/12/12/12/12/12/12/12/12/12/12/12/12/12/12/12/2P9 y - - 20',
    of: 'Mc1',
  },
  'vault-then-move': { board: 'study:1x1', position: '6/6/2s3/2S3/2s3/2P3 y - - 20', of: 'Mc1' },
  'wait-at-front': {
    board: 'study:1x2+kapt-to-vault',
    position: '6/6/6/2s3/2S3/2s3/6/6/6/2G3/6/6 y - - 20',
    of: 'Mc3',
  },
};

/** The id of the game of an example, in which the rule holds. */
export function exampleGame(rule: HouseRuleId): string {
  const [ground = '', ...others] = RULE_EXAMPLES[rule].board.split('+');
  const rules = HOUSE_RULE_IDS.filter((one) => one === rule || others.includes(one));
  return [ground, ...rules].join('+');
}
