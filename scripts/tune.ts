/**
 * Tunes the weights of the evaluation: fits them so that the static evaluation of quiet positions from self-play
 * predicts the results best (docs/levels.md). Reports the gain on games held out from the fit, for each game
 * separately and for all together, and the gain from each group of weights alone. Prints the proposals as JSON.
 *
 *     npx tsx scripts/tune.ts HOLD VARIATION=FILE ...
 *
 * HOLD is how strongly the weights are held to their old values: 0.0003, or less. FILE is the output of
 * `scripts/tuning/gather.ts` or `scripts/network/gather.ts`.
 */
import { readFileSync } from 'node:fs';
import { findVariation, rulesetOf } from '../src/engine/index.ts';
import { WEIGHTS } from '../src/search/evaluation/weights.ts';
import { gamesIn } from './network/records.ts';
import { fit, lossOf, scaleOf, type Fitted } from './tuning/fit.ts';
import { GROUPS, NEW_GROUPS } from './tuning/groups.ts';
import { FEATURES, rowsOf, WEIGHT_NAMES } from './tuning/rows.ts';

/** The least size, in centipoints, that is assumed for a small weight; also the size of a new term. */
const LEAST_UNIT = 6;

interface Game {
  readonly id: string;
  readonly rows: Fitted;
  readonly scale: number;
}

const none = new Float64Array(FEATURES.length);

const [hold = '', ...parts] = process.argv.slice(2);

function refuse(): never {
  console.error('usage: npx tsx scripts/tune.ts HOLD VARIATION=FILE ...');
  process.exit(2);
}

if (!(Number(hold) > 0) || parts.length === 0) refuse();
const games = parts.map((part): Game => {
  const [id = '', file = ''] = part.split('=');
  const variation = findVariation(id);
  if (variation === undefined || file === '') refuse();
  const ruleset = rulesetOf(variation);
  const played = gamesIn(readFileSync(file), ruleset.geometry.size);
  const rows = rowsOf(ruleset, played);
  const scale = scaleOf(rows, none);
  const judges = rows.judges.reduce((sum, judge) => sum + judge, 0);
  console.error(
    `${id}: ${played.length} games, ${rows.count} positions, ${judges} judge, scale ${scale.toFixed(0)}, ` +
      `held-out error ${lossOf(rows, none, scale, 1).toFixed(5)}`,
  );
  return { id, rows, scale };
});

function freedomOf(names: readonly string[]) {
  const units = Float64Array.from(FEATURES, (name) => {
    if (!names.includes(name)) return 0;
    const known = WEIGHT_NAMES.find((weight) => weight === name);
    if (known !== undefined) return Math.max(LEAST_UNIT, Math.abs(WEIGHTS[known]));
    return name.endsWith('Worth') ? 100 : LEAST_UNIT;
  });
  return { units, hold: Number(hold) };
}

/** The result of a fit on the held-out games, with the scale that then fits best. */
const judged = ({ rows, id }: Game, change: Float64Array): string =>
  `${id} ${lossOf(rows, change, scaleOf(rows, change), 1).toFixed(5)}`;

/** The features that change, with their new values. */
function proposalOf(change: Float64Array): Readonly<Record<string, number>> {
  const entries = FEATURES.map((name, at) => {
    const known = WEIGHT_NAMES.find((weight) => weight === name);
    return [name, Math.round((known === undefined ? 0 : WEIGHTS[known]) + change[at]!)] as const;
  });
  return Object.fromEntries(entries.filter((_, at) => change[at] !== 0));
}

const proposals: Record<string, unknown> = {};
const propose = (name: string, fitted: readonly Game[], names: readonly string[]): void => {
  const change = fit(fitted, freedomOf(names));
  console.error(`${name}: ${fitted.map((game) => judged(game, change)).join(', ')}`);
  proposals[name] = proposalOf(change);
};

for (const game of games) {
  propose(`${game.id}, weights`, [game], WEIGHT_NAMES);
  propose(`${game.id}, weights and new terms`, [game], FEATURES);
  for (const [group, names] of Object.entries({ ...GROUPS, ...NEW_GROUPS }))
    propose(`${game.id}, ${group}`, [game], names);
}
if (games.length > 1) {
  propose('together, weights', games, WEIGHT_NAMES);
  propose('together, weights and new terms', games, FEATURES);
}
console.log(JSON.stringify(proposals, null, 2));
