/**
 * Lets the computer play against itself from the start of a game, each side beginning half of the games, and prints a
 * row of the table of larger games in docs/levels.md: how the games end, how long they are, and how much the side that
 * begins wins.
 *
 *     npm run bases -- LEVEL GAMES ID [FIRST]
 *
 * `FIRST` is the number of the first game, 0 by default, so that a run can be continued. Each game prints one line to
 * the error output.
 */
import { findVariation, rulesetOf, SIDES, startPosition } from '../src/engine/index.ts';
import { LEVELS } from '../src/search/index.ts';
import { playGame } from './matches/game.ts';
import { playerOf } from './matches/players.ts';

/** Long enough for every game that ends by itself; the others end by the rule on quiet turns. */
const MOST_TURNS = 5000;

const [level = '', gamesText = '', id = '', firstText = '0'] = process.argv.slice(2);
const variation = findVariation(id);
if (
  variation === undefined ||
  !LEVELS.some((known) => String(known) === level) ||
  ![gamesText, firstText].every((number) => /^\d+$/.test(number))
) {
  console.error('usage: npm run bases -- LEVEL GAMES ID [FIRST]');
  process.exit(2);
}

const ruleset = rulesetOf(variation);
const [own, other] = [playerOf(ruleset, `level=${level}`), playerOf(ruleset, `level=${level}`)];
const [first, games] = [Number(firstText), Number(gamesText)];
const ends = new Map<string, number>();
const lengths: number[] = [];
let [yellow, beginner] = [0, 0];
for (let number = first; number < first + games; number++) {
  const begins = SIDES[number % SIDES.length]!;
  own.begin(2 * number);
  other.begin(2 * number + 1);
  const since = performance.now();
  const result = playGame(startPosition(variation, begins), { yellow: own, blue: other }, MOST_TURNS);
  const share = (1 + result.yellow - result.blue) / 2;
  yellow += share;
  beginner += begins === 'yellow' ? share : 1 - share;
  lengths.push(result.turns);
  ends.set(result.end, (ends.get(result.end) ?? 0) + 1);
  console.error(
    [
      number,
      begins,
      result.end,
      result.turns,
      result.yellow,
      result.blue,
      Math.round(performance.now() - since),
    ].join('\t'),
  );
}

lengths.sort((a, b) => a - b);
const told = Array.from(ends)
  .toSorted(([, a], [, b]) => b - a)
  .map(([end, count]) => `${end} ${count}`);
const percent = (part: number): string => `${Math.round((100 * part) / games)} %`;
console.log(
  `| ${[id, games, told.join(', '), `${lengths[Math.floor(games / 2)]} (${lengths[0]}–${lengths.at(-1)})`, percent(beginner), percent(yellow)].join(' | ')} |`,
);
