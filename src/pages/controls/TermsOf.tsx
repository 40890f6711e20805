import { useId } from 'react';
import { withTerms } from '../../text/rulebook/names.ts';
import { richBlock } from '../../text/rulebook/rich.ts';
import { Meaning, Term } from './Term.tsx';
import './termsOf.css';

interface TermsOfProps {
  readonly legend: string;
  readonly texts: readonly string[];
}

/** The terms in texts that cannot explain them, such as those of cards that are pressed: each once, in their order. */
export function TermsOf({ legend, texts }: TermsOfProps) {
  const id = useId();
  const terms = richBlock(texts.map(withTerms))
    .flat()
    .flatMap((stretch) => (stretch.is === 'term' ? [stretch] : []));
  if (terms.length === 0) return null;
  return (
    <div className="terms-of">
      <p id={id}>{legend}</p>
      <ul aria-labelledby={id}>
        {terms.map(({ term, words }) => (
          <li key={term}>
            <Term term={term} words={words} meaning={`${id}-${term}`} />
            <Meaning id={`${id}-${term}`} term={term} />
          </li>
        ))}
      </ul>
    </div>
  );
}
