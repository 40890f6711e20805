/**
 * Plays the levels that learners meet against a player who moves at random, in each small game, and prints how many
 * games each level wins, loses and draws. Both sides play with either colour, and either side begins. The same seed
 * gives the same games.
 *
 *     npm run beginners -- [GAMES] [SEED] [LEVEL…]
 */
import { findVariation, rulesetOf, SIDES, startPosition, type Variation } from '../src/engine/index.ts';
import { LEVELS, type Level } from '../src/search/index.ts';
import { emptyTally, playPair, type Tally } from './matches/match.ts';
import { playerOf } from './matches/players.ts';
import { randomPlayer } from './matches/random.ts';

const SMALL_GAMES = ['pastang', 'stikitche', 'draks-city'] as const;
/** The levels that the school offers. */
const LEARNERS_LEVELS = [1, 2, 3, 4] as const satisfies readonly Level[];
/** So far apart that two seeds share no game. */
const SEEDS_APART = 1_000_000;

interface Beaten {
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  readonly tally: Tally;
}

/** Plays pairs of games from the start of a variation, Yellow and Blue beginning by turns. */
function meet(variation: Variation, level: Level, games: number, seed: number): Beaten {
  const player = playerOf(rulesetOf(variation), `level=${level}`);
  const random = randomPlayer();
  const tally = emptyTally();
  const results = { won: 0, lost: 0, drawn: 0 };
  for (let pair = 0; 2 * pair < games; pair++)
    playPair(
      startPosition(variation, SIDES[pair % SIDES.length]),
      seed * SEEDS_APART + pair,
      player,
      random,
      tally,
      ({ yellow, blue }, isYellow) => {
        const lead = isYellow ? yellow - blue : blue - yellow;
        results[lead > 0 ? 'won' : lead < 0 ? 'lost' : 'drawn']++;
      },
    );
  return { ...results, tally };
}

const [gamesText = '100', seedText = '1', ...levelTexts] = process.argv.slice(2);
const levels = levelTexts.map((written) => LEVELS.find((level) => String(level) === written));
if (![gamesText, seedText].every((number) => /^\d+$/.test(number)) || levels.includes(undefined)) {
  console.error('usage: npm run beginners -- [GAMES] [SEED] [LEVEL…]');
  process.exit(2);
}
for (const id of SMALL_GAMES) {
  const variation = findVariation(id);
  if (variation === undefined) throw new Error(`there is no variation ${id}`);
  for (const level of levels.length === 0 ? LEARNERS_LEVELS : levels) {
    if (level === undefined) continue;
    const { won, lost, drawn, tally } = meet(variation, level, Number(gamesText), Number(seedText));
    console.log(
      `${id}, level ${level} against random moves: of ${tally.games} games won ${won}, lost ${lost}, drawn ${drawn}; points ${tally.first} to ${tally.second}`,
    );
  }
}
