import { useId, useMemo, type ReactNode } from 'react';
import { withTerms } from '../../text/rulebook/names.ts';
import { richBlock, type Rich } from '../../text/rulebook/rich.ts';
import { RulesLink } from './RulesLink.tsx';
import { Meaning, Term } from './Term.tsx';
import './term.css';

export interface RichTextProps {
  readonly words: string;
}

/**
 * A text, with or without markup: the terms in it explain themselves, each at its first occurrence, and its links lead
 * into the rules.
 */
export function RichText({ words }: RichTextProps) {
  const [stretches = []] = useMemo(() => richBlock([withTerms(words)]), [words]);
  return <Stretches stretches={stretches} />;
}

/** Texts that belong together: the terms in them explain themselves only once. */
export const explained = (...texts: readonly string[]): readonly ReactNode[] =>
  richBlock(texts.map(withTerms)).map((stretches, index) => (
    <Stretches key={texts[index]} stretches={stretches} />
  ));

/** A text whose markup was read together with that of its block. */
export function Stretches({ stretches }: { stretches: readonly Rich[] }) {
  const id = useId();
  return (
    <>
      {stretches.map((stretch) => (
        <Stretch key={stretch.at} stretch={stretch} id={id} />
      ))}
      {stretches.map(
        (stretch) =>
          stretch.is === 'term' && (
            <Meaning key={stretch.term} id={`${id}-${stretch.term}`} term={stretch.term} />
          ),
      )}
    </>
  );
}

function Stretch({ stretch, id }: { stretch: Rich; id: string }) {
  const { words } = stretch;
  switch (stretch.is) {
    case 'plain':
      return words;
    case 'strong':
      return <strong>{words}</strong>;
    case 'code':
      return <code>{words}</code>;
    case 'term':
      return (
        <span className="term-whole">
          {stretch.before}
          <Term term={stretch.term} words={words} meaning={`${id}-${stretch.term}`} />
          {stretch.after}
        </span>
      );
    case 'link':
      return <RulesLink to={stretch.to}>{words}</RulesLink>;
  }
}
