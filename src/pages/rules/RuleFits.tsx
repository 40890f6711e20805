import { BASES, HOUSE_RULES, type HouseRuleId } from '../../engine/index.ts';
import { PLAYED_SETS } from '../../game/games/playedSets.ts';
import { partsOf } from '../../game/games/composed.ts';
import { text } from '../../text/rules.ts';
import { variationTitle } from '../../text/setup/variations.ts';
import { RuleLinks } from '../table/Agreed.tsx';
import './rules.css';
import '../table/agreed.css';

/** The games and the other rules with which a named rule can be combined, as the engine has it (section 16). */
export function RuleFits({ rule }: { rule: HouseRuleId }) {
  const { needs, excludes } = HOUSE_RULES[rule];
  const games = BASES.filter(({ takesRules }) => takesRules.includes(rule)).map(({ id }) =>
    variationTitle(id),
  );
  return (
    <dl className="rule-fits section-fits">
      <div>
        <dt>{text('fits.games')}</dt>
        <dd>{games.join(', ')}</dd>
      </div>
      {needs.length > 0 && (
        <div>
          <dt>{text('fits.needs')}</dt>
          <dd>
            <RuleLinks rules={needs} />
          </dd>
        </div>
      )}
      {excludes.length > 0 && (
        <div>
          <dt>{text('fits.excludes')}</dt>
          <dd>
            <RuleLinks rules={excludes} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The larger games with the rules by which they are usually played. */
export function PlayedSets() {
  return (
    <dl className="rule-fits section-fits">
      {PLAYED_SETS.map((id) => (
        <div key={id}>
          <dt>{variationTitle(id)}</dt>
          <dd>
            <RuleLinks rules={partsOf(id).rules} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
