import { NO_SQUARE, type Square } from '../geometry.ts';
import type { LeapTable } from '../compiled/leaps.ts';
import { CAPTURE_MARK, WAY, type Way } from '../move.ts';
import { EMPTY } from '../piece.ts';
import { see, seeAll } from './sight.ts';
import {
  ANYWHERE,
  carries,
  isAfterEnemies,
  isPreyWithin,
  mayCapture,
  noteBlocker,
  noteHole,
  reach,
  type Sweep,
} from './sweep.ts';

/** Section 4, leaps: only the square at the end matters. */
export function leapsFrom(
  sweep: Sweep,
  from: Square,
  { start, targets, span }: LeapTable,
  way: Way,
  via: Square,
): void {
  const { target, cells, rules, sight } = sweep;
  if (target !== ANYWHERE && rules.geometry.distance[target * cells.length + from] !== span) return;
  if (isAfterEnemies(sweep) && !isPreyWithin(sweep, from, span)) return;
  const end = start[from + 1]!;
  if (sight !== null) seeAll(sight, targets, start[from]!, end);
  const isListed = !sweep.onlyTaking || sweep.promotes !== 0; // whether moves without a capture are listed
  for (let i = start[from]!; i < end; i++) {
    const to = targets[i]!;
    const occupant = cells[to]!;
    if (occupant !== EMPTY) {
      if (mayCapture(sweep, to, occupant)) reach(sweep, to, way, via, CAPTURE_MARK);
    } else if (isListed) reach(sweep, to, way, via, 0);
  }
}

/** Section 4, the two leaps of a Paktun's or Hyrpaktun's first move: the first leap ends on an empty square. */
export function twoLeaps(sweep: Sweep): void {
  const table = sweep.rules.leapsOf[sweep.piece]!;
  const end = table.start[sweep.from + 1]!;
  for (let i = table.start[sweep.from]!; i < end; i++) {
    const via = table.targets[i]!;
    if (sweep.sight !== null) see(sweep.sight, via);
    if (sweep.cells[via] === EMPTY) leapsFrom(sweep, via, table, WAY.twoLeaps, via);
    else if (sweep.watches) noteBlocker(sweep, via);
  }
}

/**
 * Section 15, the Flutsman: a flight over whatever stands in between to an empty square, and one step from there (L2,
 * L3).
 */
export function flights(sweep: Sweep): void {
  const { rules, cells, from, piece, target, sight } = sweep;
  const { step, toEdge, distance } = rules.geometry;
  const far = rules.flies[piece]!;
  for (let d = 0; d < 8; d++) {
    if (toEdge[from * 8 + d]! < far) continue;
    const via = from + far * step[d]!;
    if (target !== ANYWHERE && distance[target * cells.length + via] !== 1) continue;
    if (sight !== null) see(sight, via);
    if (cells[via] === EMPTY) stepFrom(sweep, via);
    else if (sweep.watches) noteBlocker(sweep, via);
  }
}

function stepFrom(sweep: Sweep, via: Square): void {
  const { rules, cells, sight } = sweep;
  const { step, toEdge } = rules.geometry;
  for (let d = 0; d < 8; d++) {
    if (toEdge[via * 8 + d] === 0) continue;
    const to = via + step[d]!;
    if (sight !== null) see(sight, to);
    const occupant = cells[to]!;
    if (occupant === EMPTY) reach(sweep, to, WAY.flight, via, 0);
    else if (mayCapture(sweep, to, occupant)) reach(sweep, to, WAY.flight, via, CAPTURE_MARK);
  }
}

/** Section 16, `leapers-off-side`: it lands beside the last square of the straight line that it vaults. */
export function offSideLandings(sweep: Sweep): void {
  const { rules, from, piece, watches } = sweep;
  const { step, toEdge } = rules.geometry;
  for (let d = 0; d < 8; d++) {
    const limit = toEdge[from * 8 + d]!;
    if (limit < rules.vaultLine || ((rules.vaultMask[piece]! >> d) & 1) === 0) continue;
    let square = from;
    let holes = 0;
    let hole = NO_SQUARE;
    for (let passed = 1; passed <= limit; passed++) {
      square += step[d]!;
      if (!carries(sweep, square)) {
        if (!watches || ++holes > rules.slack) break;
        if (holes === 1) hole = square;
      }
      if (passed < rules.vaultLine) continue;
      for (const side of [(d + 2) & 7, (d + 6) & 7])
        if (toEdge[square * 8 + side] !== 0) comeDown(sweep, square + step[side]!, square, hole);
    }
  }
}

function comeDown(sweep: Sweep, to: Square, via: Square, hole: Square): void {
  if (sweep.target !== ANYWHERE && to !== sweep.target) return;
  if (hole !== NO_SQUARE) {
    noteHole(sweep, hole);
    return;
  }
  if (sweep.sight !== null) see(sweep.sight, to);
  const occupant = sweep.cells[to]!;
  if (occupant === EMPTY) reach(sweep, to, WAY.offSide, via, 0);
  else if (mayCapture(sweep, to, occupant)) reach(sweep, to, WAY.offSide, via, CAPTURE_MARK);
}
