import { findVariation } from '../../engine/index.ts';
import type { Agreement, Role, SideChoice } from '../../game/apart/index.ts';
import { shownStart } from '../../game/apart/agreement.ts';
import { text } from '../../text/apart.ts';
import { ruleTitle } from '../../text/houseRules.ts';
import { sideText } from '../../text/sides.ts';
import { variationTitle } from '../../text/variations.ts';
import { opponent } from '../../engine/index.ts';
import { RulesLink } from '../controls/RulesLink.tsx';
import { MiniBoard } from '../new/MiniBoard.tsx';
import './apart.css';

const choiceText = (side: SideChoice): string => (side === 'lot' ? text('apart.terms.lot') : sideText(side));

interface ApartTermsProps {
  readonly agreement: Agreement;
  /** Who reads it. */
  readonly reader: Role;
}

/** What two players agree on for a game by message, with a picture of its start. */
export function ApartTerms({ agreement, reader }: ApartTermsProps) {
  const { variation, position, begins, hostSide, days, takeBack } = agreement;
  const start = shownStart(agreement);
  const rules = findVariation(variation)?.rules ?? [];
  const own = reader === 'host' || hostSide === 'lot' ? hostSide : opponent(hostSide);
  return (
    <div className="apart-terms">
      {start !== null && <MiniBoard position={start} frame={0.2} />}
      <dl>
        <dt>{text('apart.terms.game')}</dt>
        <dd>
          {variationTitle(variation)}
          {position !== null && `, ${text('apart.terms.position')}`}
        </dd>
        {rules.length > 0 && (
          <>
            <dt>{text('apart.terms.rules')}</dt>
            {rules.map((rule) => (
              <dd key={rule}>
                <RulesLink to={rule}>{ruleTitle(rule)}</RulesLink>
              </dd>
            ))}
          </>
        )}
        <dt>{text('apart.terms.you')}</dt>
        <dd>{choiceText(own)}</dd>
        <dt>{text('apart.terms.begins')}</dt>
        <dd>{start !== null && position !== null ? sideText(start.turn) : choiceText(begins)}</dd>
        <dt>{text('apart.terms.days')}</dt>
        <dd>{text('apart.days', { days: days ?? 0 })}</dd>
        <dt>{text('apart.terms.take-back')}</dt>
        <dd>{text(`apart.form.take-back.${takeBack}`)}</dd>
        <dt>{text('apart.terms.aids')}</dt>
        <dd>{text('apart.terms.aids.words')}</dd>
      </dl>
    </div>
  );
}
