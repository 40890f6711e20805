import { text } from '../../text/glossary.ts';
import type { TermId } from '../../text/rulebook/terms.ts';
import './term.css';

interface TermProps {
  readonly term: TermId;
  /** The term as it is written in the text. */
  readonly words: string;
  /** The id of its `Meaning`. */
  readonly meaning: string;
}

/**
 * A word of the game with its meaning: a hint for the mouse, for Tab and for a tap, and its description for screen
 * readers.
 */
export function Term({ term, words, meaning }: TermProps) {
  return (
    <button
      type="button"
      className="term"
      aria-describedby={meaning}
      data-tip={text(`term.${term}.means`)}
      data-tip-tap=""
    >
      {words}
    </button>
  );
}

/**
 * The meaning of a term, hidden and read only as its description. It comes after the text, which is not interrupted.
 */
export function Meaning({ id, term }: { id: string; term: TermId }) {
  return (
    <span id={id} hidden>
      {text(`term.${term}.means`)}
    </span>
  );
}
