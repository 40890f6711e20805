/**
 * Tunes the weights of the evaluation by self-play: the computer plays games against itself, and the weights are
 * fitted so that the static evaluation of their quiet positions predicts the results best (docs/levels.md). Prints
 * the weights that differ as JSON, which a tournament takes as `weights=FILE`.
 *
 *     npx tsx scripts/tune.ts NODES VARIATION=GAMES ...
 */
import { findVariation, rulesetOf } from '../src/engine/index.ts';
import { WEIGHTS } from '../src/search/evaluation/weights.ts';
import { fit, lossOf, rowsOf, WEIGHT_NAMES } from './tuning/fit.ts';
import { samplesOf } from './tuning/selfPlay.ts';

/** One position in this many judges the fit and takes no part in it. */
const JUDGING = 5;
/** How strongly the weights are held to what they were: the one that the judging positions like best is taken. */
const HOLDS = [0.0003, 0.001, 0.003, 0.01, 0.03];

const [nodes = '', ...wanted] = process.argv.slice(2);
const games = wanted.map((part) => {
  const [id = '', count = ''] = part.split('=');
  const variation = findVariation(id);
  return variation === undefined || !/^\d+$/.test(count) ? null : { variation, count: Number(count) };
});
if (!/^\d+$/.test(nodes) || games.length === 0 || games.includes(null)) {
  console.error('usage: npx tsx scripts/tune.ts NODES VARIATION=GAMES ...');
  process.exit(2);
}
const groups = games.flatMap((group) => {
  if (group === null) return [];
  const { variation, count } = group;
  const samples = samplesOf(variation, count, Number(nodes), (game) => {
    if (game % 20 === 0) console.error(`${variation.id}: ${game} of ${count} games`);
  });
  const rows = rowsOf(rulesetOf(variation), samples);
  console.error(`${variation.id}: ${rows.length} positions, scale ${(rows[0]?.scale ?? 0).toFixed(0)}`);
  return [rows];
});
const rows = groups.flat();
// games mostly stay whole in one part or the other: their positions lie together
const block = Math.ceil(rows.length / (JUDGING * 20));
const judges = rows.filter((_, at) => Math.floor(at / block) % JUDGING === 0);
const fitted = rows.filter((_, at) => Math.floor(at / block) % JUDGING !== 0);
const none = new Float64Array(WEIGHT_NAMES.length);
console.error(`fitted ${fitted.length} positions, loss ${lossOf(fitted, none).toFixed(5)}`);
console.error(`judging ${judges.length} positions, loss ${lossOf(judges, none).toFixed(5)}`);
const fits = HOLDS.map((hold) => {
  const change = fit(fitted, hold);
  const loss = lossOf(judges, change);
  console.error(`hold ${hold}: fitted ${lossOf(fitted, change).toFixed(5)}, judging ${loss.toFixed(5)}`);
  return { change, loss };
});
const { change } = fits.toSorted((first, second) => first.loss - second.loss)[0]!;
const weights = WEIGHT_NAMES.map(
  (name, index) => [name, Math.round(WEIGHTS[name] + change[index]!)] as const,
);
for (const [name, weight] of weights) console.error(`${name}: ${WEIGHTS[name]} → ${weight}`);
console.log(
  JSON.stringify(Object.fromEntries(weights.filter(([name, weight]) => weight !== WEIGHTS[name])), null, 2),
);
