import { EMPTY } from '../../seam/ranks.ts';
import type { Mind } from '../../seam/game.ts';
import { CORNERS, endsOf, RAYS, SIZE, tablut, type Move, type Position } from './rules.ts';

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
  const [file, row] = [corner % SIZE, Math.floor(corner / SIZE)];
  const [east, south] = [file === 0 ? 1 : -1, row === 0 ? 1 : -1];
  return [corner + east * 2, corner + south * 2 * SIZE, corner + east + south * SIZE];
});

const isEdge = (square: number): boolean => {
  const [file, row] = [square % SIZE, Math.floor(square / SIZE)];
  return file === 0 || row === 0 || file === SIZE - 1 || row === SIZE - 1;
};

/** How many corners a King on this square of the edge would see. */
const cornersFrom = (cells: readonly string[], square: number): number =>
  (RAYS[square] ?? []).filter(
    (ray) =>
      CORNERS.includes(ray.at(-1) ?? -1) && ray.every((next) => cells[next] === EMPTY || cells[next] === 'K'),
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
  for (const [next] of RAYS[king] ?? []) if (next !== undefined && cells[next] === 'm') score += GUARD;
  for (const post of POSTS) if (cells[post] === 'm') score += CORNER_POST;
  return score;
}

export const mind: Mind<Position, Move> = { variants: [tablut], worth, plays: [{ careless: 84 }] };
