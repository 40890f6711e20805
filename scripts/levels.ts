/**
 * Plays each level of the computer against the one below, and prints a row of the table in docs/levels.md for each
 * pair: the share of the points with its margin of error, and the rating difference that corresponds to it.
 *
 *     npm run levels -- GAMES VARIATION [LEVEL ...]
 *
 * Level 8 has no limit of its own: here it gets `FULL` nodes per move, less than a second on a quick machine.
 */
import { findVariation, rulesetOf } from '../src/engine/index.ts';
import { OFFERED_LEVELS } from '../src/search/index.ts';
import { emptyTally, openingsOf, playPair, ratingOf, shareOf } from './matches/match.ts';
import { playerOf } from './matches/players.ts';

const FULL = 100_000;

const [gamesText = '', id = '', ...wanted] = process.argv.slice(2);
const variation = findVariation(id);
const levels = OFFERED_LEVELS.filter(
  (level) => level > 1 && (wanted.length === 0 || wanted.includes(String(level))),
);
if (variation === undefined || !/^\d+$/.test(gamesText) || levels.length === 0) {
  console.error('usage: npm run levels -- GAMES VARIATION [LEVEL ...]');
  process.exit(2);
}
const ruleset = rulesetOf(variation);
const openings = openingsOf(variation);
const playerAt = (level: number) =>
  playerOf(ruleset, level === OFFERED_LEVELS.at(-1) ? `level=${level},nodes=${FULL}` : `level=${level}`);

for (const level of levels) {
  const [own, below] = [playerAt(level), playerAt(level - 1)];
  const tally = emptyTally();
  let turns = 0;
  for (let pair = 0; 2 * pair < Number(gamesText); pair++)
    playPair(openings[pair % openings.length]!, pair, own, below, tally, (game) => (turns += game.turns));
  const { share, margin } = shareOf(tally);
  console.log(
    `| ${level} | ${id} | ${tally.games} | ${percent(share)} % ± ${percent(margin)} | +${ratingOf(share)} | ${Math.round(turns / tally.games)} |`,
  );
}

function percent(part: number): string {
  return (100 * part).toFixed(0);
}
