/**
 * Solves Stikitche, a King and a Pallan on each side, and writes its tablebase to `src/store/tablebase/stikitche.bin`
 * and its longest game to `src/samples/stikitche-longest.jkn`. It prints the figures of docs/stikitche.md.
 *
 *     nice npx tsx scripts/stikitche.ts
 */
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { findVariation, rulesetOf, startPosition } from '../src/engine/index.ts';
import { formatGame } from '../src/game/jkn/index.ts';
import { openTablebase, verdictFor } from '../src/search/tablebase/index.ts';
import { graphOf } from './stikitche/graph.ts';
import { longestGame } from './stikitche/longest.ts';
import { solve } from './stikitche/solve.ts';
import { countResults } from './stikitche/summary.ts';

const TABLEBASE = new URL('../src/store/tablebase/stikitche.bin', import.meta.url);
const LONGEST = new URL('../src/samples/stikitche-longest.jkn', import.meta.url);

const say = (words: string): void => console.log(`${(performance.now() / 1000).toFixed(0)} s  ${words}`);

const variation = findVariation('stikitche');
if (variation === undefined) throw new Error('there is no game stikitche');
const graph = graphOf(variation, (seen) => say(`${seen} places seen`));
say(`${graph.next.length} moves between positions`);
const bytes = solve(graph, (stage, plies, found) => say(`${stage} in ${plies} plies: ${found}`));
const packed = gzipSync(bytes, { level: 9 });
writeFileSync(TABLEBASE, packed);
say(`${packed.length} bytes written`);

const tablebase = openTablebase(rulesetOf(variation), bytes);
if (tablebase === undefined) throw new Error('the tablebase is not of this game');
console.table(countResults(bytes));
console.log('the start:', verdictFor(tablebase, startPosition(variation)));
writeFileSync(LONGEST, formatGame(longestGame(tablebase)));
