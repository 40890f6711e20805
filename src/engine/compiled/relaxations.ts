import type { RefusalCode } from '../refusalCodes.ts';
import { onwardTables, rulesetOf } from './compile.ts';
import type { Ruleset } from './ruleset.ts';
import { openAfterTurns } from '../geometry.ts';
import { KIND_NAMES, type Kind, type KindRules } from '../kinds.ts';
import { memoised } from '../memoised.ts';
import { MOVE_FORMS, type Variation } from '../variation.ts';

/** A variation with one of its rules taken away, and the reason for refusals that this rule causes. */
export interface Relaxation {
  readonly code: Extract<
    RefusalCode,
    | 'first-move-spent'
    | 'propt'
    | 'front'
    | 'line-too-short'
    | 'no-capture-straight-ahead'
    | 'only-vaults'
    | 'may-not-capture'
    | 'river'
    | 'wood'
    | 'not-in-enemy-home'
    | 'one-step-takes-nothing'
    | 'exactly-two-steps'
    | 'does-not-vault'
    | 'waits-at-front'
  >;
  readonly ruleset: Ruleset;
}

/** The rules that may stop a move on their own, in the order in which a player would name them. */
export const relaxations = memoised(build);

/** The same rules, but no front stops a piece after its turn. */
function withOpenTurns(ruleset: Ruleset): Ruleset {
  const geometry = openAfterTurns(ruleset.geometry);
  return { ...ruleset, geometry, ...onwardTables(geometry, ruleset, ruleset.vaultRoom) };
}

type Relax = (code: Relaxation['code'], change: Partial<Variation>) => Relaxation;
type WithKinds = (change: (rules: KindRules) => Partial<KindRules>) => Variation['kinds'];

/** What named rules and terrain forbid (sections 16 and 19), if the game has them. */
function houseRelaxations(variation: Variation, relax: Relax, withKinds: WithKinds): readonly Relaxation[] {
  const { terrain, rules, homeLimit } = variation;
  return [
    ...(terrain.river.length > 0 ? [relax('river', { terrain: { ...terrain, river: [] } })] : []),
    ...(terrain.wood.length > 0 ? [relax('wood', { terrain: { ...terrain, wood: [] } })] : []),
    ...(homeLimit ? [relax('not-in-enemy-home', { homeLimit: false })] : []),
    ...(rules.length === 0
      ? []
      : [
          relax('one-step-takes-nothing', {
            kinds: withKinds(({ singleStep }) => (singleStep === 'quiet' ? { singleStep: 'any' } : {})),
          }),
          relax('exactly-two-steps', {
            kinds: withKinds(({ singleStep }) => (singleStep === 'none' ? { singleStep: 'any' } : {})),
          }),
          relax('does-not-vault', {
            kinds: withKinds(({ vaults }) => (vaults === 'none' ? { vaults: 'all' } : {})),
          }),
          relax('waits-at-front', { kinds: withKinds(() => ({ waitsAtFronts: false })) }),
        ]),
  ];
}

function build(ruleset: Ruleset): readonly Relaxation[] {
  const { variation } = ruleset;
  const relax = (code: Relaxation['code'], change: Partial<Variation>): Relaxation => ({
    code,
    ruleset: rulesetOf({ ...variation, ...change }),
  });
  const withKinds = (change: (rules: KindRules) => Partial<KindRules>): Variation['kinds'] =>
    Object.fromEntries(
      KIND_NAMES.map((kind: Kind) => [kind, { ...variation.kinds[kind], ...change(ruleset.kinds[kind]) }]),
    );
  return [
    { code: 'first-move-spent', ruleset },
    relax('propt', { kinds: withKinds(() => ({ propt: null })) }),
    relax('no-capture-straight-ahead', { kinds: withKinds(({ directions }) => ({ captures: directions })) }),
    ...houseRelaxations(variation, relax, withKinds),
    relax('front', { fronts: false }),
    { code: 'front', ruleset: withOpenTurns(ruleset) },
    relax('line-too-short', { vaultLine: 1 }),
    relax('may-not-capture', { capturers: KIND_NAMES }),
    relax('only-vaults', ruleset.forms.has('regular') ? {} : { forms: MOVE_FORMS }),
  ];
}
