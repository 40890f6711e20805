import type { Game, Made } from '../../seam/game.ts';
import { menOn, placesByName, seatAmong } from '../../seam/men.ts';
import { EMPTY } from '../../seam/ranks.ts';
import { page } from './page.ts';
import {
  allChineseCheckers,
  goalOf,
  HOMES,
  movesOf,
  PASS,
  POINTS,
  wayOf,
  type Move,
  type Position,
} from './rules.ts';
import { art, surface } from './surface.ts';

const nameOf = (point: number): string => POINTS[point]?.name ?? '';
const pointOf = placesByName(POINTS.length, nameOf);

/** Turns without progress, for each player, after which a draw may be claimed. */
const QUIET_TURNS = 100;

/** Whether a marble comes to rest in its goal for the first time: it is traced back through the moves played. */
function comesHome(position: Position, move: Move, past: readonly Made<Position, Move>[]): boolean {
  if (move === PASS) return false;
  const goal = goalOf(position.side);
  if (!goal.includes(move.to)) return false;
  let at = move.from;
  for (const { before, move: earlier } of past.toReversed()) {
    if (goal.includes(at)) return false;
    if (earlier !== PASS && before.side === position.side && earlier.to === at) at = earlier.from;
  }
  return !goal.includes(at);
}

function why({ cells, side }: Position, [first]: readonly string[], place: string): string {
  const stands = cells[pointOf(place)] ?? EMPTY;
  if (first === undefined) return stands === EMPTY ? 'empty' : stands === side ? 'shut-in' : 'enemy';
  return stands === EMPTY ? 'no-way' : 'full';
}

/** Chinese checkers on the page, for the players in these seats. */
function chineseCheckersOf(seats: readonly string[]): Game<Position, Move> {
  return {
    id: 'chinese-checkers',
    variants: allChineseCheckers,
    by: (variant) => games[allChineseCheckers.findIndex(({ id }) => id === variant)] ?? game,
    surface,
    art,
    standing: ({ cells }) => menOn(cells, nameOf, seatAmong(seats)),
    steps: (_, move) => (move === PASS ? [PASS] : [nameOf(move.from), nameOf(move.to)]),
    trace: (position, move) => ({
      path: move === PASS ? [] : wayOf(position, move.from, move.to).map(nameOf),
      taken: [],
    }),
    why,
    advice: (position, chosen) => {
      if (chosen.length > 0) return 'go';
      return movesOf(position).length > 0 ? 'pick' : 'pass';
    },
    ending: () => 'home',
    calls: () => [],
    isProgress: comesHome,
    quietTurns: QUIET_TURNS * seats.length,
    reserve: ({ cells }, seat) => {
      const side = seats[seat] ?? '';
      const count = goalOf(side).filter((point) => cells[point] === side).length;
      return count > 0 ? [{ code: 'home', art: side, count }] : [];
    },
    emblems: seats,
    near: 0,
    round: Object.keys(HOMES).map((home) => seats.indexOf(home)),
    page,
  };
}

const games = allChineseCheckers.map(({ seats }) => chineseCheckersOf(seats));

/** Chinese checkers on the page, for two. */
export const game = chineseCheckersOf(allChineseCheckers[0]?.seats ?? []);
