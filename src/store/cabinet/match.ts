import type { Ended } from '../../game/cabinet/wayOut.ts';
import { isGivenUp } from '../../text/cabinetTable.ts';
import { outcomeOf, positionAt, type Line } from './line.ts';

/** A series of games of the same rules, in which the players go one seat on after each game. */
export interface Match {
  /** How many games are played; null where the players end it when they like. */
  readonly games: number | null;
  /** How many have been played before this one. */
  readonly played: number;
  /** The points of whoever sits in each seat now, from the games before this one. */
  readonly points: readonly number[];
}

export const newMatch = (games: number | null, seats: number): Match => ({
  games,
  played: 0,
  points: Array.from({ length: seats }, () => 0),
});

/** The points of a game for each seat: those of a win, or what a draw brings; none where the game was given up. */
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

/** What each seat has, with the present game counted if it is over. */
export function pointsWith({ points }: Match, line: Line, ended: Ended | null): readonly number[] {
  const more = pointsOf(line, ended);
  return points.map((sum, seat) => sum + (more[seat] ?? 0));
}

/** Whether all games of a match have been played once the present one is over. */
export const isLast = ({ games, played }: Match): boolean => games !== null && played + 1 >= games;

/** What belongs to the players, a seat further on: whoever sat in the last seat has the first. */
export const oneSeatOn = <What>(bySeat: readonly What[]): readonly What[] => [
  ...bySeat.slice(-1),
  ...bySeat.slice(0, -1),
];
