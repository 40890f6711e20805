import { KINDS, type Kind, type Side } from '../../engine/index.ts';

/** The two ways to draw the pieces. */
export const pieceSets = ['figures', 'tiles'] as const;
export type PieceSet = (typeof pieceSets)[number];

/** Id of a piece in a diagram. */
export function symbolId(set: PieceSet, kind: Kind, side: Side): string {
  return `${set === 'figures' ? 'piece' : 'tile'}-${kind}-${side}`;
}

/** Classes of an element that shows a piece; `drawPictures` gives them their pictures. */
export const lookOf = (set: PieceSet, kind: Kind, side: Side): string =>
  `picture ${set === 'tiles' ? 'tile' : kind} ${side}`;

/** The letters in such an element; null for figures, which have none. */
export const codeOf = (set: PieceSet, kind: Kind): string | null =>
  set === 'tiles' ? KINDS[kind].code : null;
