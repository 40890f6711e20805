/**
 * Gathers positions for the networks by self-play, and appends them to a file. A record has the cells, the side to
 * move, the result in quarters, and the score in centipoints (two bytes, low byte first), both from Yellow's view.
 *
 *     npx tsx scripts/network/gather.ts VARIATION FILE SECONDS NODES SEED EVERY [NETWORK]
 *
 * The players judge by NETWORK or, without it, by the weights.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import { findVariation, rulesetOf } from '../../src/engine/index.ts';
import { readNetwork } from '../../src/search/network/network.ts';
import { bytesOf } from './records.ts';
import { samplesOfGame } from './samples.ts';

const [id = '', file = '', seconds = '', nodes = '', seed = '', every = '1', named] = process.argv.slice(2);
const variation = findVariation(id);
if (variation === undefined || [seconds, nodes, seed, every].some((number) => !/^\d+$/.test(number))) {
  console.error('usage: npx tsx scripts/network/gather.ts VARIATION FILE SECONDS NODES SEED EVERY [NETWORK]');
  process.exit(2);
}
const network = named === undefined ? undefined : readNetwork(rulesetOf(variation), readFileSync(named));
const until = Date.now() + 1000 * Number(seconds);
let count = 0;
let games = 0;
for (let game = Number(seed); Date.now() < until; game++) {
  const samples = samplesOfGame(variation, Number(nodes), game, Number(every), network);
  appendFileSync(file, bytesOf(samples));
  count += samples.length;
  if (++games % 100 === 0) console.error(`${id}: ${games} games, ${count} positions`);
}
console.error(`${id}: ${games} games, ${count} positions`);
