import type { Mind } from '../../seam/game.ts';
import { ORTHOGONALS } from '../../seam/grid.ts';
import { EMPTY } from '../../seam/ranks.ts';
import { CORNERS, endsOf, GRID, LINES, tablut, type Move, type Position } from './rules.ts';

/** What a man is worth to his side: there are twice as many attackers. */
const ATTACKER = 100;
const DEFENDER = 190;
/** A corner open to the King: Black has nearly lost and must close the way at once; on White's turn, Black has lost. */
const OPEN_CORNER = 260;
const HOME = 3000;
/** A square on the edge that the King can reach, by the number of corners open from there: with two, he has won. */
const EDGE = [16, 60, 260];
const GUARD = 28;
const FREEDOM = 5;
const CORNER_POST = 18;

/** The squares from which a single attacker shuts off a corner. */
const POSTS: readonly number[] = CORNERS.flatMap((corner) => {
  const [east, south] = [GRID.fileOf(corner) === 0 ? 1 : -1, GRID.rankOf(corner) === 1 ? -1 : 1];
  return (
    [
      [2 * east, 0],
      [0, 2 * south],
      [east, south],
    ] as const
  ).map((way) => GRID.step(corner, way));
});

const isEdge = (square: number): boolean => ORTHOGONALS.some((way) => GRID.step(square, way) < 0);

/** How many corners a King on this square of the edge would see. */
const cornersFrom = (cells: readonly string[], square: number): number =>
  (LINES[square] ?? []).filter(
    (line) =>
      CORNERS.includes(line.at(-1) ?? -1) &&
      line.every((next) => cells[next] === EMPTY || cells[next] === 'K'),
  ).length;

/** What a square to which the King can go is worth to him. */
function wayOut({ cells, side }: Position, end: number): number {
  const isNext = side === 'w';
  if (CORNERS.includes(end)) return isNext ? HOME : OPEN_CORNER;
  if (!isEdge(end)) return 0;
  const corners = cornersFrom(cells, end);
  return corners === 2 && isNext ? HOME : (EDGE[corners] ?? 0);
}

/** Men, the King's ways out, and the attackers around him and at the corners. Black is the first seat. */
function worth(position: Position): number {
  const { cells } = position;
  let score = 0;
  for (const cell of cells) score += cell === 'm' ? ATTACKER : cell === 'M' ? -DEFENDER : 0;
  const king = cells.indexOf('K');
  const ends = endsOf(cells, king);
  score -= FREEDOM * ends.length;
  for (const end of ends) score -= wayOut(position, end);
  for (const [next] of LINES[king] ?? []) if (next !== undefined && cells[next] === 'm') score += GUARD;
  for (const post of POSTS) if (cells[post] === 'm') score += CORNER_POST;
  return score;
}

export const mind: Mind<Position, Move> = { variants: [tablut], worth, plays: [{ careless: 84 }] };
