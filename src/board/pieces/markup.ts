import type { Kind, Side } from '../../engine/index.ts';
import { footLayer } from './feet.ts';
import { figureLayers, type Layer } from './outlines.ts';
import { tileOutlines } from './tileOutlines.ts';
import type { PIECE_TOKENS } from './tokens.ts';

/** The colours of the pieces. */
export type PieceColours = Readonly<Record<keyof typeof PIECE_TOKENS, string>>;

/** The stroke of outlines, in a box of 48 by 48. */
const LINE = 2.8;

interface ArmyColours {
  readonly fill: string;
  readonly shade: string;
  readonly line: string;
  readonly detail: string;
  readonly star: string;
}

/** The colours of a side. */
export const armyOf = (side: Side, colours: PieceColours): ArmyColours =>
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

function toneOf({ tone }: Layer, army: ArmyColours, { sunRed, sunGreen }: PieceColours): string {
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

const outlined = (d: string, fill: string, line: string, width: number): string =>
  `<path d="${d}" fill="${fill}" stroke="${line}" stroke-width="${width}" stroke-linejoin="round" paint-order="stroke"/>`;

/** A figure as SVG, in a box of 48 by 48; `line` is the width of its outlines. */
export function figureMarkup(kind: Kind, side: Side, colours: PieceColours, line = LINE): string {
  const army = armyOf(side, colours);
  return [footLayer(kind, side), ...figureLayers[kind]]
    .map((layer) =>
      [
        outlined(layer.body, toneOf(layer, army, colours), army.line, line),
        layer.shade === undefined ? '' : `<path d="${layer.shade}" fill="${army.shade}"/>`,
        layer.detail === undefined ? '' : `<path d="${layer.detail}" fill="${army.detail}"/>`,
      ].join(''),
    )
    .join('');
}

/** A tile without its letters as SVG, in the same box. */
export function tileMarkup(side: Side, colours: PieceColours, line = LINE): string {
  const army = armyOf(side, colours);
  const { edge, rim } = tileOutlines[side];
  return `${outlined(edge, army.fill, army.line, line)}<path d="${rim}" fill="none" stroke="${army.shade}" stroke-width="1.6"/>`;
}
