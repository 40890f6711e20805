import type { Board } from './board.ts';
import type { Square } from './geometry.ts';
import { see, seeAll, seeLine } from './movement/sight.ts';
import { EMPTY, FRESH, sideOf } from './piece.ts';
import { NO_LINE, type Sweep } from './movement/sweep.ts';
import { ROAMS, TRAIT } from './compiled/traits.ts';
import type { SideIndex } from './side.ts';

/**
 * Looks from a square along its 8 lines, and at the squares of leaps and first moves, for pieces of side `by` that
 * could capture there, so that only these need to be swept. Writes them to `sweep.candidates` and returns their number.
 * The list may include a piece that cannot capture, but never misses one that can. A sweep that watches looks past as
 * many pieces that could step aside, and as many gaps in a line, as one move may change.
 *
 * It also measures the lines of pieces that lead to the square: `sweep.lines`, `sweep.longestLine`. If there are too
 * few pieces for any vault to it, it lists all pieces of that side instead.
 */
export function lookAround(board: Board, target: Square, by: SideIndex): number {
  const { sweep, rules } = board;
  const between = board.count[0]! + board.count[1]! - 2; // all pieces except the mover and the one on the target
  if (between < rules.vaultLine && !rules.hasHills) return nameAll(board, by);
  let count = lookForLeaps(board, target, by, lookAlongLines(board, target, by));
  const roamers = board.roamers[by];
  for (let i = 0; i < board.roamerCount[by]!; i++) {
    const square = roamers[i]!;
    if (sweep.sight !== null) see(sweep.sight, square);
    const piece = sweep.cells[square]!;
    if (piece !== EMPTY && sideOf(piece) === by) sweep.candidates[count++] = square;
  }
  return count;
}

function nameAll({ sweep, pieces, count }: Board, by: SideIndex): number {
  const list = pieces[by];
  for (let i = 0; i < count[by]!; i++) {
    sweep.candidates[i] = list[i]!;
    if (sweep.sight !== null) see(sweep.sight, list[i]!);
  }
  sweep.longestLine = NO_LINE;
  sweep.lines.fill(0);
  sweep.hasBase = false;
  return count[by]!;
}

function lookAlongLines(board: Board, target: Square, by: SideIndex): number {
  const { sweep, rules, cells } = board;
  const { vaultLine, offLineSpan, hasHills } = rules;
  const { step, toEdge } = rules.geometry;
  const { watches, candidates, lines, sight } = sweep;
  const tolerance = watches ? rules.slack : 0;
  let count = 0;
  let longestLine = 0;
  let hasBase = false;
  for (let d = 0; d < 8; d++) {
    const delta = step[d]!;
    const limit = toEdge[target * 8 + d]!;
    let gaps = tolerance;
    let shields = tolerance; // how many more pieces may step aside; below 0 the view is blocked
    let line = -1; // the length of the line, once it has ended
    let square = target;
    for (let steps = 1; steps <= limit; steps++) {
      square += delta;
      const occupant = cells[square]!;
      if (occupant !== EMPTY) {
        const hostile = sideOf(occupant) === by;
        if (hostile && (shields >= 0 || steps > vaultLine) && offLineSpan[occupant] !== ROAMS)
          candidates[count++] = square;
        shields = hostile ? -1 : shields - 1;
        if (shields < 0 && line >= 0) break;
      } else if (line < 0) {
        if (hasHills && rules.hills[square] !== 0) {
          if (steps > vaultLine) hasBase = true; // the line goes on over the hill, and a vault may begin on it
        } else if (--gaps < 0) {
          line = steps - 1;
          if (shields < 0) break;
        }
      }
    }
    if (sight !== null) seeLine(sight, target, square, delta);
    if (line < 0) line = limit;
    lines[(d + 4) & 7] = line;
    if (line > longestLine) longestLine = line;
    if (line >= vaultLine && (line < limit || watches)) hasBase = true;
  }
  sweep.longestLine = longestLine;
  sweep.hasBase = hasBase;
  if (hasBase && board.roamerCount[by] !== 0) listBases(sweep, target);
  return count;
}

/** Lists the squares from which a line of at least m pieces leads to the target, whether or not they are occupied. */
function listBases(sweep: Sweep, target: Square): void {
  const { vaultLine, geometry } = sweep.rules;
  let count = 0;
  for (let d = 0; d < 8; d++) {
    const most = Math.min(sweep.lines[(d + 4) & 7]! + 1, geometry.toEdge[target * 8 + d]!);
    for (let steps = vaultLine + 1; steps <= most; steps++)
      sweep.bases[count++] = target + geometry.step[d]! * steps;
  }
  sweep.baseCount = count;
}

function lookForLeaps(board: Board, target: Square, by: SideIndex, count: number): number {
  const { sweep, rules, cells } = board;
  const { start, targets } = rules.commonLeaps;
  const end = start[target + 1]!;
  if (sweep.sight !== null) seeAll(sweep.sight, targets, start[target]!, end);
  for (let i = start[target]!; i < end; i++) {
    const occupant = cells[targets[i]!]!;
    if (occupant === EMPTY || sideOf(occupant) !== by || rules.offLineSpan[occupant] === ROAMS) continue;
    if ((rules.traits[occupant]! & TRAIT.leap) !== 0) sweep.candidates[count++] = targets[i]!;
  }
  const homes = rules.firstMoversNear[by][target]!;
  // No kept answer depends on these yet. No move brings a fresh piece here, and one that leaves can only end an attack;
  // but nothing is kept for a watched King under attack, and in no game does a first move reach a square of the enemy's
  // Fluttember.
  if (sweep.sight !== null) seeAll(sweep.sight, homes, 0, homes.length);
  for (let i = 0; i < homes.length; i++) {
    const occupant = cells[homes[i]!]!;
    if ((occupant & FRESH) !== 0 && sideOf(occupant) === by) sweep.candidates[count++] = homes[i]!;
  }
  return count;
}
