import type { Board } from './board.ts';
import { ALL_DIRECTIONS, type DirectionMask, firstOf, NORTHWARD, SOUTHWARD } from './directions.ts';
import type { Square } from './geometry.ts';
import { memoised } from './memoised.ts';
import { isNearLastRank } from './movement/piece.ts';
import type { Hunt, Prey } from './movement/sweep.ts';
import { ALL_PIECE_CODES, EMPTY, PIECE_CODES, sideOf } from './piece.ts';
import type { Ruleset } from './compiled/ruleset.ts';
import { against, type SideIndex } from './side.ts';
import { ROAMS, TRAIT } from './compiled/traits.ts';

/**
 * Finds the ranks on which a side's pieces stand, so that faraway pieces with short moves can be skipped, and lines on
 * which there is no enemy. What follows from the ranks is kept, since most moves leave the ranks as they are.
 */
export function findPrey({ sweep, rules, pieces, count }: Board, side: SideIndex): Hunt {
  const { rankOf } = rules.geometry;
  const list = pieces[side];
  let ranks = 0;
  for (let i = count[side]! - 1; i >= 0; i--) ranks |= 1 << rankOf[list[i]!]!;
  sweep.hunt ??= newHunt(rules);
  const prey = sweep.hunt.prey[side];
  if (prey.ranks !== ranks) lookFrom(prey, ranks);
  sweep.prey = prey;
  return sweep.hunt;
}

const newHunt = (rules: Ruleset): Hunt => ({
  prey: [noPrey(rules), noPrey(rules)],
  hunts: huntsOf(rules),
  hunters: new Uint16Array(rules.geometry.size),
});

const noPrey = ({ geometry: { height } }: Ruleset): Prey => ({
  ranks: 0,
  from: new Uint8Array(height),
  away: new Uint8Array(height).fill(NOBODY),
});

/** Works out, for each rank, how it relates to pieces that stand on these ranks. */
function lookFrom(prey: Prey, ranks: number): void {
  const { from, away } = prey;
  prey.ranks = ranks;
  for (let rank = 0, last = NOBODY; rank < away.length; rank++) {
    from[rank] = last < NOBODY ? SOUTHWARD : 0;
    last = ((ranks >> rank) & 1) !== 0 ? 0 : Math.min(last + 1, NOBODY);
    if (last === 0) from[rank]! |= ALONG;
    away[rank] = last;
  }
  for (let rank = away.length - 1, last = NOBODY; rank >= 0; rank--) {
    if (last < NOBODY) from[rank]! |= NORTHWARD;
    last = away[rank] === 0 ? 0 : Math.min(last + 1, NOBODY);
    if (last < away[rank]!) away[rank] = last;
  }
}

/** The directions along a rank. */
const ALONG = ALL_DIRECTIONS & ~(NORTHWARD | SOUTHWARD);
/** A distance of more ranks than any board has, if there is no piece. */
const NOBODY = 255;

/**
 * On a board with at most this many ranks, nearly every piece has an enemy near it, and the test costs more than it
 * saves.
 */
const FEW_RANKS = 11;

/** Whether it pays to look for pieces that may capture before pieces are swept. */
export const isWorthAsking = ({ geometry }: Ruleset): boolean => geometry.height > FEW_RANKS;

/** Moves that take a piece to a square past whatever stands beside it. */
const LEAPS = TRAIT.leap | TRAIT.twoLeaps;

/**
 * The layout of the number for a piece on a square, from bit 0: the directions in which it may capture by a regular
 * move, and from bit 8 those in which it may vault; then how many ranks it may reach off its lines; then one more than
 * the ranks that it may reach along them, or 0 if it reaches only one; then flags.
 */
const HUNT = {
  vaults: 8,
  span: 16,
  steps: 21,
  /** What stands beside the piece does not matter. */
  leaps: 1 << 26,
  promotes: 1 << 27,
  /** Its last rank is within reach. */
  isNearLast: 1 << 28,
} as const;
/** At least as many ranks as any board has. */
const ALL_RANKS = 31;

