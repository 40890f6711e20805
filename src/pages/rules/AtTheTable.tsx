import { useMemo } from 'react';
import { hasTerrain } from '../../game/composed.ts';
import { largerRulingsFor } from '../../game/largerRulings.ts';
import { terrainText } from '../../text/houseRules.ts';
import { text } from '../../text/rules.ts';
import { variationTitle } from '../../text/variations.ts';
import { RulesLink } from '../controls/RulesLink.tsx';
import { useTable } from '../stores.tsx';
import { RuleLinks } from './RuleFits.tsx';

/** What is agreed for the game at the table, where more is agreed than the game itself; each rule leads to its page. */
export function AtTheTable() {
  const start = useTable(({ game }) => game.tree.start);
  const rulings = useMemo(() => largerRulingsFor(start), [start]);
  const { id, rules, terrain } = start.ruleset.variation;
  if (rules.length === 0 && rulings.length === 0 && !hasTerrain(terrain)) return null;
  return (
    <section className="at-the-table" aria-labelledby="at-the-table">
      <h2 id="at-the-table">{text('rules.at-the-table', { game: variationTitle(id) })}</h2>
      <dl className="rule-fits">
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
