/** Players of the cabinet's games, and games between them: levels of the computer, a beginner, and random moves. */
import { drawnBy, LEVELS, moveOf, playOf } from '../../src/cabinet/mind/levels.ts';
import { gameBy, type AnyGame, type AnyMind } from '../../src/cabinet/seam/game.ts';
import { sideOf, type AnyRules } from '../../src/cabinet/seam/rules.ts';
import { allowedMoves, chanceMove, outcomeAfter } from '../../src/cabinet/seam/walk.ts';

/** A level, the highest with ten times its guesses, random moves, or a beginner. */
export const PLAYERS = [...LEVELS, 'tenfold', 'lot', 'beginner'] as const;
export type Player = (typeof PLAYERS)[number];

/** A variant of a cabinet game: its rules, how it is shown, and the knowledge of the computer. */
export interface Board {
  readonly rules: AnyRules;
  readonly game: AnyGame;
  readonly mind: AnyMind;
}

/** A game that has not ended after this many turns of each player is a draw. */
const MOST_TURNS = 150;
/** The same in a game of dice or cards, where every roll, every count and every card is a turn. */
const MOST_WITH_CHANCE = 500;
/** If nothing can be captured, a beginner compares this many moves. */
const GLANCES = 3;

type Draw = () => number;

const one = <Item>(items: readonly Item[], draw: Draw): Item | undefined =>
  items[Math.floor(draw() * items.length)];

/** The worth of a position for a seat. */
function worthTo({ rules, mind }: Board, position: unknown, seat: number): number {
  const all = mind.worths?.(position, rules.seats);
  if (all !== undefined && rules.seats.length > 2)
    return (all[seat] ?? 0) - Math.max(...all.filter((_, other) => other !== seat));
  return seat === 0 ? mind.worth(position) : -mind.worth(position);
}

/** How many enemy pieces a move captures. */
function takenBy({ game, rules }: Board, position: unknown, move: unknown, seat: number): number {
  const seen = gameBy(game, rules);
  const enemies = new Set(
    seen
      .standing(position, [])
      .filter(({ owner }) => owner !== null && owner !== seat)
      .map(({ place }) => place),
  );
  return seen.trace(position, move).taken.filter((place) => enemies.has(place)).length;
}

/** The move after which a seat seems to be best off. */
function bestOf(board: Board, position: unknown, moves: readonly unknown[], seat: number): unknown {
  let [best, top]: [unknown, number] = [null, -Infinity];
  for (const move of moves) {
    const worth = worthTo(board, board.rules.play(position, move), seat);
    if (worth > top) [best, top] = [move, worth];
  }
  return best;
}

/** The moves after which the opponent can capture nothing; if there are none, all moves. */
function safeMoves(
  board: Board,
  position: unknown,
  moves: readonly unknown[],
  seat: number,
): readonly unknown[] {
  const { rules } = board;
  const safe = moves.filter((move) => {
    const after: unknown = rules.play(position, move);
    const enemy = rules.turn(after);
    return (
      enemy === 'chance' ||
      enemy === seat ||
      rules.moves(after).every((answer: unknown) => takenBy(board, after, answer, enemy) === 0)
    );
  });
  return safe.length > 0 ? safe : moves;
}

/**
 * A beginner wins at once where that is possible, or else makes the best capture, and never looks at the reply. Where
 * nothing can be captured, the beginner moves at random; in sowing games the beginner takes the move that gains most,
 * and in games without captures the best of a few random moves. In games where capturing is compulsory, the beginner
 * avoids leaving a piece to be captured where possible.
 */
