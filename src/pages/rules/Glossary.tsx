import { LOCALE } from '../../text/en/locale.ts';
import { TERM_IDS, TERMS, type TermId } from '../../text/rulebook/terms.ts';
import { text } from '../../text/rules.ts';
import { RulesLink } from '../controls/RulesLink.tsx';
import './entries.css';

const collator = new Intl.Collator(LOCALE, { sensitivity: 'base' });
const nameOf = (term: TermId): string => text(`term.${term}`);

/** Every word of the game by its initial, with its meaning and where the rules say more. */
export function Glossary({ meant }: { meant: string | null }) {
  const terms = TERM_IDS.toSorted((a, b) => collator.compare(nameOf(a), nameOf(b)));
  return (
    <dl className="glossary">
      {terms.map((term) => {
        const section = TERMS[term];
        return (
          <div key={term} className={term === meant ? 'meant' : undefined}>
            <dt id={term} tabIndex={-1}>
              {nameOf(term)}
            </dt>
            <dd>
              {text(`term.${term}.means`)}
              {section !== null && (
                <>
                  {' '}
                  <RulesLink to={section}>{text(`rules.${section}`)}</RulesLink>
                </>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
