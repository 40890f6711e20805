import { KINDS, type Kind, type Side } from '../../engine/index.ts';
import { footLayer } from '../pieces/feet.ts';
import { symbolId, type PieceSet } from '../pieces/names.ts';
import { figureLayers, type Layer } from '../pieces/outlines.ts';
import { tileCode, tileOutlines } from '../pieces/tileOutlines.ts';
import type { DiagramColours } from './colours.ts';

/** The stroke of outlines, in a box of 48 by 48. */
const LINE = 2.8;

interface ArmyColours {
  readonly fill: string;
  readonly shade: string;
  readonly line: string;
  readonly detail: string;
  readonly star: string;
}

const armyOf = (side: Side, colours: DiagramColours): ArmyColours =>
  side === 'yellow'
    ? {
        fill: colours.armyYellow,
        shade: colours.armyYellowShade,
        line: colours.armyYellowLine,
        detail: colours.armyYellowDetail,
        star: colours.armyYellowStar,
      }
    : {
        fill: colours.armyBlue,
        shade: colours.armyBlueShade,
        line: colours.armyBlueLine,
        detail: colours.armyBlueDetail,
        star: colours.armyBlueStar,
      };

function toneOf({ tone }: Layer, army: ArmyColours, { sunRed, sunGreen }: DiagramColours): string {
  switch (tone ?? 'army') {
    case 'army':
      return army.fill;
    case 'star':
      return army.star;
    case 'red':
      return sunRed;
    case 'green':
      return sunGreen;
  }
}

const outlined = (d: string, fill: string, line: string): string =>
  `<path d="${d}" fill="${fill}" stroke="${line}" stroke-width="${LINE}" stroke-linejoin="round" paint-order="stroke"/>`;

function figure(kind: Kind, side: Side, colours: DiagramColours): string {
  const army = armyOf(side, colours);
  return [footLayer(kind, side), ...figureLayers[kind]]
    .map((layer) =>
      [
        outlined(layer.body, toneOf(layer, army, colours), army.line),
        layer.shade === undefined ? '' : `<path d="${layer.shade}" fill="${army.shade}"/>`,
        layer.detail === undefined ? '' : `<path d="${layer.detail}" fill="${army.detail}"/>`,
      ].join(''),
    )
    .join('');
}

function tile(kind: Kind, side: Side, colours: DiagramColours): string {
  const army = armyOf(side, colours);
  const { code } = KINDS[kind];
  const { size, y } = tileCode(code);
  const { edge, rim } = tileOutlines[side];
  return `${outlined(edge, army.fill, army.line)}<path d="${rim}" fill="none" stroke="${army.shade}" stroke-width="1.6"/><text x="24" y="${y}" font-family="Grenze, Georgia, serif" font-size="${size}" font-weight="600" text-anchor="middle" fill="${army.detail}">${code}</text>`;
}

/** A piece as a group with an id, for `use`, in a box of 48 by 48. */
export const pieceGroup = (set: PieceSet, kind: Kind, side: Side, colours: DiagramColours): string =>
  `<g id="${symbolId(set, kind, side)}">${(set === 'figures' ? figure : tile)(kind, side, colours)}</g>`;
