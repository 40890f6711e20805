/**
 * Plays the levels that learners meet against a random player, in each small game, and prints how many games each
 * level wins, loses and draws. The same seed gives the same games.
 *
 *     npm run beginners -- [GAMES] [SEED] [LEVEL…]
 */
import { SCHOOL_GAMES, SCHOOL_LEVELS } from '../src/learn/school/games.ts';
import { variationOf } from '../src/game/games/games.ts';
import { LEVELS } from '../src/search/index.ts';
import { fareAgainstRandom } from './matches/beginners.ts';

const [gamesText = '100', seedText = '1', ...levelTexts] = process.argv.slice(2);
const levels = levelTexts.map((written) => LEVELS.find((level) => String(level) === written));
if (![gamesText, seedText].every((number) => /^\d+$/.test(number)) || levels.includes(undefined)) {
  console.error('usage: npm run beginners -- [GAMES] [SEED] [LEVEL…]');
  process.exit(2);
}
for (const { id } of SCHOOL_GAMES)
  for (const level of levels.length === 0 ? SCHOOL_LEVELS : levels) {
    if (level === undefined) continue;
    const { won, lost, drawn, tally } = fareAgainstRandom(
      variationOf(id),
      level,
      Number(gamesText),
      Number(seedText),
    );
    console.log(
      `${id}, level ${level} against random moves: of ${tally.games} games won ${won}, lost ${lost}, drawn ${drawn}; points ${tally.first} to ${tally.second}`,
    );
  }
