import { EMPTY, type Cell } from '../../seam/ranks.ts';
import { DIAGONALS, EIGHT, kindOf, ORTHOGONALS, rowOf, stepFrom, type Direction } from './board.ts';
import type { Going } from './moves.ts';
import type { Position } from './position.ts';

const LINES: Readonly<Record<string, readonly Direction[]>> = { R: ORTHOGONALS, B: DIAGONALS, Q: EIGHT };

/** The squares of a line from one square to another over empty squares, without the first; null if there is none. */
function along(
  cells: readonly Cell[],
  from: number,
  direction: Direction,
  to: number,
): readonly number[] | null {
  for (const step of stepFrom(from, direction)) {
    if (step.to === to) return [to];
    const rest = cells[step.to] === EMPTY ? along(cells, step.to, step.direction, to) : null;
    if (rest !== null) return [step.to, ...rest];
  }
  return null;
}

/** The squares over which a move goes, both ends included: lines bend at the borders of the fields. */
export function wayOf({ cells }: Position, { from, to }: Going): readonly number[] {
  const kind = kindOf(cells[from] ?? EMPTY);
  const isDouble = kind === 'P' && rowOf(from) === 1 && rowOf(to) === 3;
  for (const direction of isDouble ? ([[0, 1]] as const) : (LINES[kind] ?? [])) {
    const way = along(cells, from, direction, to);
    if (way !== null) return [from, ...way];
  }
  return [from, to];
}
