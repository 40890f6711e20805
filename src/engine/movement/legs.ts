import { firstOf, type Direction, type DirectionMask } from '../directions.ts';
import type { Square } from '../geometry.ts';
import { CAPTURE_MARK, FIRST_VAULTING_WAY, VAULT_MARK, type Way } from '../move.ts';
import { EMPTY, PIECE_CODES, type PieceCode } from '../piece.ts';
import { TAKES, TRAIT } from '../compiled/traits.ts';
import { isLineTo } from './lines.ts';
import { see, seeLine, type Sight } from './sight.ts';
import { ANYWHERE, isAfterEnemies, mayCapture, noteBlocker, noteHole, reach, type Sweep } from './sweep.ts';

/**
 * A leg over empty squares: a regular move, or the last part of one (section 4). It takes at most `limit` steps from
 * `start`, may end on every empty square, and may end on the first piece if that can be captured in this direction.
 */
export function openLeg(
  sweep: Sweep,
  start: Square,
  direction: Direction,
  limit: number,
  way: Way,
  via: Square,
): void {
  const { rules, cells, target } = sweep;
  if (target !== ANYWHERE && limit < rules.geometry.distance[target * cells.length + start]!) return;
  const step = rules.geometry.step[direction]!;
  const end = start + step * limit;
  const { from, stamp, seen, moves, promotes, onlyTaking } = sweep;
  const packed = way >= FIRST_VAULTING_WAY ? from | VAULT_MARK : from;
  const plain =
    target === ANYWHERE &&
    (promotes === 0 || ((rules.lastRank[start]! | rules.lastRank[end]!) & promotes) === 0);
  let { count } = sweep;
  let square = start;
  let occupant: PieceCode = EMPTY;
  while (square !== end) {
    square += step;
    occupant = cells[square]!;
    if (occupant !== EMPTY) break;
    if (!plain) reach(sweep, square, way, via, 0);
    else if (!onlyTaking && seen[square] !== stamp && square !== from) {
      // most moves are recorded here: the same as `reach`, but with its values in registers
      seen[square] = stamp;
      moves[count++] = packed | (square << 10);
    }
  }
  if (plain) sweep.count = count;
  if (sweep.sight !== null) seeLine(sweep.sight, start, square, step);
  if (occupant !== EMPTY) stopLeg(sweep, square, occupant, direction, way, via);
}

/** An open leg has met a piece, and may end by capturing it. */
function stopLeg(
  sweep: Sweep,
  square: Square,
  occupant: PieceCode,
  direction: Direction,
  way: Way,
  via: Square,
): void {
  if (((sweep.rules.captureMask[sweep.piece]! >> direction) & 1) !== 0 && mayCapture(sweep, square, occupant))
    reach(sweep, square, way, via, CAPTURE_MARK);
  if (sweep.watches) noteBlocker(sweep, square);
}

/**
 * A regular move in one direction by a piece whose single step captures nothing or does not exist (section 16): it
 * needs an empty square beside it, and goes on from there as usual.
 */
export function measuredLeg(
  sweep: Sweep,
  start: Square,
  direction: Direction,
  limit: number,
  way: Way,
  via: Square,
): void {
  const { rules, cells, piece, sight } = sweep;
  const next = start + rules.geometry.step[direction]!;
  if (sight !== null) see(sight, next);
  if (cells[next] !== EMPTY) {
    if (sweep.watches) noteBlocker(sweep, next);
    return;
  }
  if ((rules.traits[piece]! & TRAIT.noStep) === 0) reach(sweep, next, way, via, 0);
  if (limit > 1) openLeg(sweep, next, direction, limit - 1, way, via);
}

/**
 * A leg over a line of pieces: a vault, or the part of one after its bend (sections 5 and 6). `passed` pieces of the
 * line are already behind `start`. It may capture once the line so far is long enough, and lands in the first break,
 * which is never the first square of the leg.
 */
export function vaultLeg(
  sweep: Sweep,
  start: Square,
  direction: Direction,
  passed: number,
  way: Way,
  via: Square,
): void {
  const { rules, cells, target } = sweep;
  const { vaultLine } = rules;
  const step = rules.geometry.step[direction]!;
  if (target !== ANYWHERE) {
    const between = rules.geometry.distance[target * cells.length + start]! - 1;
    if (passed + between < vaultLine || !isLineTo(sweep, direction, between)) return;
  }
  const { hills } = rules;
  const { takes } = sweep;
  const { seen, stamp } = sweep;
  const takesFrom = sweep.piece * PIECE_CODES;
  const limit = sweep.room[start * 8 + direction]!;
  const free = vaultLine - passed; // how many pieces it must pass before the line is long enough
  let square = start;
  for (let steps = 0; steps < limit; steps++) {
    square += step;
    const occupant = cells[square]!;
    if (occupant === EMPTY) {
      if (steps > 0 && steps >= free) reach(sweep, square, way, via, 0);
      if (hills[square] !== 0) continue; // a landing square, and also part of the line
      if (sweep.watches && square !== sweep.from) noteHole(sweep, square);
      break;
    }
    if (
      steps >= free &&
      takes[takesFrom + occupant] !== TAKES.never &&
      (target !== ANYWHERE || seen[square] !== stamp) &&
      mayCapture(sweep, square, occupant)
    )
      reach(sweep, square, way, via, CAPTURE_MARK);
    if (square === target) break;
  }
  if (sweep.sight !== null) seeLine(sweep.sight, start, square, step);
}

/** Whether the squares after the piece's own, up to and including `end`, are empty. */
export function isOpen(sweep: Sweep, end: Square, step: number): boolean {
  for (let square = sweep.from; square !== end;) {
    square += step;
    if (sweep.sight !== null) see(sweep.sight, square);
    if (sweep.cells[square] === EMPTY) continue;
    if (sweep.watches) noteBlocker(sweep, square);
    return false;
  }
  return true;
}

/**
 * Section 5: straight vaults from a square in these directions. A vault can begin only if something carries it next to
 * the square and at the end of the shortest line.
 */
export function straightVaults(
  sweep: Sweep,
  start: Square,
  directions: DirectionMask,
  way: Way,
  via: Square,
): void {
  const { cells, near, rules, begins } = sweep;
  const { hills } = rules;
  const { step } = rules.geometry;
  if (sweep.sight !== null) seeHoles(sweep, sweep.sight, start, directions);
  let left =
    directions &
    (begins === null ? near[0][start]! | near[1][start]! | rules.hillsNear[start]! : begins[start]!);
  if (isAfterEnemies(sweep) && left !== 0) left &= sweep.prey!.from[rules.geometry.rankOf[start]!]!;
  for (; left !== 0; left &= left - 1) {
    const d = firstOf(left);
    const last = start + step[d]! * rules.vaultLine;
    if (cells[last] !== EMPTY || hills[last] !== 0) vaultLeg(sweep, start, d, 0, way, via);
  }
}

/**
 * Sees the first hole of each shortest line for a vault that one move could complete: while that hole is there, nothing
 * else on the line matters. Lines without holes are followed by the sweep, and so seen.
 */
function seeHoles({ cells, rules }: Sweep, sight: Sight, start: Square, directions: DirectionMask): void {
  const { vaultLine, hills, slack } = rules;
  for (let left = directions; left !== 0; left &= left - 1) {
    const step = rules.geometry.step[firstOf(left)]!;
    let holes = 0;
    let first = start;
    for (let square = start + step * vaultLine; square !== start; square -= step)
      if (cells[square] === EMPTY && hills[square] === 0) {
        holes++;
        first = square;
      }
    if (holes <= slack) see(sight, first);
  }
}
