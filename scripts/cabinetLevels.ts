/**
 * Plays the levels of the computer in the cabinet: each against random moves, and against the level below it, from
 * both seats in turn. `npx tsx scripts/cabinetLevels.ts [GAMES] [GAME]`
 */
import { MINDS } from '../src/cabinet/games/minds.ts';
import { drawnBy, LEVELS, moveOf, type Level } from '../src/cabinet/mind/levels.ts';
import type { AnyMind } from '../src/cabinet/seam/game.ts';
import type { AnyRules } from '../src/cabinet/seam/rules.ts';

/** A game that has not ended by then is a draw. */
const MOST_MOVES = 300;

/** A level, or 0 for random moves. */
type Player = Level | 0;

/** Points of the first player in a game: 1, ½ or 0. */
function pointsOf(rules: AnyRules, mind: AnyMind, players: readonly [Player, Player], seed: number): number {
  const draw = drawnBy(seed);
  const past: unknown[] = [];
  let position: unknown = rules.start();
  while (past.length < MOST_MOVES && !rules.outcome(position).over) {
    const player = players[rules.turn(position) === 0 ? 0 : 1];
    const moves = rules.moves(position);
    const move: unknown =
      player === 0
        ? moves[Math.floor(draw() * moves.length)]
        : moveOf(rules, mind, past, position, player, seed);
    past.push(position);
    position = rules.play(position, move);
  }
  const outcome = rules.outcome(position);
  if (!outcome.over || outcome.winner === null) return 0.5;
  return outcome.winner === rules.seats[0] ? 1 : 0;
}

/** Points of a player in a number of games against another, who change seats after each. */
function match(rules: AnyRules, mind: AnyMind, player: Player, other: Player, games: number): number {
  let points = 0;
  for (let game = 0; game < games; game++) {
    const isFirst = game % 2 === 0;
    const won = pointsOf(rules, mind, isFirst ? [player, other] : [other, player], 1000 + game);
    points += isFirst ? won : 1 - won;
  }
  return points;
}

const [count = '20', only] = process.argv.slice(2);
const games = Number(count);
if (!Number.isInteger(games) || games < 1) throw new Error(`“${count}” is no number of games`);
if (only !== undefined && MINDS[only] === undefined) throw new Error(`“${only}” is no game of the shelf`);

for (const [id, load] of Object.entries(MINDS)) {
  if (only !== undefined && only !== id) continue;
  const mind = await load();
  for (const rules of mind.variants)
    for (const level of LEVELS) {
      const lot = match(rules, mind, level, 0, games);
      const below =
        level === 1
          ? ''
          : `, ${match(rules, mind, level, level === 2 ? 1 : level === 3 ? 2 : 3, games)} against the level below`;
      console.log(`${rules.id}, level ${level}: ${lot} of ${games} against lot${below}`);
    }
}
