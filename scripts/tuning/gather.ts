/**
 * Gathers quiet positions from games of the computer against itself, with the results of the games, and appends them
 * to a file for `scripts/tune.ts`. A game counts as won when both sides have seen a lead of LEAD centipoints for eight
 * turns.
 *
 *     npx tsx scripts/tuning/gather.ts VARIATION FILE POSITIONS NODES EVERY LEAD [FIRST]
 *
 * FIRST is the number of the first game, 0 by default; the same number gives the same game.
 */
import { appendFileSync } from 'node:fs';
import { findVariation } from '../../src/engine/index.ts';
import { openingsOf } from '../matches/match.ts';
import { bytesOf } from '../network/records.ts';
import { samplesOfGame } from './selfPlay.ts';

const [id = '', file = '', ...numbers] = process.argv.slice(2);
const variation = findVariation(id);
if (variation === undefined || numbers.length < 4 || numbers.some((text) => !/^\d+$/.test(text))) {
  console.error('usage: npx tsx scripts/tuning/gather.ts VARIATION FILE POSITIONS NODES EVERY LEAD [FIRST]');
  process.exit(2);
}
const [wanted = 0, nodes = 0, every = 0, lead = 0, first = 0] = numbers.map(Number);
const openings = openingsOf(variation);
let count = 0;
let game = first;
for (; count < wanted; game++) {
  const samples = samplesOfGame(variation, openings, game, { nodes, every, lead });
  appendFileSync(file, bytesOf(samples));
  count += samples.length;
  if ((game - first) % 200 === 199) report();
}
report();

function report(): void {
  const { user, system } = process.cpuUsage();
  const seconds = Math.round((user + system) / 1e6);
  console.error(`${id}: ${game - first} games, ${count} positions, ${seconds} s of processor time`);
}
