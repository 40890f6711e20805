/**
 * Plays the games of the cabinet to their ends at random: `npx tsx scripts/cabinetPlayouts.ts [GAMES] [WHICH]`; WHICH
 * is a list of variants or games, separated by commas, or `all`. Prints a line for each variant: how its games ended,
 * and how many turns they took on average and at most. Fails if one throws, or has not ended after a hundred thousand
 * turns.
 */
import { CABINET_GAMES } from '../src/cli/cabinetGames.ts';
import type { AnyGame } from '../src/cabinet/seam/game.ts';
import type { AnyRules } from '../src/cabinet/seam/rules.ts';
import { playedByLot, type End } from './cabinet/lot.ts';

const [count = '200', which = 'all'] = process.argv.slice(2);
const names = which.split(',');
const MOST = 100_000;
const ENDS: readonly End[] = ['over', 'repeated', 'quiet', 'left'];

/** The line for a variant. */
function lineOf(game: AnyGame, rules: AnyRules): string {
  const played = Array.from({ length: Number(count) }, (_, seed) => playedByLot(game, rules, seed, MOST));
  const turns = played.map((one) => one.turns);
  const mean = Math.round(turns.reduce((sum, one) => sum + one, 0) / turns.length);
  const ends = ENDS.map((end) => played.filter((one) => one.end === end).length);
  if (ends.at(-1) !== 0) process.exitCode = 1;
  return [rules.id, ...ends, mean, Math.max(...turns)].join('\t');
}

console.log(['variant', ...ENDS, 'mean', 'most'].join('\t'));
for (const { id, load } of CABINET_GAMES) {
  const game = await load();
  for (const rules of game.variants)
    if (names.some((name) => ['all', id, rules.id].includes(name))) console.log(lineOf(game, rules));
}
