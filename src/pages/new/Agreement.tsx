import type { ReactNode } from 'react';
import type { Position } from '../../engine/index.ts';
import { largerRulingsFor } from '../../game/games/largerRulings.ts';
import { rulingsFor, type AnyRuling } from '../../game/games/rulings.ts';
import type { Terms } from '../../game/sitting/terms.ts';
import { clockTermsText, rulingWords } from '../../text/setup/setupWords.ts';
import { soldiersIn } from '../../text/kindNames.ts';
import { text as titles } from '../../text/ruleTitles.ts';
import { text } from '../../text/setup/setup.ts';
import { variationTitle } from '../../text/setup/variations.ts';
import { explained } from '../controls/RichText.tsx';
import { RulesLink } from '../controls/RulesLink.tsx';
import './agreement.css';
import { HouseAgreed } from './HouseAgreed.tsx';

interface AgreementProps {
  /** The position from which play starts. */
  readonly from: Position;
  readonly terms: Terms;
  /** Stands above the words on take-backs: before a game, the choice of it. */
  readonly children?: ReactNode;
}

/**
 * Everything that two players agree on when they start a game: house rules, take-backs, clock, endings, rulings
 * (sections 9 and 11).
 */
export function Agreement({ from, terms: { takeBack, clock, rules }, children }: AgreementProps) {
  return (
    <div className="agreement">
      <HouseAgreed from={from} name={rules} />
      <section>
        <h3>{text('take-back.heading')}</h3>
        {children}
        <p>{text(`take-back.${takeBack}.long`)}</p>
      </section>
      <section>
        <h3>{text('agreement.clock')}</h3>
        <p>
          {clock === null
            ? text('agreement.clock.none')
            : [
                `${clockTermsText(clock)}.`,
                text(clock.pausesWhenClosed ? 'agreement.clock.pauses' : 'agreement.clock.goes-on'),
                text('agreement.clock.flag'),
              ].join(' ')}
        </p>
      </section>
      <Endings from={from} />
      <LargerRulings from={from} />
      <Rulings from={from} />
    </div>
  );
}

/** How a game can end other than on the board (section 9, last paragraph). */
function Endings({ from }: Pick<AgreementProps, 'from'>) {
  const [repetition, quiet] = explained(
    text('agreement.repetition'),
    text('agreement.quiet', soldiersIn(from.ruleset)),
  );
  return (
    <section>
      <h3>{text('agreement.endings')}</h3>
      <p>{text('agreement.concession')}</p>
      <p>{text('agreement.draw')}</p>
      <p>{text('agreement.claims')}</p>
      <ul>
        <li>{repetition}</li>
        <li>{quiet}</li>
      </ul>
    </section>
  );
}

/** The rulings on the house rules and kinds of this game; nothing if it has none (section 20). */
function LargerRulings({ from }: Pick<AgreementProps, 'from'>) {
  const rulings = largerRulingsFor(from);
  if (rulings.length === 0) return null;
  return (
    <section>
      <h3>{text('agreement.larger-rulings')}</h3>
      <RulingList rulings={rulings} />
    </section>
  );
}

/** The rulings that matter in a game and, folded away, those of the book that do not. */
function Rulings({ from }: Pick<AgreementProps, 'from'>) {
  const { mattering, limited, idle } = rulingsFor(from);
  const game = variationTitle(from.ruleset.variation.id);
  return (
    <section>
      <h3>{text('agreement.rulings')}</h3>
      <p>{explained(text('agreement.mattering', { rulings: mattering.length, game }))}</p>
      <RulingList rulings={mattering} limited={limited} />
      {idle.length > 0 && (
        <details className="idle-rulings">
          <summary>{text('agreement.idle', { rulings: idle.length, game })}</summary>
          <RulingList rulings={idle} />
        </details>
      )}
    </section>
  );
}

interface RulingListProps {
  readonly rulings: readonly AnyRuling[];
  /** Those of them that a house rule limits. */
  readonly limited?: readonly AnyRuling[];
}

function RulingList({ rulings, limited }: RulingListProps) {
  const words = rulings.map((ruling) => rulingWords(ruling, limited?.includes(ruling) ?? false));
  const answers = explained(...words.map(({ answer }) => answer));
  return (
    <ul className="rulings">
      {rulings.map((ruling, index) => (
        <li key={ruling}>
          <h4>{words[index]?.question}</h4>
          <p>
            {answers[index]} <RulesLink to={ruling}>{titles('rules.link', { section: ruling })}</RulesLink>
          </p>
        </li>
      ))}
    </ul>
  );
}
