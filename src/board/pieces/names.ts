/** The nine kinds of piece, from the lowest rank to the King (rules, section 2). */
export const kindNames = [
  'swod',
  'deldar',
  'hikdar',
  'jiktar',
  'chuktar',
  'kapt',
  'paktun',
  'pallan',
  'king',
] as const;
export type KindName = (typeof kindNames)[number];

export const sideNames = ['yellow', 'blue'] as const;
export type SideName = (typeof sideNames)[number];

/** The two ways to draw the pieces. */
export const pieceSets = ['figures', 'tiles'] as const;
export type PieceSet = (typeof pieceSets)[number];

/** Id of the sprite symbol that draws a piece. */
export function symbolId(set: PieceSet, kind: KindName, side: SideName): string {
  return `${set === 'figures' ? 'piece' : 'tile'}-${kind}-${side}`;
}
