import { ALL_DIRECTIONS, firstOf, type DirectionMask } from '../directions.ts';
import type { Square } from '../geometry.ts';
import type { LeapTable } from '../compiled/leaps.ts';
import { WAY } from '../move.ts';
import { EMPTY, sideOf } from '../piece.ts';
import { TRAIT } from '../compiled/traits.ts';
import { straightVaults, vaultLeg } from './legs.ts';
import { isBase } from './lines.ts';
import { see, seeLine } from './sight.ts';
import { ANYWHERE, isInEnemyHome, noteBlocker, type Sweep } from './sweep.ts';

/**
 * Section 6, "Move, then vault": a regular move without a turn, or a leap, to an empty square; then a straight vault
 * (R11). If the first part needs a freedom that `homeLimit` limits, the whole way stays outside the enemy's home drins
 * (section 16).
 */
export function movesThenVaults(sweep: Sweep, traits: number, directions: DirectionMask): void {
  const { rules, cells, from, piece, sight } = sweep;
  const { geometry } = rules;
  if (sweep.target !== ANYWHERE && !sweep.hasBase) return;
  const rooms = (traits & TRAIT.waits) !== 0 ? rules.vaultRoomInside : rules.vaultRoom;
  const bounded = rules.outsideHome[sideOf(piece)];
  const isBounded = rules.ordinaryReach !== rules.reach;
  const limits = (piece * cells.length + from) * 8;
  const aims = sweep.target !== ANYWHERE && sweep.paths === null;
  for (let left = aims ? towardsBases(sweep) : directions; left !== 0; left &= left - 1) {
    const d = firstOf(left);
    const limit = rules.reach[limits + d]!;
    const ordinary = isBounded ? rules.ordinaryReach[limits + d]! : limit;
    const step = geometry.step[d]!;
    let square = from;
    for (let steps = 1; steps <= limit; steps++) {
      square += step;
      if (steps > ordinary) sweep.room = bounded;
      if (cells[square] === EMPTY) {
        vaultsFrom(sweep, square, WAY.moveThenVault, rooms);
        continue;
      }
      if (sweep.watches) watchForBase(sweep, square, step, limit - steps);
      break;
    }
    if (sight !== null) seeLine(sight, from, square, step);
    if (isBounded) sweep.room = geometry.toEdge;
  }
  if ((traits & TRAIT.leapThenVault) === 0) return;
  leapsThenVaults(sweep, rules.leapsOf[piece]!, rooms);
  if ((traits & TRAIT.boundLeap) === 0 || isInEnemyHome(sweep, from)) return;
  sweep.room = bounded;
  leapsThenVaults(sweep, rules.boundLeapsOf[piece]!, rooms);
  sweep.room = geometry.toEdge;
}

/** The directions in which a base lies. */
function towardsBases({ rules, bases, baseCount, from }: Sweep): DirectionMask {
  const { towards, size } = rules.geometry;
  let directions = 0;
  for (let i = 0; i < baseCount; i++) directions |= 1 << towards[bases[i]! * size + from]!;
  return directions & ALL_DIRECTIONS;
}

function leapsThenVaults(sweep: Sweep, { start, targets }: LeapTable, rooms: Uint8Array): void {
  const { cells, from, sight } = sweep;
  const end = start[from + 1]!;
  for (let i = start[from]!; i < end; i++) {
    const square = targets[i]!;
    if (sight !== null) see(sight, square);
    if (cells[square] === EMPTY) vaultsFrom(sweep, square, WAY.leapThenVault, rooms);
    else if (sweep.watches && isBase(sweep, square)) noteBlocker(sweep, square);
  }
}

function vaultsFrom(
  sweep: Sweep,
  base: Square,
  way: typeof WAY.moveThenVault | typeof WAY.leapThenVault,
  rooms: Uint8Array,
): void {
  const { rules, target } = sweep;
  if (target === ANYWHERE) {
    straightVaults(sweep, base, rooms[base]!, way, base);
    return;
  }
  if (!isBase(sweep, base)) return;
  const direction = rules.geometry.towards[target * sweep.cells.length + base]!;
  if (((rooms[base]! >> direction) & 1) !== 0) vaultLeg(sweep, base, direction, 0, way, base);
}

/** Marks a blocker if a base lies on its square or beyond it, behind no more pieces than one move may take away. */
function watchForBase(sweep: Sweep, blocker: Square, step: number, left: number): void {
  let square = blocker;
  let { slack } = sweep.rules;
  for (let steps = 0; steps <= left; steps++, square += step) {
    if (sweep.sight !== null) see(sweep.sight, square);
    if (sweep.cells[square] !== EMPTY && --slack < 0 && steps > 0) return;
    if (isBase(sweep, square)) {
      noteBlocker(sweep, blocker);
      return;
    }
  }
}
