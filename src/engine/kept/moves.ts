import type { Square } from '../geometry.ts';
import type { Kept } from './kept.ts';
import { isStale } from './changes.ts';
import { moveTo } from '../move.ts';
import { sweepPiece } from '../movement/piece.ts';
import type { Sweep } from '../movement/sweep.ts';

/** As `sweepPiece`, for a piece whose moves are kept. */
export function sweepUnlessKept(sweep: Sweep, kept: Kept, from: Square): void {
  const looker = kept.firstOf[from]!;
  if (kept.lastOf[from] !== looker) sweepParts(sweep, kept, from);
  else if (isStale(kept, looker)) sweepPiece(sweep, from);
  else {
    const { ends, moves } = kept;
    const end = ends[looker]!;
    const list = sweep.moves;
    let { count } = sweep;
    for (let i = ends[looker - 1]!; i < end; i++) list[count++] = moves[i]!;
    sweep.count = count;
  }
}

/** The same for a piece in parts; if several parts lead to a square, only the first one counts. */
function sweepParts(sweep: Sweep, kept: Kept, from: Square): void {
  const { ends, marks, lastOf } = kept;
  const list = sweep.moves;
  const mark = ++kept.mark;
  let { count } = sweep;
  for (let looker = kept.firstOf[from]!; looker <= lastOf[from]!; looker++) {
    let source = kept.moves;
    let i = ends[looker - 1]!;
    let end = ends[looker]!;
    if (isStale(kept, looker)) {
      const { forms, directions } = kept.part[looker]!;
      sweep.count = count;
      sweepPiece(sweep, from, forms, directions);
      source = list;
      i = count;
      end = sweep.count;
    }
    for (; i < end; i++) {
      const move = source[i]!;
      const to = moveTo(move);
      if (marks[to] === mark) continue;
      marks[to] = mark;
      list[count++] = move;
    }
  }
  sweep.count = count;
}
