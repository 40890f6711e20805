import type { Board } from './board.ts';
import { ALL_DIRECTIONS, NORTHWARD, SOUTHWARD } from './directions.ts';
import type { Square } from './geometry.ts';
import { isNearLastRank } from './movement/piece.ts';
import type { Ruleset } from './ruleset.ts';
import { against, type SideIndex } from './side.ts';
import { ROAMS, TRAIT } from './traits.ts';

/**
 * Notes on which ranks a side's pieces stand, so that faraway pieces with short moves can be skipped, and lines that
 * lead to nobody.
 */
export function findPrey({ sweep, rules, pieces, count }: Board, side: SideIndex): void {
  const { height, rankOf } = rules.geometry;
  const { preyFrom, preyAway } = sweep;
  const list = pieces[side];
  for (let rank = 0; rank < height; rank++) preyFrom[rank] = 0;
  for (let i = count[side]! - 1; i >= 0; i--) preyFrom[rankOf[list[i]!]!] = ALONG;
  let away = NOBODY;
  for (let rank = 0; rank < height; rank++) {
    const isHere = preyFrom[rank] !== 0;
    if (away < NOBODY) preyFrom[rank]! |= SOUTHWARD;
    away = isHere ? 0 : Math.min(away + 1, NOBODY);
    preyAway[rank] = away;
  }
  away = NOBODY;
  for (let rank = height - 1; rank >= 0; rank--) {
    if (away < NOBODY) preyFrom[rank]! |= NORTHWARD;
    away = preyAway[rank] === 0 ? 0 : Math.min(away + 1, NOBODY);
    if (away < preyAway[rank]!) preyAway[rank] = away;
  }
}

/** The directions along a rank. */
const ALONG = ALL_DIRECTIONS & ~(NORTHWARD | SOUTHWARD);
/** Stands for more ranks than a board has. */
const NOBODY = 255;

/** With so few ranks nearly every piece has an enemy near it, and asking costs more than it saves. */
const FEW_RANKS = 12;

/** Whether to ask `mayTake` before a piece is swept. */
export const isWorthAsking = ({ geometry }: Ruleset): boolean => geometry.height > FEW_RANKS;

/** What takes a piece to a square past whatever stands beside it. */
const LEAPS = TRAIT.leap | TRAIT.twoLeaps;

/**
 * Whether a piece of the side to move may capture an enemy, or promote: something that it could take stands near enough,
 * in a direction that no friend blocks; a vault begins there (`whereVaultsBegin`); or its last rank is near. It says no
 * only where the piece cannot.
 */
export function mayTake({ sweep, rules, cells, turn }: Board, begins: Uint8Array, square: Square): boolean {
  const { near, preyAway, preyFrom } = sweep;
  const piece = cells[square]!;
  const traits = rules.traits[piece]!;
  const rank = rules.geometry.rankOf[square]!;
  const away = preyAway[rank]!;
  const span = rules.offLineSpan[piece]!;
  if (away <= span && (span === ROAMS || (traits & LEAPS) !== 0)) return true;
  const open = rules.reachMask[piece * cells.length + square]! & ~near[turn][square]!;
  if (open !== 0) {
    if (away <= span || (open & near[against(turn)][square]!) !== 0) return true;
    const most = rules.farthest[piece]!;
    if (most > 1 && away <= most && (open & preyFrom[rank]!) !== 0) return true;
  }
  const promotes = (traits & TRAIT.promotes) !== 0;
  if (promotes && isNearLastRank(rules, piece, square)) return true;
  const vaults = begins[square]! & rules.vaultMask[piece]! & rules.vaultRoom[square]!;
  return (promotes ? vaults : vaults & preyFrom[rank]!) !== 0;
}
