/**
 * Plays the levels of the computer in the cabinet: each against random moves, and against the level below it, from
 * both seats in turn. `npx tsx scripts/cabinetLevels.ts [GAMES] [GAME]`
 */
import { MINDS } from '../src/cabinet/games/minds.ts';
import { drawnBy, LEVELS, moveOf, type Level } from '../src/cabinet/mind/levels.ts';
import type { AnyMind } from '../src/cabinet/seam/game.ts';
import type { AnyRules } from '../src/cabinet/seam/rules.ts';

/** A game that has not ended after so many turns of each player is a draw. */
const MOST_TURNS = 150;

/** A level, or 0 for random moves. */
type Player = Level | 0;

/** Points of a player in a game, who has one seat and leaves the others to another: 1, ½ or 0. */
function pointsOf(
  rules: AnyRules,
  mind: AnyMind,
  [player, other]: readonly [Player, Player],
  seat: number,
  seed: number,
): number {
  const draw = drawnBy(seed);
  const past: unknown[] = [];
  let position: unknown = rules.start();
  while (past.length < MOST_TURNS * rules.seats.length && !rules.outcome(position).over) {
    const mover = rules.turn(position) === seat ? player : other;
    const moves = rules.moves(position);
    const move: unknown =
      mover === 0
        ? moves[Math.floor(draw() * moves.length)]
        : moveOf(rules, mind, past, position, mover, seed);
    past.push(position);
    position = rules.play(position, move);
  }
  const outcome = rules.outcome(position);
  if (!outcome.over || outcome.winner === null) return 1 / rules.seats.length;
  return outcome.winner === rules.seats[seat] ? 1 : 0;
}

/** Points of a player in so many games against another, with another seat in each. */
function match(rules: AnyRules, mind: AnyMind, player: Player, other: Player, games: number): number {
  let points = 0;
  for (let game = 0; game < games; game++)
    points += pointsOf(rules, mind, [player, other], game % rules.seats.length, 1000 + game);
  return Math.round(100 * points) / 100;
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
