import { useId, useState } from 'react';
import { HOUSE_RULE_IDS, type HouseRuleId } from '../../../engine/index.ts';
import { composedWith, joinFault, partsOf, withRule } from '../../../game/games/composed.ts';
import { PLAYED_SETS } from '../../../game/games/playedSets.ts';
import { ruleAbout, ruleFaultText, ruleTitle, text, wentText } from '../../../text/setup/houseRules.ts';
import { variationTitle } from '../../../text/setup/variations.ts';
import './house.css';
import type { HouseProps } from './houseProps.ts';
import { KeptSets } from './KeptSets.tsx';
import { RuleDiagram } from './RuleDiagram.tsx';
import '../newGame.css';

/**
 * The named rules (section 16) as switches, the sets with which games are usually played, and those that the players
 * keep.
 */
export function HouseRules({ variation, onChange }: HouseProps) {
  const [went, setWent] = useState<readonly HouseRuleId[]>([]);
  const { rules } = partsOf(variation);
  const choose = (id: string, aside: HouseRuleId | null = null): void => {
    const now = partsOf(id).rules;
    setWent(aside === null ? [] : rules.filter((rule) => rule !== aside && !now.includes(rule)));
    onChange(id);
  };
  return (
    <div className="house-rules">
      <p className="help">{text('house.lead')}</p>
      <fieldset className="plain house-sets">
        <legend className="visually-hidden">{text('house.sets')}</legend>
        {PLAYED_SETS.map((id) => (
          <button
            key={id}
            type="button"
            className="button quiet"
            onClick={() => choose(asPlayed(variation, id))}
          >
            {variationTitle(id)}
          </button>
        ))}
        <button
          type="button"
          className="button quiet"
          disabled={rules.length === 0}
          onClick={() => choose(composedWith(variation, { rules: [] }))}
        >
          {text('house.plain')}
        </button>
      </fieldset>
      <output className="help">{went.length > 0 && wentText(went)}</output>
      <ul className="rule-switches">
        {HOUSE_RULE_IDS.map((rule) => (
          <RuleSwitch
            key={rule}
            rule={rule}
            variation={variation}
            onChange={(isWanted) => choose(withRule(variation, rule, isWanted), rule)}
          />
        ))}
      </ul>
      <KeptSets variation={variation} onChange={choose} />
    </div>
  );
}

/** A set as it is usually played, with the terrain of the previously chosen game, as far as it fits. */
function asPlayed(variation: string, set: string): string {
  const { base, rules } = partsOf(set);
  return composedWith(variation, { base, rules });
}

interface RuleSwitchProps {
  readonly rule: HouseRuleId;
  readonly variation: string;
  readonly onChange: (isWanted: boolean) => void;
}

/** One rule: whether it is wanted, what it does, and why it cannot be chosen if it does not fit. */
function RuleSwitch({ rule, variation, onChange }: RuleSwitchProps) {
  const ids = { about: useId(), why: useId() };
  const { base, rules } = partsOf(variation);
  const isChosen = rules.includes(rule);
  const fault = isChosen ? null : joinFault(variation, rule);
  return (
    <li className="rule-switch" data-unfit={fault === null ? undefined : ''}>
      <label>
        <input
          type="checkbox"
          role="switch"
          checked={isChosen}
          aria-checked={isChosen}
          disabled={fault !== null}
          aria-describedby={`${ids.about} ${ids.why}`}
          onChange={({ target }) => onChange(target.checked)}
        />
        <strong>{ruleTitle(rule)}</strong>
      </label>
      <div className="rule-words">
        <p id={ids.about}>{ruleAbout(rule)}</p>
        <p id={ids.why} className="rule-why">
          {fault !== null && ruleFaultText(fault, base)}
        </p>
      </div>
      <RuleDiagram rule={rule} />
    </li>
  );
}