/** `piece * size + square`: how a piece may capture from there, in the layout of `HUNT`. */
const huntsOf = memoised((rules: Ruleset): Int32Array => {
  const { size } = rules.geometry;
  const hunts = new Int32Array(PIECE_CODES * size);
  for (const code of ALL_PIECE_CODES) {
    const traits = rules.traits[code]!;
    const span = rules.offLineSpan[code]!;
    const leaps = span === ROAMS || (traits & LEAPS) !== 0 ? HUNT.leaps : 0;
    const promotes = (traits & TRAIT.promotes) === 0 ? 0 : HUNT.promotes;
    const farthest = rules.farthest[code]!;
    const steps = farthest > 1 ? Math.min(farthest + 1, ALL_RANKS) : 0;
    const lengths = (Math.min(span, ALL_RANKS) << HUNT.span) | (steps << HUNT.steps);
    const captures = (traits & TRAIT.twoMoves) === 0 ? rules.captureMask[code]! : ALL_DIRECTIONS;
    for (let square = 0; square < size; square++)
      hunts[code * size + square] =
        (rules.reachMask[code * size + square]! & captures) |
        ((rules.vaultMask[code]! & rules.vaultRoom[square]!) << HUNT.vaults) |
        lengths |
        leaps |
        promotes |
        (isNearLastRank(rules, code, square) ? HUNT.isNearLast : 0);
  }
  return hunts;
});

/**
 * Finds the pieces of the side to move that may capture an enemy, or promote, and returns their number. Such a piece
 * has an enemy near enough, in a direction that no friend blocks, or in the line of a vault that begins there
 * (`whereVaultsBegin`); or its last rank is near. Pieces that are left out can do neither.
 */
export function findHunters(board: Board, { hunts, hunters }: Hunt, begins: Uint8Array): number {
  const { sweep, cells, turn } = board;
  const { away: preyAway, from: preyFrom } = sweep.prey!;
  const { rankOf } = board.rules.geometry;
  const friends = sweep.near[turn];
  const enemies = sweep.near[against(turn)];
  const list = board.pieces[turn];
  const size = cells.length;
  let found = 0;
  for (let i = board.count[turn]! - 1; i >= 0; i--) {
    const square = list[i]!;
    const hunt = hunts[cells[square]! * size + square]!;
    const rank = rankOf[square]!;
    const away = preyAway[rank]!;
    const open = hunt & 255 & ~friends[square]!;
    const isWithin = away <= ((hunt >> HUNT.span) & ALL_RANKS);
    const beside = (open & enemies[square]!) | (hunt & HUNT.isNearLast);
    const within = isWithin ? open | (hunt & HUNT.leaps) : 0;
    if ((beside | within) !== 0) {
      hunters[found++] = square;
      continue;
    }
    const from = preyFrom[rank]!;
    const walks = away < ((hunt >> HUNT.steps) & ALL_RANKS) ? open & from : 0;
    const promotes = (hunt & HUNT.promotes) !== 0;
    const vaults = (hunt >> HUNT.vaults) & begins[square]! & (promotes ? ALL_DIRECTIONS : from);
    if (
      (vaults !== 0 && mayVaultTo(board, square, vaults, promotes)) ||
      (walks !== 0 && mayWalkTo(board, square, walks))
    )
      hunters[found++] = square;
  }
  return found;
}

/** Whether the first piece in one of these directions is an enemy within reach of the piece on a square. */
function mayWalkTo({ rules, cells, turn }: Board, square: Square, directions: DirectionMask): boolean {
  const { reach, geometry } = rules;
  const limits = (cells[square]! * cells.length + square) * 8;
  for (let left = directions; left !== 0; left &= left - 1) {
    const d = firstOf(left);
    const delta = geometry.step[d]!;
    let steps = reach[limits + d]!;
    let at = square + delta;
    while (--steps > 0 && cells[at] === EMPTY) at += delta;
    if (cells[at] !== EMPTY && sideOf(cells[at]!) !== turn) return true;
  }
  return false;
}

/**
 * Whether a vault in one of these directions, in which it may begin, meets an enemy, or lands where the piece promotes.
 */
function mayVaultTo(
  { rules, cells, turn }: Board,
  square: Square,
  directions: DirectionMask,
  promotes: boolean,
): boolean {
  const { geometry, vaultLine, hills, lastRank } = rules;
  for (let left = directions; left !== 0; left &= left - 1) {
    const d = firstOf(left);
    const delta = geometry.step[d]!;
    const limit = geometry.toEdge[square * 8 + d]!;
    let at = square + delta * vaultLine;
    for (let steps = vaultLine; steps < limit; steps++) {
      at += delta;
      const occupant = cells[at]!;
      if (occupant !== EMPTY) {
        if (sideOf(occupant) !== turn) return true;
        continue;
      }
      if (promotes && ((lastRank[at]! >> turn) & 1) !== 0) return true;
      if (hills[at] === 0) break;
    }
  }
  return false;
}
