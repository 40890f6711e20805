/**
 * Shows whether the accuracy in the report distinguishes players of different strength: random moves and the levels
 * play level 8, each opening with either side, and every game is judged as the review would judge it. Prints the table
 * of docs/accuracy.md.
 *
 *     npm run accuracy -- VARIATION PAIRS [NODES] [TURNS]
 *
 * NODES is the number of nodes that level 8 and the judge get for a position, TURNS the greatest length of a game.
 */
import { findVariation, rulesetOf } from '../src/engine/index.ts';
import { accuracyOf, JUDGEMENTS, judgementOf, lossOf, wasDecided } from '../src/game/analysis/index.ts';
import { playJudged, type JudgedMove } from './matches/judged.ts';
import { openingsOf } from './matches/match.ts';
import { playerOf } from './matches/players.ts';
import { randomPlayer } from './matches/random.ts';

const NAMES = ['random', '1', '3', '5', '8'] as const;

const [id = '', pairs = '', nodes = '4000', turns = '150'] = process.argv.slice(2);
const variation = findVariation(id);
if (variation === undefined || ![pairs, nodes, turns].every((number) => /^\d+$/.test(number))) {
  console.error('usage: npm run accuracy -- VARIATION PAIRS [NODES] [TURNS]');
  process.exit(2);
}
const ruleset = rulesetOf(variation);
const openings = openingsOf(variation);
const full = () => playerOf(ruleset, `level=8,nodes=${nodes}`);
const playerNamed = (name: (typeof NAMES)[number]) =>
  name === 'random' ? randomPlayer() : name === '8' ? full() : playerOf(ruleset, `level=${name}`);

/** The judged moves of one player in one game against level 8. */
function movesOf(name: (typeof NAMES)[number], pair: number, isYellow: boolean): readonly JudgedMove[] {
  const [own, other] = [playerNamed(name), full()];
  own.begin(2 * pair);
  other.begin(2 * pair + 1);
  const players = isYellow ? { yellow: own, blue: other } : { yellow: other, blue: own };
  const moves = playJudged(openings[pair % openings.length]!, players, Number(turns), Number(nodes));
  return moves.filter(({ side }) => side === (isYellow ? 'yellow' : 'blue'));
}

for (const name of NAMES) {
  const moves = Array.from({ length: 2 * Number(pairs) }, (_, game) =>
    movesOf(name, Math.floor(game / 2), game % 2 === 0),
  ).flat();
  const losses = moves.map(({ side, before, after }) => lossOf(side, before, after));
  const counted = losses.filter((_, at) => !wasDecided(moves[at]!.before, moves[at]!.after));
  const bad = JUDGEMENTS.map((judgement) => counted.filter((loss) => judgementOf(loss) === judgement).length);
  const perHundred = bad.map((count) => Math.round((100 * count) / counted.length));
  console.log(
    `| ${[name, id, 2 * Number(pairs), counted.length, (accuracyOf(counted) ?? 0).toFixed(0), ...perHundred].join(' | ')} |`,
  );
}
