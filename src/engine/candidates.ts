import type { Board } from './board.ts';
import { reverse } from './directions.ts';
import type { Square } from './geometry.ts';
import { EMPTY, FRESH, sideOf } from './piece.ts';
import { ROAMS, TRAIT } from './traits.ts';
import type { SideIndex } from './side.ts';

/**
 * Looks from a square along its 8 lines, and at the squares of leaps and first moves, for the pieces of side `by`
 * that could capture there, so that only they need be swept. Writes them to `sweep.candidates` and returns their
 * number; it may name a piece that cannot, and never misses one that can. A sweep that watches looks past one piece
 * that could step aside and one gap in a line.
 *
 * On the way it measures the lines of pieces that lead to the square: `sweep.lines`, `sweep.longestLine`.
 */
export function lookAround(board: Board, target: Square, by: SideIndex): number {
  const { sweep } = board;
  let count = 0;
  sweep.longestLine = 0;
  sweep.hasBase = false;
  for (let d = 0; d < 8; d++) count = lookAlong(board, target, by, d, count);
  count = lookForLeaps(board, target, by, count);
  const roamers = board.roamers[by];
  for (let i = 0; i < board.roamerCount[by]!; i++) {
    const square = roamers[i]!;
    const piece = sweep.cells[square]!;
    if (piece !== EMPTY && sideOf(piece) === by) sweep.candidates[count++] = square;
  }
  return count;
}

function lookAlong(board: Board, target: Square, by: SideIndex, direction: number, count: number): number {
  const { sweep, rules, cells } = board;
  const { vaultLine } = rules;
  const step = rules.geometry.step[direction]!;
  const limit = rules.geometry.toEdge[target * 8 + direction]!;
  let gaps = sweep.watches ? 1 : 0;
  let shields = gaps;
  let isLine = true;
  let line = limit;
  let square = target;
  for (let steps = 1; steps <= limit; steps++) {
    square += step;
    const occupant = cells[square]!;
    if (occupant === EMPTY) {
      if (isLine && --gaps < 0) {
        isLine = false;
        line = steps - 1;
        if (shields < 0) break;
      }
      continue;
    }
    const hostile = sideOf(occupant) === by;
    if (hostile && rules.offLineSpan[occupant] !== ROAMS && (shields >= 0 || steps > vaultLine))
      sweep.candidates[count++] = square;
    shields = hostile ? -1 : shields - 1;
    if (shields < 0 && !isLine) break;
  }
  sweep.lines[reverse(direction)] = line;
  if (line > sweep.longestLine) sweep.longestLine = line;
  if (line >= rules.vaultLine && (line < limit || sweep.watches)) sweep.hasBase = true;
  return count;
}

function lookForLeaps(board: Board, target: Square, by: SideIndex, count: number): number {
  const { sweep, rules, cells } = board;
  const { leapStart, leaps } = rules.geometry;
  const end = leapStart[target + 1]!;
  for (let i = leapStart[target]!; i < end; i++) {
    const occupant = cells[leaps[i]!]!;
    if (occupant === EMPTY || sideOf(occupant) !== by || rules.offLineSpan[occupant] === ROAMS) continue;
    if ((rules.traits[occupant]! & TRAIT.leap) !== 0) sweep.candidates[count++] = leaps[i]!;
  }
  const homes = rules.firstMoversNear[target]!;
  for (let i = 0; i < homes.length; i++) {
    const occupant = cells[homes[i]!]!;
    if ((occupant & FRESH) !== 0 && sideOf(occupant) === by) sweep.candidates[count++] = homes[i]!;
  }
  return count;
}
