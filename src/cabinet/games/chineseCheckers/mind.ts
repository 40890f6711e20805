import type { Mind } from '../../seam/game.ts';
import { EMPTY } from '../../seam/ranks.ts';
import { allChineseCheckers, goalOf, HOMES, POINTS, type Move, type Position } from './rules.ts';

/** A step nearer to the goal. */
const STEP = 12;
/** A marble in the goal, and one that has not left its home. */
const HOME = 8;
const LEFT_BEHIND = 6;
/** The distance from the straight line to the goal: marbles far from it have fewer others to hop over. */
const ASIDE = 2;

const dot = (point: number): { readonly x: number; readonly y: number } => POINTS[point] ?? { x: 0, y: 0 };

/** What a marble of a side is worth on each point: the farther it has to go, the less. */
function valuesOf(side: string): readonly number[] {
  const goal = goalOf(side);
  const home = HOMES[side] ?? [];
  // the point of the goal that is farthest from the middle of the board
  const tip = goal.toSorted((one, other) => far(dot(other)) - far(dot(one)))[0] ?? 0;
  const [tipX, tipY] = [dot(tip).x, dot(tip).y - 8];
  const length = Math.hypot(tipX / 2, tipY * 0.866);
  return POINTS.map(({ x, y }, point) => {
    const [across, up] = [Math.abs(x - tipX), Math.abs(y - 8 - tipY)];
    const steps = Math.max(up, (across + up) / 2);
    const aside = Math.abs((x / 2) * tipY * 0.866 - (y - 8) * 0.866 * (tipX / 2)) / length;
    return (
      -STEP * steps -
      ASIDE * aside +
      (goal.includes(point) ? HOME : 0) -
      (home.includes(point) ? LEFT_BEHIND : 0)
    );
  });
}

const far = ({ x, y }: { readonly x: number; readonly y: number }): number =>
  (x / 2) ** 2 + ((y - 8) * 0.866) ** 2;

const VALUES: Readonly<Record<string, readonly number[]>> = Object.fromEntries(
  Object.keys(HOMES).map((side) => [side, valuesOf(side)]),
);

/** How far each side has come, in the order of these seats. */
function worths({ cells }: Position, seats: readonly string[]): readonly number[] {
  const sums = seats.map(() => 0);
  for (const [point, cell] of cells.entries()) {
    if (cell === EMPTY) continue;
    const seat = seats.indexOf(cell);
    sums[seat] = (sums[seat] ?? 0) + (VALUES[cell]?.[point] ?? 0);
  }
  return sums;
}

const TWO = allChineseCheckers[0]?.seats ?? [];

export const mind: Mind<Position, Move> = {
  variants: allChineseCheckers,
  worth: (position) => {
    const [first = 0, second = 0] = worths(position, TWO);
    return first - second;
  },
  worths,
  // a level that looks too seldom never gets home
  plays: [{ careless: 82 }],
};
