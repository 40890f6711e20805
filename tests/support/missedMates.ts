import { readFileSync } from 'node:fs';
import { createSearcher } from '../../src/search/index.ts';
import { positionOf } from './arbitrary.ts';

/**
 * Prints, as JSON, the rows of the suite of mates in two and three that the search misses with this many nodes, of every
 * nth row; `tsx tests/support/missedMates.ts [NTH] [NODES]`. It runs in a process of its own, without the wrappers of the
 * test runner, which make a search several times slower.
 */
const [nth = 1, most = 60_000] = process.argv.slice(2).map(Number);
const rows = readFileSync(new URL('../fixtures/mates.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .filter((_, at) => at % nth === 0);

/** A Hyrkaida longer than the shortest will do if it is proved this soon. */
const MOST_TURNS = 3;

let spent = 0;
const missed = rows.filter((row) => {
  const [, id = '', line = ''] = row.split('\t');
  const position = positionOf(id, line);
  const { lines, nodes } = createSearcher(position.ruleset, { tableBits: 16 }).search(
    { position, earlier: [] },
    { limits: { nodes: most } },
  );
  spent += nodes;
  const score = lines[0]?.score;
  return !(score?.kind === 'win' && score.points === 1 && score.turns <= MOST_TURNS);
});
console.log(JSON.stringify({ tried: rows.length, missed, nodes: spent }));
