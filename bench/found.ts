import { existsSync, readFileSync } from 'node:fs';
import { createSearcher } from '../src/search/index.ts';
import { readNetwork } from '../src/search/network/network.ts';
import { poronRows, type Row, smallRows } from './rows.ts';

/**
 * The results of the search in the positions of its benchmark: nodes, score and line, with the weights and with the
 * networks. A change that is only meant to make the search quicker must leave every line as it was: keep the output
 * from before it, and compare with `diff`.
 */
const DEPTHS = { poron: 6, small: 8 } as const;

function print({ name, position, depth }: Row, file?: string): void {
  const { ruleset } = position;
  const network = file === undefined ? undefined : readNetwork(ruleset, readFileSync(file));
  const searcher = createSearcher(ruleset, { network });
  const { nodes, lines } = searcher.search({ position, earlier: [] }, { limits: { depth } });
  console.log(`${name}${file === undefined ? '' : ', network'}: ${nodes} nodes, ${JSON.stringify(lines)}`);
}

for (const row of [...poronRows(DEPTHS.poron), ...smallRows(DEPTHS.small)]) {
  print(row);
  const file = `src/search/network/trained/${row.position.ruleset.variation.id}.net`;
  if (existsSync(file)) print(row, file);
}
