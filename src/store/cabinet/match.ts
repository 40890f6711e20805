import { winnerOf } from '../../cabinet/seam/rules.ts';
import type { Ended } from '../../game/cabinet/wayOut.ts';
import { isGivenUp } from '../../text/cabinet/table.ts';
import { outcomeOf, positionAt, type Line } from './line.ts';

/** A series of games with the same rules, in which the players change seats after each game. */
export interface Match {
  /** How many games are played; null if the players end it when they like. */
  readonly games: number | null;
  /** How many have been played before this one. */
  readonly played: number;
  /** The points, from the games before this one, of the player who now sits in each seat. */
  readonly points: readonly number[];
}

export const newMatch = (games: number | null, seats: number): Match => ({
  games,
  played: 0,
  points: Array.from({ length: seats }, () => 0),
});

/** The points of a game for each seat: those of a win, or what a draw brings; none if the game was given up. */
function pointsOf(line: Line, ended: Ended | null): readonly number[] {
  const { game, rules, plies } = line;
  const sides = rules.sides ?? rules.seats;
  const outcome = outcomeOf(line, ended);
  if (!outcome.over || (outcome.winner === null && isGivenUp(ended))) return sides.map(() => 0);
  const { winner } = outcome;
  const position = positionAt(line, plies.length);
  return sides.map((side, seat) => {
    if (winner === null) return game.pointsOfWin === undefined ? 1 / sides.length : 0;
    return side === winner ? (game.pointsOfWin?.(position, seat) ?? 1) : 0;
  });
}

/**
 * A draw is shared by two to six players, so all points are sixtieths: equal sums are the same number, in whatever
 * order they came.
 */
const PARTS = 60;

/** What each seat has, including the present game if it is over. */
export function pointsWith({ points }: Match, line: Line, ended: Ended | null): readonly number[] {
  const more = pointsOf(line, ended);
  return points.map((sum, seat) => Math.round((sum + (more[seat] ?? 0)) * PARTS) / PARTS);
}

/** Whether all games of a match have been played once the present one is over. */
export const isLast = ({ games, played }: Match): boolean => games !== null && played + 1 >= games;

/** The seat that has won and so begins the next game, unless it lets another begin; null if all move one seat on. */
export function nextBeginner(line: Line, ended: Ended | null): number | null {
  const outcome = outcomeOf(line, ended);
  if (line.game.winnerBegins !== true || !outcome.over || outcome.winner === null) return null;
  return winnerOf(line.rules, outcome.winner);
}

/** What the winner does if it may begin the next game. */
export type WinnersChoice = 'begins' | 'leaves';

/**
 * Which present seat becomes the first one in the next game: by the rules, or else the last seat, so that all move one
 * on.
 */
export function firstOfNext(line: Line, ended: Ended | null, choice: WinnersChoice): number {
  const { length } = line.rules.seats;
  const beginner = nextBeginner(line, ended);
  if (beginner === null) return length - 1;
  return choice === 'begins' ? beginner : (beginner + 1) % length;
}

/** Values that belong to the players, in the order in which they sit when this seat becomes the first. */
export const seatedFrom = <What>(bySeat: readonly What[], first: number): readonly What[] => [
  ...bySeat.slice(first),
  ...bySeat.slice(0, first),
];
