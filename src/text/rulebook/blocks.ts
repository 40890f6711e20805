import type { HouseRuleId } from '../../engine/index.ts';
import type { DiagramName } from '../../game/rulebook/diagrams/index.ts';
import type { AnyRuling } from '../../game/games/rulings.ts';
import type { RulesKey } from '../rules.ts';

/** Tables that are made from the rules themselves. */
export const TABLES = ['boards', 'pieces', 'signs', 'larger-boards', 'larger-pieces', 'played-sets'] as const;
export type TableName = (typeof TABLES)[number];

/** A part of a section: a paragraph, or something else that the page sets. */
export type Block =
  | RulesKey
  | { readonly heading: RulesKey }
  | { readonly list: readonly RulesKey[]; readonly numbered?: true }
  | { readonly diagrams: readonly DiagramName[] }
  | { readonly table: TableName }
  | { readonly line: string }
  /** The games and other rules with which a named rule can be combined. */
  | { readonly fits: HouseRuleId };

/** What a section is made of, and the rulings that belong to it. */
export interface Section {
  readonly blocks: readonly Block[];
  readonly rulings?: readonly AnyRuling[];
}

export const heading = (key: RulesKey): Block => ({ heading: key });
export const list = (...keys: readonly RulesKey[]): Block => ({ list: keys });
export const diagrams = (...names: readonly DiagramName[]): Block => ({ diagrams: names });
