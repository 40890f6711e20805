import { readFileSync } from 'node:fs';
import { createSearcher } from '../../src/search/index.ts';
import { positionOf } from './arbitrary.ts';

/**
 * Prints the rows of the suite in which the search does not find Hyrkaida in the fewest turns, as JSON. It runs in
 * a process of its own, without the wrappers of the test runner, which make a search several times slower.
 */
const rows = readFileSync(new URL('../fixtures/hyrkaida.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n');

const missed = rows.filter((row) => {
  const [turns = '', id = '', line = ''] = row.split('\t');
  const position = positionOf(id, line);
  const { lines } = createSearcher(position.ruleset, { tableBits: 16 }).search(
    { position, earlier: [] },
    { limits: { depth: 9, nodes: 1_000_000 } },
  );
  const score = lines[0]?.score;
  return !(score?.kind === 'win' && score.points === 1 && score.turns === Number(turns));
});
console.log(JSON.stringify({ tried: rows.length, missed }));
