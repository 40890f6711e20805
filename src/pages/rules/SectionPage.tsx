import { ArrowLeft, ArrowRight } from 'lucide-react';
import { memo } from 'react';
import type { AnyRuling } from '../../game/games/rulings.ts';
import { BOOK } from '../../text/rulebook/book.ts';
import { CHAPTERS, SECTIONS, type SectionId } from '../../text/rulebook/ids.ts';
import type { RulesSpot } from '../../text/rulebook/place.ts';
import { text } from '../../text/rules.ts';
import { RulesLink } from '../controls/RulesLink.tsx';
import { Blocks } from './Blocks.tsx';
import { CopyAddress } from './CopyAddress.tsx';
import { Glossary } from './Glossary.tsx';
import { Rulings } from './Rulings.tsx';
import './rules.css';

interface SectionPageProps {
  readonly section: SectionId;
  /** The ruling or term in it that the address names. */
  readonly within: RulesSpot['within'];
}

/** A section of the rules on a page of its own. */
export const SectionPage = memo(function SectionPage({ section, within }: SectionPageProps) {
  const { blocks, rulings = [] } = BOOK[section];
  const chapter = CHAPTERS.find(({ sections }) => sections.some((id) => id === section))?.chapter;
  const title = text(`rules.${section}`);
  return (
    <article className="section-page" aria-labelledby={section}>
      <header className="section-head">
        {chapter !== undefined && <p className="section-chapter">{text(`rules.chapter.${chapter}`)}</p>}
        <h2 id={section} tabIndex={-1}>
          {title}
        </h2>
        <CopyAddress place={section} title={title} />
      </header>
      <Blocks blocks={blocks} />
      {section === 'rulings' && <Rulings meant={within} />}
      {section === 'glossary' && <Glossary meant={within} />}
      {rulings.length > 0 && <SeeRulings rulings={rulings} />}
      <Turning section={section} />
    </article>
  );
});

/** The rulings that belong to a section. */
function SeeRulings({ rulings }: { rulings: readonly AnyRuling[] }) {
  return (
    <section className="see-rulings" aria-labelledby="see-rulings">
      <h3 id="see-rulings">{text('rules.see-rulings')}</h3>
      <ul>
        {rulings.map((ruling) => (
          <li key={ruling}>
            <RulesLink to={ruling}>
              <b>{ruling}</b> {text(`ruling.${ruling}.question`)}
            </RulesLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Links to the previous section and the next one. */
function Turning({ section }: { section: SectionId }) {
  const at = SECTIONS.indexOf(section);
  const [before, after] = [SECTIONS[at - 1], SECTIONS[at + 1]];
  return (
    <nav className="turning" aria-label={text('rules.turning')}>
      {before !== undefined && (
        <RulesLink to={before} className="turning-way">
          <ArrowLeft aria-hidden="true" />
          <span>
            <small>{text('rules.previous')}</small>
            {text(`rules.${before}`)}
          </span>
        </RulesLink>
      )}
      {after !== undefined && (
        <RulesLink to={after} className="turning-way turning-on">
          <span>
            <small>{text('rules.next')}</small>
            {text(`rules.${after}`)}
          </span>
          <ArrowRight aria-hidden="true" />
        </RulesLink>
      )}
    </nav>
  );
}
