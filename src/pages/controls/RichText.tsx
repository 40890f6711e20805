import { useMemo } from 'react';
import { richBlock, type Rich } from '../../text/rulebook/rich.ts';
import { RulesLink } from './RulesLink.tsx';
import { Term } from './Term.tsx';

/** A text with marks: its terms explain themselves, and it leads into the rules. Each term is explained where it first stands. */
export function RichText({ words }: { words: string }) {
  const [stretches = []] = useMemo(() => richBlock([words]), [words]);
  return <Stretches stretches={stretches} />;
}

/** A text whose marks were read with those of its block. */
export function Stretches({ stretches }: { stretches: readonly Rich[] }) {
  return stretches.map((stretch) => <Stretch key={stretch.at} stretch={stretch} />);
}

function Stretch({ stretch }: { stretch: Rich }) {
  const { words } = stretch;
  switch (stretch.is) {
    case 'plain':
      return words;
    case 'strong':
      return <strong>{words}</strong>;
    case 'code':
      return <code>{words}</code>;
    case 'term':
      return <Term term={stretch.term} words={words} />;
    case 'link':
      return <RulesLink to={stretch.to}>{words}</RulesLink>;
  }
}
