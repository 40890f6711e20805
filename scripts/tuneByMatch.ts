/**
 * The second half of tuning: takes proposed weights, as `scripts/tune.ts` prints them, one group of related weights
 * after the other, and keeps a group only if the computer with it beats the computer without it. Prints what was kept.
 *
 *     npx tsx scripts/tuneByMatch.ts WEIGHTS.json VARIATION GAMES NODES
 */
import { readFileSync } from 'node:fs';
import { findVariation, rulesetOf } from '../src/engine/index.ts';
import { createSearcher } from '../src/search/index.ts';
import { WEIGHTS, type WeightName, type Weights } from '../src/search/evaluation/weights.ts';
import { emptyTally, openingsOf, playPair, shareOf } from './matches/match.ts';
import { searchPlayer, weightsFrom } from './matches/players.ts';
import { WEIGHT_NAMES } from './tuning/fit.ts';

/** Weights about the same thing are tried together: each alone would be lost in the noise. */
const GROUPS: Readonly<Record<string, readonly WeightName[]>> = {
  mobility: ['mobilityShort', 'mobilityLong', 'vaultShort', 'vaultLong'],
  king: ['kingShield', 'kingLine', 'kingHunt', 'kingCentreLate'],
  ending: ['tradeDown', 'nearlyBare', 'nearlyStuck'],
  growth: ['hikdarGrowth', 'jiktarGrowth'],
  place: ['centre', 'wildDrin', 'wildControl', 'unmoved', 'propt', 'tempo'],
  advance: ['advance', 'advanceLate', 'promotionNear', 'promotionNearLate'],
};
/** The least share of the points with which a group is kept. */
const ENOUGH = 0.53;

const [file = '', id = '', games = '', nodes = ''] = process.argv.slice(2);
const variation = findVariation(id);
if (variation === undefined || ![games, nodes].every((text) => /^\d+$/.test(text))) {
  console.error('usage: npx tsx scripts/tuneByMatch.ts WEIGHTS.json VARIATION GAMES NODES');
  process.exit(2);
}
const proposed = weightsFrom(readFileSync(file, 'utf8'));
const ruleset = rulesetOf(variation);
const openings = openingsOf(variation);
const playerWith = (name: string, weights: Weights) =>
  searchPlayer(
    name,
    createSearcher(ruleset, { tableBits: 15, weights }),
    { nodes: Number(nodes) },
    undefined,
  );

let kept: Weights = WEIGHTS;
for (const [group, names] of Object.entries(GROUPS)) {
  const tried: Weights = { ...kept, ...Object.fromEntries(names.map((name) => [name, proposed[name]])) };
  const tally = emptyTally();
  for (let pair = 0; 2 * pair < Number(games); pair++)
    playPair(
      openings[pair % openings.length]!,
      pair,
      playerWith('tried', tried),
      playerWith('kept', kept),
      tally,
      () => {},
    );
  const { share, margin } = shareOf(tally);
  const isKept = share >= ENOUGH;
  console.error(
    `${group}: ${(100 * share).toFixed(1)} % ± ${(100 * margin).toFixed(1)}, ${isKept ? 'kept' : 'left'}`,
  );
  if (isKept) kept = tried;
}
const changed = WEIGHT_NAMES.filter((name) => kept[name] !== WEIGHTS[name]);
console.log(JSON.stringify(Object.fromEntries(changed.map((name) => [name, kept[name]])), null, 2));
