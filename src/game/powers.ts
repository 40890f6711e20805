import { pieceAt, routesOf, type LegalMove, type Position, type Route } from '../engine/index.ts';

/** The ways that only a Pallan can go (section 6). */
export const PALLAN_WAYS = ['turn', 'bend', 'move-then-vault'] as const;
export type PallanWay = (typeof PALLAN_WAYS)[number];

/** The powers that only a Pallan has (section 6). */
const POWERS = [...PALLAN_WAYS, 'friendly'] as const;
export type Power = (typeof POWERS)[number];

/** The power that a Pallan uses on a way; null for a way that any far-reaching piece could go. */
export function wayOf({ parts }: Route): PallanWay | null {
  if (parts.some(({ part }) => part === 'turn')) return 'turn';
  if (parts.some(({ part }) => part === 'bend')) return 'bend';
  const first = parts[0]?.part;
  const begins = first === 'step' || first === 'leap';
  return begins && parts.some(({ part }) => part === 'vault') ? 'move-then-vault' : null;
}

/**
 * The power without which a Pallan could not make a legal move; null where it needs none, or where either of two will
 * do.
 */
export function powerOf(position: Position, move: LegalMove): Power | null {
  const piece = pieceAt(position, move.from);
  if (piece === null || !position.ruleset.kinds[piece.kind].capturesFriends) return null;
  if (move.captures === 'friend') return 'friendly';
  const [way = null, ...others] = routesOf(position, move).map(wayOf);
  return others.every((other) => other === way) ? way : null;
}
