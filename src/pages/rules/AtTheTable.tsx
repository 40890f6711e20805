import { text } from '../../text/rules.ts';
import { variationTitle } from '../../text/setup/variations.ts';
import { useTable } from '../stores.tsx';
import { Agreed } from '../table/Agreed.tsx';

/** What is agreed for the game at the table, if more is agreed than the game itself. */
export function AtTheTable() {
  const start = useTable(({ game }) => game.tree.start);
  const name = useTable(({ sitting }) => sitting.terms.rules);
  const game = variationTitle(start.ruleset.variation.id);
  return <Agreed start={start} heading={text('rules.at-the-table', { game })} name={name} />;
}
