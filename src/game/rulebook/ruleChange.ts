import type { HouseRuleId, Position, Square } from '../../engine/index.ts';
import { positionNamed, squareNamed } from '../games/named.ts';
import { targetsFrom } from '../overlays/targets.ts';
import { exampleGame, RULE_EXAMPLES } from './diagrams/houseRules.ts';

/** What a named rule changes for one piece, as the engine finds it with the rule and without. */
export interface RuleChange {
  /** The position of the example, in a game with the rule. */
  readonly position: Position;
  readonly from: Square;
  /** Where the piece can go with and without the rule. */
  readonly kept: readonly Square[];
  /** Where the piece can go only because of the rule. */
  readonly added: readonly Square[];
  /** Where the rule no longer lets the piece go. */
  readonly lost: readonly Square[];
}

/** The example of a named rule, and what the rule changes there (section 16). */
export function ruleChange(rule: HouseRuleId): RuleChange {
  const { board, position: line, of } = RULE_EXAMPLES[rule];
  const position = positionNamed(exampleGame(rule), line);
  const without = positionNamed(board, line);
  const from = squareNamed(position, of);
  const [now, before] = [targetsFrom(position, from), targetsFrom(without, from)];
  return {
    position,
    from,
    kept: [...now.keys()].filter((square) => before.has(square)),
    added: [...now.keys()].filter((square) => !before.has(square)),
    lost: [...before.keys()].filter((square) => !now.has(square)),
  };
}
