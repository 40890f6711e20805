import { useId } from 'react';
import { text } from '../../text/glossary.ts';
import type { TermId } from '../../text/rulebook/terms.ts';
import './term.css';

interface TermProps {
  readonly term: TermId;
  /** The term as it stands in the text. */
  readonly words: string;
}

/**
 * A word of the game with what it means: a hint for the mouse, for Tab and for a tap, and its description for who hears
 * the page.
 */
export function Term({ term, words }: TermProps) {
  const id = useId();
  const means = text(`term.${term}.means`);
  return (
    <>
      <button type="button" className="term" aria-describedby={id} data-tip={means} data-tip-tap="">
        {words}
      </button>
      <span id={id} hidden>
        {means}
      </span>
    </>
  );
}
