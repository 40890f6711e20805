import type { HouseRuleId, Variation } from '../variation.ts';
import { HOUSE_RULES } from './houseRules.ts';

/** Why a named rule cannot be combined with a base and other rules (section 16). */
export type RuleFault =
  /** The base does not allow it; the rule's `needsKind` may say why. */
  | { readonly code: 'rule-unfit'; readonly rule: HouseRuleId }
  /** It needs one of these rules as well. */
  | { readonly code: 'rule-needs'; readonly rule: HouseRuleId; readonly needs: readonly HouseRuleId[] }
  /** It cannot be combined with this other rule. */
  | { readonly code: 'rule-excluded'; readonly rule: HouseRuleId; readonly by: HouseRuleId };

/** Why a rule does not fit a base with these rules, which may include the rule itself; null if it fits. */
export function ruleFault(
  base: Variation,
  rules: readonly HouseRuleId[],
  rule: HouseRuleId,
): RuleFault | null {
  if (!base.takesRules.includes(rule)) return { code: 'rule-unfit', rule };
  const { needs, excludes } = HOUSE_RULES[rule];
  const by = excludes.find((other) => rules.includes(other));
  if (by !== undefined) return { code: 'rule-excluded', rule, by };
  if (needs.length > 0 && !needs.some((other) => rules.includes(other)))
    return { code: 'rule-needs', rule, needs };
  return null;
}

/** The first rule of a set that does not fit, and why; null if the set can be played on this base. */
export function ruleSetFault(base: Variation, rules: readonly HouseRuleId[]): RuleFault | null {
  for (const rule of rules) {
    const fault = ruleFault(base, rules, rule);
    if (fault !== null) return fault;
  }
  return null;
}
