import {
  BASES,
  HOUSE_RULES,
  pieceAt,
  TERRAINS,
  type HouseRuleId,
  type RuleFault,
  type Terrain,
} from '../../engine/index.ts';
import type { RuleChange } from '../../game/rulebook/ruleChange.ts';
import { houseRulesWords } from '../en/houseRules.ts';
import { ruleTitlesWords } from '../en/ruleTitles.ts';
import { kindNameIn } from '../kindNames.ts';
import { textOf } from '../messages.ts';
import { variationTitle } from './variations.ts';

/** `text` for larger games, named rules and terrain, with the part of the catalogue that comes with it. */
export const text = textOf({ ...ruleTitlesWords, ...houseRulesWords });

/** The name of a named rule, `Kings do not vault`. */
export const ruleTitle = (rule: HouseRuleId): string => text(`rules.${rule}`);

/** What a named rule does, in a sentence. */
export const ruleAbout = (rule: HouseRuleId): string => text(`house.${rule}.about`);

const listed = (rules: readonly HouseRuleId[]): string =>
  rules.map((rule) => `“${ruleTitle(rule)}”`).join(', ');

/** Which rules were dropped together with another one. */
export const wentText = (rules: readonly HouseRuleId[]): string =>
  text('house.went', { rules: listed(rules) });

/** Why a rule cannot be combined with a base and the chosen rules. */
export function ruleFaultText(fault: RuleFault, base: string): string {
  switch (fault.code) {
    case 'rule-needs':
      return text('house.needs', { rules: listed(fault.needs) });
    case 'rule-excluded':
      return text('house.excluded', { rule: ruleTitle(fault.by) });
    case 'rule-unfit': {
      const game = variationTitle(base);
      const kind = HOUSE_RULES[fault.rule].needsKind;
      const isKnown = BASES.some(
        ({ id, kindNames }) => id === base && kind !== null && kindNames.includes(kind),
      );
      return kind !== null && isKnown
        ? text('house.unfit.kind', { game, kind: text(`kind.${kind}`) })
        : text('house.unfit', { game });
    }
  }
}

/** What a rule changes in its example, for those who cannot see the picture. */
export function ruleChangeText({ position, from, added, lost }: RuleChange): string {
  const piece = pieceAt(position, from);
  const kind = piece === null ? '' : kindNameIn(position.ruleset, piece.kind);
  const changes = [
    ...(added.length > 0 ? [text('house.diagram.added', { count: added.length, kind })] : []),
    ...(lost.length > 0 ? [text('house.diagram.lost', { count: lost.length, kind })] : []),
  ];
  return text('house.diagram', { changes: changes.join(', ') });
}

/** The terrain of a game in numbers, `12 river squares, 4 hill squares`. */
export const terrainText = (terrain: Terrain): string =>
  TERRAINS.filter((sort) => terrain[sort].length > 0)
    .map((sort) => text(`terrain.count.${sort}`, { count: terrain[sort].length }))
    .join(', ');
