import type { ReactNode } from 'react';
import { findVariation, opponent } from '../../engine/index.ts';
import { shownStart } from '../../game/apart/agreement.ts';
import type { Agreement, Role } from '../../game/apart/index.ts';
import { text } from '../../text/elsewhere.ts';
import { ruleTitle } from '../../text/setup/houseRules.ts';
import { variationTitle } from '../../text/setup/variations.ts';
import '../apart/apart.css';
import { RulesLink } from '../controls/RulesLink.tsx';
import { MiniBoard } from '../new/MiniBoard.tsx';
import { choiceText } from './words.ts';

interface AgreedListProps {
  readonly agreement: Agreement;
  /** The reader's role. */
  readonly reader: Role;
  /** What else is agreed, as terms and their descriptions. */
  readonly children: ReactNode;
}

/** What two players agree on, with a picture of the start of their game. */
export function AgreedList({ agreement, reader, children }: AgreedListProps) {
  const { variation, position, begins, hostSide, takeBack } = agreement;
  const start = shownStart(agreement);
  const rules = findVariation(variation)?.rules ?? [];
  const own = reader === 'host' || hostSide === 'lot' ? hostSide : opponent(hostSide);
  return (
    <div className="apart-terms">
      {start !== null && <MiniBoard position={start} frame={0.2} />}
      <dl>
        <dt>{text('elsewhere.terms.game')}</dt>
        <dd>
          {variationTitle(variation)}
          {position !== null && `, ${text('elsewhere.terms.position')}`}
        </dd>
        {rules.length > 0 && (
          <>
            <dt>{text('elsewhere.terms.rules')}</dt>
            {rules.map((rule) => (
              <dd key={rule}>
                <RulesLink to={rule}>{ruleTitle(rule)}</RulesLink>
              </dd>
            ))}
          </>
        )}
        <dt>{text('elsewhere.side')}</dt>
        <dd>{choiceText(own)}</dd>
        <dt>{text('elsewhere.begins')}</dt>
        <dd>{choiceText(position === null ? begins : (start?.turn ?? begins))}</dd>
        <dt>{text('elsewhere.take-back')}</dt>
        <dd>{text(`elsewhere.take-back.${takeBack}`)}</dd>
        {children}
      </dl>
    </div>
  );
}
