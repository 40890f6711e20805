import type { Kind, Side } from '../../engine/index.ts';

/** The two ways to draw the pieces. */
export const pieceSets = ['figures', 'tiles'] as const;
export type PieceSet = (typeof pieceSets)[number];

/** Id of the sprite symbol that draws a piece. */
export function symbolId(set: PieceSet, kind: Kind, side: Side): string {
  return `${set === 'figures' ? 'piece' : 'tile'}-${kind}-${side}`;
}
