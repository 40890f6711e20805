import { pieceAt, routesOf, type LegalMove, type Position, type Route } from '../engine/index.ts';

/** The powers that only a Pallan has (section 6). */
export const POWERS = ['turn', 'bend', 'move-then-vault', 'friendly'] as const;
export type Power = (typeof POWERS)[number];

/** The power without which a Pallan could not make a legal move; null where it needs none, or either of two. */
export function powerOf(position: Position, move: LegalMove): Power | null {
  if (pieceAt(position, move.from)?.kind !== 'pallan') return null;
  if (move.captures === 'friend') return 'friendly';
  const powers = new Set(routesOf(position, move).map(powerOfRoute));
  const [only] = powers;
  return powers.size === 1 && only !== undefined ? only : null;
}

function powerOfRoute({ parts }: Route): Power | null {
  if (parts.some(({ part }) => part === 'turn')) return 'turn';
  if (parts.some(({ part }) => part === 'bend')) return 'bend';
  const vaults = parts.some(({ part }) => part === 'vault');
  return vaults && parts.some(({ part }) => part === 'step' || part === 'leap') ? 'move-then-vault' : null;
}
