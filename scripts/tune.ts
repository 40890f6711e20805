/**
 * Tunes the weights of the evaluation by self-play: round after round it moves all weights a little in a random
 * direction and the other way, lets the two play a pair of games, and goes a step towards the winner (simultaneous
 * perturbation, SPSA). Prints the weights as JSON, which a tournament takes as `weights=FILE`.
 *
 *     npx tsx scripts/tune.ts VARIATION ROUNDS [NODES] [SEED]
 */
import { findVariation, rulesetOf } from '../src/engine/index.ts';
import { createSearcher } from '../src/search/index.ts';
import { WEIGHTS, type WeightName, type Weights } from '../src/search/evaluation/weights.ts';
import { seeded } from '../tests/support/random.ts';
import type { Player } from './matches/game.ts';
import { emptyTally, openingsOf, playPair } from './matches/match.ts';

const [id = '', roundsText = '', nodesText = '3000', seedText = '1'] = process.argv.slice(2);
const variation = findVariation(id);
if (variation === undefined || ![roundsText, nodesText, seedText].every((text) => /^\d+$/.test(text))) {
  console.error('usage: npx tsx scripts/tune.ts VARIATION ROUNDS [NODES] [SEED]');
  process.exit(2);
}
const ruleset = rulesetOf(variation);
const rounds = Number(roundsText);
const random = seeded(Number(seedText));
const names = Object.keys(WEIGHTS).filter((name): name is WeightName => Object.hasOwn(WEIGHTS, name));

/** How far a weight is moved to try it, and a step towards the winner, at a round: both shrink. */
const widthOf = (name: WeightName, round: number): number =>
  Math.max(2, 0.3 * Math.abs(WEIGHTS[name])) / (round + 1) ** 0.1;
const stepOf = (round: number): number => 0.4 / ((round + 1 + rounds / 10) / (rounds / 10 + 1)) ** 0.6;

function playerWith(name: string, weights: Weights): Player {
  const rounded = Object.fromEntries(names.map((weight) => [weight, Math.round(weights[weight])]));
  const searcher = createSearcher(ruleset, { tableBits: 15, weights: { ...weights, ...rounded } });
  return {
    name,
    begin: () => searcher.forget(),
    choose: (position, earlier) =>
      searcher.search({ position, earlier }, { limits: { nodes: Number(nodesText) } }).best,
  };
}

const openings = openingsOf(variation);
const weights: Record<WeightName, number> = { ...WEIGHTS };
for (let round = 0; round < rounds; round++) {
  const signs = new Map(names.map((name) => [name, random.chance(0.5) ? 1 : -1]));
  const moved = (sign: 1 | -1): Weights => ({
    ...weights,
    ...Object.fromEntries(
      names.map((name) => [name, weights[name] + sign * signs.get(name)! * widthOf(name, round)]),
    ),
  });
  const tally = emptyTally();
  playPair(
    random.pick(openings),
    round,
    playerWith('+', moved(1)),
    playerWith('-', moved(-1)),
    tally,
    () => {},
  );
  const gain = (tally.first - tally.second) / tally.games;
  for (const name of names) weights[name] += stepOf(round) * gain * signs.get(name)! * widthOf(name, round);
  if ((round + 1) % 10 === 0) console.error(`round ${round + 1}: ${JSON.stringify(roundedWeights())}`);
}
console.log(JSON.stringify(roundedWeights(), null, 2));

function roundedWeights(): Partial<Weights> {
  return Object.fromEntries(names.map((name) => [name, Math.round(weights[name])]));
}
