import { KINDS, type Kind, type Side } from '../../engine/index.ts';
import { armyOf, figureMarkup, tileMarkup } from '../pieces/markup.ts';
import { symbolId, type PieceSet } from '../pieces/names.ts';
import { tileCode } from '../pieces/tileOutlines.ts';
import type { DiagramColours } from './colours.ts';

function tile(kind: Kind, side: Side, colours: DiagramColours): string {
  const { code } = KINDS[kind];
  const { size, y } = tileCode(code);
  return `${tileMarkup(side, colours)}<text x="24" y="${y}" font-family="Grenze, Georgia, serif" font-size="${size}" font-weight="600" text-anchor="middle" fill="${armyOf(side, colours).detail}">${code}</text>`;
}

/** A piece as a group with an id, for `use`, in a box of 48 by 48. */
export const pieceGroup = (set: PieceSet, kind: Kind, side: Side, colours: DiagramColours): string =>
  `<g id="${symbolId(set, kind, side)}">${set === 'figures' ? figureMarkup(kind, side, colours) : tile(kind, side, colours)}</g>`;
