/**
 * The second half of tuning: takes the proposals that `scripts/tune.ts` prints, one group of related weights after
 * another, and plays the computer with the group against the computer as it is. Reports the share of the points for
 * each.
 *
 *     npx tsx scripts/tuneByMatch.ts PROPOSALS.json VARIATION GAMES NODES LEAD NAME ...
 *
 * NAME is the name of a proposal, such as `poron, advance`, or several names joined by ` + `. A game counts as won
 * when both players have seen a lead of LEAD centipoints for eight turns. Both play like level 8, which avoids draws:
 * otherwise most games would end in a draw by repetition.
 */
import { readFileSync } from 'node:fs';
import { cpuUsage } from 'node:process';
import * as v from 'valibot';
import { findVariation, rulesetOf } from '../src/engine/index.ts';
import { createSearcher } from '../src/search/index.ts';
import { WEIGHTS, type Weights } from '../src/search/evaluation/weights.ts';
import { emptyTally, openingsOf, playPair, shareOf } from './matches/match.ts';
import { searchPlayer, weightsFrom } from './matches/players.ts';

const [file = '', id = '', games = '', nodes = '', lead = '', ...names] = process.argv.slice(2);
const variation = findVariation(id);
if (
  variation === undefined ||
  names.length === 0 ||
  ![games, nodes, lead].every((text) => /^\d+$/.test(text))
) {
  console.error('usage: npx tsx scripts/tuneByMatch.ts PROPOSALS.json VARIATION GAMES NODES LEAD NAME ...');
  process.exit(2);
}
const proposals = v.parse(
  v.record(v.string(), v.record(v.string(), v.number())),
  JSON.parse(readFileSync(file, 'utf8')),
);
const ruleset = rulesetOf(variation);
const openings = openingsOf(variation);
const playerWith = (name: string, weights: Weights) =>
  searchPlayer(name, createSearcher(ruleset, { tableBits: 15, weights }), { nodes: Number(nodes) }, 8);

for (const name of names) {
  const wanted = name.split(' + ').map((part) => {
    const proposal = proposals[part];
    if (proposal === undefined) throw new Error(`there is no proposal “${part}”`);
    return proposal;
  });
  const proposed = weightsFrom(JSON.stringify(Object.assign({}, ...wanted)));
  const [tried, present] = [playerWith('tried', proposed), playerWith('present', WEIGHTS)];
  const tally = emptyTally();
  for (let pair = 0; 2 * pair < Number(games); pair++)
    playPair(openings[pair % openings.length]!, pair, tried, present, tally, () => {}, Number(lead));
  const { share, margin } = shareOf(tally);
  const seconds = Math.round((cpuUsage().user + cpuUsage().system) / 1e6);
  console.log(
    `${name}: ${tally.games} games, ${(100 * share).toFixed(1)} % ± ${(100 * margin).toFixed(1)} (${seconds} s)`,
  );
}
