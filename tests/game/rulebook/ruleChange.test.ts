import { describe, expect, it } from 'vitest';
import { formatSquare, HOUSE_RULE_IDS, type HouseRuleId } from '../../../src/engine/index.ts';
import { ruleChange } from '../../../src/game/rulebook/ruleChange.ts';

/** What section 16 says of each rule, on the squares of its example. */
const CHANGES: Readonly<Record<HouseRuleId, { readonly added: string } | { readonly lost: string }>> = {
  'deldar-step-quiet': { lost: 'Mb4 Md4' },
  'deldar-two-only': { lost: 'Mb2 Mc2 Md2 Mb3 Md3 Mb4 Mc4 Md4' },
  'home-limit': { lost: 'Nc1 Nc2 Nc3 Nc4 Nc5 Nc6' },
  'hyrpaktun-step': { added: 'Mb2 Mc2 Md2 Mb3 Md3 Mb4 Mc4 Md4' },
  'jiktar-as-chuktar': { added: 'Ma1 Me1 Mb2 Md2 Mb4 Md4 Ma5 Me5 Mf6' },
  'kapt-to-vault': { added: 'Md5' },
  'kapt-turn': { added: 'Zb2 Zc3 Za4 Zb4 Zc4 Zd4 Ze4 Zf4 Mf5 Ze5 Mf6 Zf6' },
  'leapers-off-side': { added: 'Mb4 Md4' },
  'missiles-halt': { lost: 'Za2 Zb2 Zc2 Zd2 Ze2 Zf2 Za4 Zb4 Zc4 Zd4 Ze4 Zf4' },
  'no-king-vault': { lost: 'Mc5' },
  'trans-drin': { added: 'Za5 Zb6' },
  'two-bends': { added: 'Mf1 Me2 Me3' },
  'two-fronts': { added: 'Lc1 Ld2 Le3 Lf4 Wc1 Wc2 Wc3 Wc4 Wc5 Wc6' },
  'vault-then-move': { added: 'Mf2 Ma4 Mb4 Mc4 Md4 Me4 Ma5 Mb5 Md5 Me5 Mf5 Ma6 Mb6 Mc6 Md6 Me6' },
  'wait-at-front': { lost: 'Nc4' },
};

describe('the example of a named rule (section 16)', () => {
  it.each(HOUSE_RULE_IDS)('%s shows what the rule changes', (rule) => {
    const { position, added, lost } = ruleChange(rule);
    const named = (squares: readonly number[]): string =>
      squares
        .toSorted((a, b) => a - b)
        .map((square) => formatSquare(position.ruleset.geometry, square))
        .join(' ');
    expect({ added: named(added), lost: named(lost) }).toEqual({ added: '', lost: '', ...CHANGES[rule] });
  });
});
