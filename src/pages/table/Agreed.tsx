import { useMemo } from 'react';
import type { HouseRuleId, Position } from '../../engine/index.ts';
import { hasTerrain } from '../../game/games/composed.ts';
import { largerRulingsFor } from '../../game/games/largerRulings.ts';
import { terrainText, text } from '../../text/setup/houseRules.ts';
import { RulesLink } from '../controls/RulesLink.tsx';
import './agreed.css';

/** Links to the sections of some named rules, side by side. */
export function RuleLinks({ rules }: { rules: readonly HouseRuleId[] }) {
  return rules.map((rule, index) => (
    <span key={rule}>
      {index > 0 && ', '}
      <RulesLink to={rule}>{text(`rules.${rule}`)}</RulesLink>
    </span>
  ));
}

interface AgreedProps {
  /** The position from which the game starts. */
  readonly start: Position;
  readonly heading: string;
  /** What the players call their rules. */
  readonly name?: string | undefined;
}

/**
 * House rules, terrain and the rulings on them as agreed for a game, each with a link to its page; nothing if there are
 * none.
 */
export function Agreed({ start, heading, name }: AgreedProps) {
  const rulings = useMemo(() => largerRulingsFor(start), [start]);
  const { rules, terrain } = start.ruleset.variation;
  if (name === undefined && rules.length === 0 && rulings.length === 0 && !hasTerrain(terrain)) return null;
  return (
    <section className="agreed" aria-labelledby="agreed">
      <h2 id="agreed">{heading}</h2>
      <dl className="rule-fits">
        {name !== undefined && (
          <div>
            <dt>{text('house.set')}</dt>
            <dd>{name}</dd>
          </div>
        )}
        {rules.length > 0 && (
          <div>
            <dt>{text('rules.chapter.house')}</dt>
            <dd>
              <RuleLinks rules={rules} />
            </dd>
          </div>
        )}
        {hasTerrain(terrain) && (
          <div>
            <dt>{text('rules.chapter.terrain')}</dt>
            <dd>
              <RulesLink to="terrain">{terrainText(terrain)}</RulesLink>
            </dd>
          </div>
        )}
        {rulings.length > 0 && (
          <div>
            <dt>{text('rules.rulings')}</dt>
            <dd>
              {rulings.map((ruling, index) => (
                <span key={ruling}>
                  {index > 0 && ', '}
                  <RulesLink to={ruling}>{ruling}</RulesLink>
                </span>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
