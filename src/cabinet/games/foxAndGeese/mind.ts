import type { Mind } from '../../seam/game.ts';
import { EMPTY, type Cell } from '../../seam/ranks.ts';
import { foxesAndGeese, joined, POINTS, SQUARE, type Move, type Position } from './rules.ts';

const GOOSE = 100;
/** Each point that the fox could reach if the geese stood still and he did not jump. */
const ROOM = 5;
/** Each point to which he can step now. */
const STEP = 6;
/** Each goose that he could take now. */
const PREY = 30;
/** A goose with another behind it, as seen from the fox: it cannot be jumped. */
const BACKED = 3;

/** Each step between a goose and the fox: geese that stay far from him do not shut him in. */
const FAR = 4;

const NEXT = joined(true);

/** How many steps apart two points would be if nothing stood in the way. */
const APART: readonly (readonly number[])[] = POINTS.map((one) =>
  POINTS.map((other) =>
    Math.max(
      Math.abs(SQUARE.fileOf(one) - SQUARE.fileOf(other)),
      Math.abs(SQUARE.rankOf(one) - SQUARE.rankOf(other)),
    ),
  ),
);

/** The points that the fox reaches by steps alone. */
function roomOf(cells: readonly Cell[], fox: number): number {
  const reached = new Set([fox]);
  for (const at of reached)
    for (const to of NEXT[at] ?? []) if (to >= 0 && cells[to] === EMPTY) reached.add(to);
  return reached.size - 1;
}

/** Geese, and how much room they leave the fox. The geese are the first seat. */
function worth({ cells, side }: Position): number {
  const fox = cells.indexOf('F');
  let score = -ROOM * roomOf(cells, fox);
  for (const [point, cell] of cells.entries())
    if (cell === 'G') score += GOOSE - FAR * (APART[fox]?.[point] ?? 0);
  for (const [direction, next] of (NEXT[fox] ?? []).entries()) {
    if (next < 0) continue;
    if (cells[next] === EMPTY) score -= STEP;
    else {
      const behind = NEXT[next]?.[direction] ?? -1;
      if (behind < 0) continue;
      score += cells[behind] === EMPTY ? (side === 'f' ? -2 * PREY : -PREY) : BACKED;
    }
  }
  return score;
}

export const mind: Mind<Position, Move> = { variants: foxesAndGeese, worth };
