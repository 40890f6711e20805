import type { Kind } from '../kinds.ts';
import type { HouseRuleId, KindChanges, Variation } from '../variation.ts';

/** A named rule as data: what it changes, and what it can be combined with (section 16). */
export interface HouseRule {
  /** What it changes in the kinds, whatever other rules change there. */
  readonly kinds: KindChanges;
  /** What it changes in the game. */
  readonly game: Partial<Pick<Variation, 'homeLimit'>>;
  /** The kind that it is about, which the array must have; null if there is none. */
  readonly needsKind: Kind | null;
  /** It needs one of these rules as well. */
  readonly needs: readonly HouseRuleId[];
  readonly excludes: readonly HouseRuleId[];
}

const rule = (kinds: KindChanges, more: Partial<HouseRule> = {}): HouseRule => ({
  kinds,
  game: {},
  needsKind: null,
  needs: [],
  excludes: [],
  ...more,
});

/**
 * The named rules. No two change the same property differently, so their order does not matter; `excludes` names those
 * that would conflict.
 */
export const HOUSE_RULES: Readonly<Record<HouseRuleId, HouseRule>> = {
  'deldar-step-quiet': rule({ deldar: { singleStep: 'quiet' } }, { excludes: ['deldar-two-only'] }),
  'deldar-two-only': rule({ deldar: { singleStep: 'none' } }, { excludes: ['deldar-step-quiet'] }),
  'home-limit': rule({}, { game: { homeLimit: true }, needs: ['kapt-turn', 'trans-drin', 'two-fronts'] }),
  'hyrpaktun-step': rule(
    { hyrpaktun: { directions: 'all', captures: 'all', range: 1 } },
    { needsKind: 'hyrpaktun' },
  ),
  'jiktar-as-chuktar': rule({ jiktar: { directions: 'all', fronts: 'free' } }),
  'kapt-to-vault': rule({ kapt: { movesThenVaults: true } }),
  'kapt-turn': rule({ kapt: { addedTurn: true } }),
  'leapers-off-side': rule({ paktun: { comesOffSide: true }, hyrpaktun: { comesOffSide: true } }),
  'missiles-halt': rule(
    { archer: { fronts: 'halting' }, crossbowman: { fronts: 'halting' } },
    { needsKind: 'archer' },
  ),
  'no-king-vault': rule({ king: { vaults: 'none' } }),
  'trans-drin': rule({ jiktar: { addedFronts: 'free' }, hikdar: { addedFronts: 'free' } }),
  'two-bends': rule({ pallan: { bends: 2 } }),
  'two-fronts': rule({ pallan: { addedFronts: 'twice', addedLeaps: true } }),
  'vault-then-move': rule({ pallan: { vaultsThenMoves: true } }),
  'wait-at-front': rule({ pallan: { waitsAtFronts: true }, kapt: { waitsAtFronts: true } }),
};
