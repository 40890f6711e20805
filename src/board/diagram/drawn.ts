import type { Colour } from '../../game/tree/index.ts';
import type { Drawn } from '../ways/drawing.ts';
import type { DiagramColours } from './colours.ts';

const COLOUR_OF = {
  green: 'drawnGreen',
  red: 'drawnRed',
  yellow: 'drawnYellow',
  blue: 'drawnBlue',
} as const satisfies Record<Colour, keyof DiagramColours>;

/** Arrows and marked squares as a group; a square is `cell` wide. */
export function drawnGroup(all: readonly Drawn[], colours: DiagramColours, cell: number): string {
  if (all.length === 0) return '';
  const groups = all.map((drawn) => one(drawn, colours));
  return `<g transform="scale(${cell})" fill="none" stroke-linecap="round" stroke-linejoin="round">${groups.join('')}</g>`;
}

function one(drawn: Drawn, colours: DiagramColours): string {
  const { colour, line, width, halo, dash, opacity, transform, head } = drawn;
  const stroke = colours[COLOUR_OF[colour]];
  const rim = `stroke="${colour === 'yellow' ? colours.drawnYellowHalo : colours.drawnHalo}" stroke-opacity="0.7"`;
  return [
    `<g class="drawn ${colour}" opacity="${opacity}"${attribute('transform', transform)}>`,
    `<path d="${line}" ${rim} stroke-width="${halo}"/>`,
    `<path d="${line}" stroke="${stroke}" stroke-width="${width}"${attribute('stroke-dasharray', dash)}/>`,
    head === null
      ? ''
      : `<path d="${head.line}" transform="${head.transform}" fill="${stroke}" ${rim} stroke-width="0.05" paint-order="stroke"/>`,
    '</g>',
  ].join('');
}

const attribute = (name: string, value: string | undefined): string =>
  value === undefined ? '' : ` ${name}="${value}"`;