function beginnersMove(board: Board, past: readonly unknown[], position: unknown, draw: Draw): unknown {
  const { rules, game } = board;
  const seat = rules.turn(position);
  if (seat === 'chance') return null;
  const moves = allowedMoves(rules, position, past);
  const winning = moves.find((move) => {
    const outcome = rules.outcome(rules.play(position, move));
    return outcome.over && outcome.winner === sideOf(rules, seat);
  });
  if (winning !== undefined) return winning;
  if (game.id === 'mancala') return bestOf(board, position, moves, seat);
  if (MUST_TAKE.has(game.id)) return one(safeMoves(board, position, moves, seat), draw) ?? null;
  const takes = moves.filter((move) => takenBy(board, position, move, seat) > 0);
  if (takes.length > 0) return bestOf(board, position, takes, seat);
  if (!WITHOUT_CAPTURES.has(game.id)) return one(moves, draw) ?? null;
  return bestOf(
    board,
    position,
    Array.from({ length: GLANCES }, () => one(moves, draw)),
    seat,
  );
}

/** Games in which nothing is captured, or one of the sides captures nothing. */
const WITHOUT_CAPTURES: ReadonlySet<string> = new Set([
  'cribbage',
  'mu-torere',
  'tac-tix',
  'chikkin',
  'chinese-checkers',
  'fox-and-geese',
]);

/** Games in which captures are compulsory, so that a beginner cannot miss one. */
const MUST_TAKE: ReadonlySet<string> = new Set(['surakarta']);

/** A mind whose highest level has ten times its guesses. */
function tenfold(mind: AnyMind): AnyMind {
  const highest = playOf(mind, 4);
  const others = [1, 2, 3] as const;
  return {
    ...mind,
    plays: [...others.map((level) => playOf(mind, level)), { ...highest, nodes: 10 * highest.nodes }],
  };
}

/** The move of a player in a position that is not over. */
function playersMove(
  board: Board,
  player: Player,
  past: readonly unknown[],
  position: unknown,
  draw: Draw,
  seed: number,
): unknown {
  const { rules, mind } = board;
  if (rules.turn(position) === 'chance') return chanceMove(rules, position, draw);
  if (player === 'lot') return one(allowedMoves(rules, position, past), draw);
  if (player === 'beginner') return beginnersMove(board, past, position, draw);
  if (player === 'tenfold') return moveOf(rules, tenfold(mind), past, position, 4, seed);
  return moveOf(rules, mind, past, position, player, seed);
}

/** The result of a game: the points of a player, and the number of moves, including those of chance. */
export interface Result {
  readonly points: number;
  readonly turns: number;
}

/**
 * Plays a game with one side by the player and the others by the opponent: 1 point for a win, an equal share for a
 * draw.
 */
export function gameOf(
  board: Board,
  [player, other]: readonly [Player, Player],
  seat: number,
  seed: number,
): Result {
  const { rules } = board;
  const draw = drawnBy(seed);
  const past: unknown[] = [];
  let position: unknown = rules.start();
  const most = (rules.weight === undefined ? MOST_TURNS : MOST_WITH_CHANCE) * rules.seats.length;
  while (past.length < most && !outcomeAfter(rules, past, position).over) {
    const turn = rules.turn(position);
    const isOwn = turn !== 'chance' && sideOf(rules, turn) === sideOf(rules, seat);
    const move = playersMove(board, isOwn ? player : other, past, position, draw, seed);
    past.push(position);
    position = rules.play(position, move);
  }
  const outcome = outcomeAfter(rules, past, position);
  const turns = past.length;
  const sides = new Set(rules.sides ?? rules.seats).size;
  if (!outcome.over || outcome.winner === null) return { points: 1 / sides, turns };
  return { points: outcome.winner === sideOf(rules, seat) ? 1 : 0, turns };
}

/** The game with this number in a match, from 0; each number has a different seed, and the seats rotate. */
export const gameNumber = (board: Board, players: readonly [Player, Player], game: number): Result =>
  gameOf(board, players, game % board.rules.seats.length, 1000 + game);

/** The points of a player in this many games against another, with rotating seats, rounded to hundredths. */
export function match(board: Board, players: readonly [Player, Player], games: number, from = 0): number {
  let points = 0;
  for (let game = from; game < from + games; game++) points += gameNumber(board, players, game).points;
  return Math.round(100 * points) / 100;
}
