/**
 * Plays two settings of the computer against each other from a fixed book of openings, each opening with either side,
 * and prints the share of the points of the first setting with its margin of error.
 *
 *     npm run tournament -- VARIATION FIRST SECOND GAMES [OPENING]
 *
 * OPENING is the number of the first opening, so that several processes can share a long match.
 */
import { findVariation, rulesetOf } from '../src/engine/index.ts';
import { emptyTally, openingsOf, playPair, ratingOf, shareOf } from './matches/match.ts';
import { playerOf } from './matches/players.ts';

const [id = '', firstText, secondText, gamesText = '20', openingText = '0'] = process.argv.slice(2);
const variation = findVariation(id);
if (
  variation === undefined ||
  firstText === undefined ||
  secondText === undefined ||
  !/^\d+$/.test(gamesText) ||
  !/^\d+$/.test(openingText)
) {
  console.error('usage: npm run tournament -- VARIATION FIRST SECOND GAMES [OPENING]');
  console.error(
    'a player is plain=DEPTH or a list of depth=, nodes=, ms=, level=, weights=FILE with commas between',
  );
  process.exit(2);
}
const ruleset = rulesetOf(variation);
const first = playerOf(ruleset, firstText);
const second = playerOf(ruleset, secondText);
const openings = openingsOf(variation);
const tally = emptyTally();
const begin = Number(openingText);
for (let number = begin; 2 * (number - begin) < Number(gamesText); number++)
  playPair(
    openings[number % openings.length]!,
    number,
    first,
    second,
    tally,
    ({ yellow, blue, end, turns }, isFirstYellow) => {
      const side = isFirstYellow ? 'Yellow' : 'Blue';
      console.log(
        `game ${tally.games}: ${first.name} is ${side}, ${yellow}-${blue}, ${end} after ${turns} turns`,
      );
    },
  );
const { share, margin } = shareOf(tally);
const percent = (part: number): string => (100 * part).toFixed(1);
console.log(
  `${first.name} against ${second.name}, ${id}: ${tally.games} games, points ${tally.first} to ${tally.second}`,
);
console.log(`share ${percent(share)} % ± ${percent(margin)} (95 %), rating difference ${ratingOf(share)}`);
console.log(`of the points given: ${percent(tally.first / (tally.first + tally.second))} %`);
