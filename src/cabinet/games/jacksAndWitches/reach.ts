import { DIAGONALS, EIGHT, ORTHOGONALS, type Direction } from '../../seam/grid.ts';
import { EMPTY, movedTo, type Cell } from '../../seam/ranks.ts';
import {
  areKingsAlike,
  eyeOf,
  forward,
  GRID,
  isExcluded,
  isHeld,
  kindOf,
  lineOn,
  neighboursOf,
  ofSide,
  sideOf,
  stepOn,
  type Side,
} from './board.ts';

/** Where a man may go: to empty squares, and to squares where it captures an enemy if one stands there. */
export interface Reach {
  readonly quiet: readonly number[];
  readonly captures: readonly number[];
}

const KNIGHT: readonly Direction[] = [1, -1].flatMap((one) =>
  [2, -2].flatMap((two): Direction[] => [
    [one, two],
    [two, one],
  ]),
);

const targets = (from: number, directions: readonly Direction[]): readonly number[] =>
  directions.map((direction) => stepOn(from, direction)).filter((to) => to >= 0);

/** Empty squares along lines, and the first man beyond this many screens. */
function slides(
  cells: readonly Cell[],
  from: number,
  directions: readonly Direction[],
  screens: number,
): Reach {
  const quiet: number[] = [];
  const captures: number[] = [];
  for (const direction of directions) {
    let men = 0;
    for (const to of lineOn(from, direction)) {
      if (cells[to] === EMPTY) {
        if (men === 0) quiet.push(to);
        continue;
      }
      if (men === screens) captures.push(to);
      men++;
      if (men > screens) break;
    }
  }
  return { quiet, captures };
}

const both = (ends: readonly number[]): Reach => ({ quiet: ends, captures: ends });

const twice = ([east, south]: Direction): Direction => [2 * east, 2 * south];

function pawnReach(cells: readonly Cell[], from: number, side: Side): Reach {
  const ahead = forward(side);
  const captures = targets(from, [
    [1, ahead],
    [-1, ahead],
  ]);
  const one = stepOn(from, [0, ahead]);
  if (one < 0 || cells[one] !== EMPTY) return { quiet: [], captures };
  const isOnStart = GRID.rankOf(from) === (side === 'w' ? 2 : 7);
  const two = isOnStart ? stepOn(one, [0, ahead]) : -1;
  return { quiet: two >= 0 && cells[two] === EMPTY ? [one, two] : [one], captures };
}

function jackReach(cells: readonly Cell[], from: number): Reach {
  const eye = eyeOf(from);
  if (cells[eye] !== EMPTY) return both([]);
  return both(targets(eye, areKingsAlike(cells) ? ORTHOGONALS : DIAGONALS));
}

/** Section 3: the ordinary moves of a man, as if it were not held. */
export function reachOf(cells: readonly Cell[], from: number, side: Side): Reach {
  switch (kindOf(cells[from] ?? EMPTY)) {
    case 'K':
      return both(neighboursOf(from));
    case 'R':
      return slides(cells, from, ORTHOGONALS, 0);
    case 'B':
      return slides(cells, from, DIAGONALS, 0);
    case 'N':
      return both(targets(from, KNIGHT));
    case 'L':
      return { quiet: targets(from, EIGHT.map(twice)), captures: neighboursOf(from) };
    case 'C':
      return slides(cells, from, ORTHOGONALS, 1);
    case 'V':
      return slides(cells, from, DIAGONALS, 1);
    case 'J':
      return jackReach(cells, from);
    case 'W':
      return { quiet: slides(cells, from, EIGHT, 0).quiet, captures: [] };
    default:
      return pawnReach(cells, from, side);
  }
}

/** Whether a man of this kind could reach one square from the other at all: most are too far away, or out of line. */
function isInSight(kind: string, from: number, to: number): boolean {
  const files = Math.abs(GRID.fileOf(from) - GRID.fileOf(to));
  const ranks = Math.abs(GRID.rankOf(from) - GRID.rankOf(to));
  if (kind === 'R' || kind === 'C') return files === 0 || ranks === 0;
  if (kind === 'B' || kind === 'V') return files === ranks;
  if (kind === 'N') return files + ranks === 3;
  return kind === 'J' ? ranks <= 1 : kind !== 'W' && files <= 1 && ranks <= 1;
}

/** Section 4: could an enemy man, not held, capture the King without breaking the exclusion? */
export function isInCheck(cells: readonly Cell[], side: Side): boolean {
  const king = cells.indexOf(ofSide('K', side));
  return cells.some((cell, from) => {
    const enemy = sideOf(cell);
    if (enemy === null || enemy === side || !isInSight(kindOf(cell), from, king)) return false;
    if (isHeld(cells, from, enemy)) return false;
    return reachOf(cells, from, enemy).captures.includes(king) && !isExcluded(movedTo(cells, from, king));
  });
}
