import { DRIN_SIZE, pieceAt, type Position, type Square } from '../../engine/index.ts';
import { axisLabels } from '../axisLabels.ts';
import { drawingsOf, type Drawings } from '../ways/drawing.ts';
import { emblemPaths } from '../emblems/emblemPaths.ts';
import { farEmblemPaths } from '../emblems/farEmblemPaths.ts';
import { namePlace } from '../namePlace.ts';
import { symbolId, type PieceSet } from '../pieces/names.ts';
import { parityOf } from '../shown.ts';
import { drawGround } from '../terrain.ts';
import { viewOf, type Bottom, type View } from '../view.ts';
import type { DiagramColours } from './colours.ts';
import { drawnGroup } from './drawn.ts';
import { pieceGroup } from './pieces.ts';

export interface DiagramOptions {
  readonly position: Position;
  readonly bottom: Bottom;
  readonly pieces: PieceSet;
  readonly colours: DiagramColours;
  /** What the diagram shows, for readers who cannot see it. */
  readonly title: string;
  /** Squares of the last move. */
  readonly last?: readonly Square[];
  /** Its arrows and marked squares. */
  readonly drawings?: Drawings;
}

/** A square, and what is around the board, in units of the picture. */
const CELL = 48;
const FRAME = 6;
const EDGE = 30;
const MARGIN = 10;
const FONT = "'Source Sans 3', 'Source Sans Pro', system-ui, 'Segoe UI', Roboto, sans-serif";

const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (words: string): string =>
  words.replace(/[^\p{L}\p{N}\p{P}\p{S}\p{Z}]/gu, ' ').replace(/[&<>"]/g, (sign) => NAMED[sign] ?? '');

/** How large a diagram of a view is, in its own units. */
const diagramSize = ({ columns, rows }: View): { readonly width: number; readonly height: number } => ({
  width: columns * CELL + 2 * FRAME + EDGE + MARGIN,
  height: rows * CELL + 2 * FRAME + EDGE + MARGIN,
});

/** A position as a self-contained SVG picture: drins, fronts, coordinates, pieces. It loads nothing from anywhere. */
export function diagramSvg(options: DiagramOptions): string {
  const { position, bottom, colours, title } = options;
  const view = viewOf(position.ruleset.geometry, bottom);
  const { width, height } = diagramSize(view);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<defs>${usedPieces(options).join('')}</defs>`,
    `<rect width="${width}" height="${height}" fill="${colours.paper}"/>`,
    coordinates(options, view),
    `<g transform="translate(${EDGE + FRAME} ${MARGIN + FRAME})">`,
    ground(options, view),
    terrain(options, view),
    drins(view, colours),
    standing(options, view),
    fronts(view, colours),
    drawn(options, view),
    '</g></svg>',
  ].join('');
}

function usedPieces({ position, pieces, colours }: DiagramOptions): string[] {
  const groups = new Map<string, string>();
  for (let square = 0; square < position.cells.length; square++) {
    const piece = pieceAt(position, square);
    if (piece === null) continue;
    const id = symbolId(pieces, piece.kind, piece.side);
    if (!groups.has(id)) groups.set(id, pieceGroup(pieces, piece.kind, piece.side, colours));
  }
  return [...groups.values()];
}

const cellPath = ({ column, row }: { column: number; row: number }): string =>
  `M${column * CELL} ${row * CELL}h${CELL}v${CELL}h-${CELL}z`;

/** The frame and the squares: Yellow's as one area underneath, Blue's as one path over it. */
function ground({ position, colours, last = [] }: DiagramOptions, view: View): string {
  const { width } = position.ruleset.geometry;
  const [w, h] = [view.columns * CELL, view.rows * CELL];
  const blue = view.places.filter((_, square) => parityOf(square, width) === 0).map(cellPath);
  const marked = last.flatMap((square) => view.places[square] ?? []).map(cellPath);
  return [
    `<rect x="${-FRAME}" y="${-FRAME}" width="${w + 2 * FRAME}" height="${h + 2 * FRAME}" rx="${FRAME + 1}" fill="${colours.edge}"/>`,
    `<rect width="${w}" height="${h}" fill="${colours.squareYellow}"/>`,
    `<path d="${blue.join('')}" fill="${colours.squareBlue}"/>`,
    marked.length === 0 ? '' : `<path d="${marked.join('')}" fill="${colours.last}"/>`,
  ].join('');
}

/** Rivers, woods and hills, in the same units as the picture. */
function terrain({ position, colours }: DiagramOptions, view: View): string {
  return drawGround(view, position.ruleset.variation.terrain)
    .map(
      ({ sort, area, strokes }) =>
        `<g class="${sort}"><path d="${area}" fill="${colours[sort]}" fill-opacity="0.3"/><path d="${strokes}" fill="none" stroke="${colours[sort]}" stroke-width="2.4" stroke-opacity="0.75" stroke-linecap="round" stroke-linejoin="round"/></g>`,
    )
    .join('');
}

const EMBLEMS: Readonly<Record<string, string>> = { ...emblemPaths, ...farEmblemPaths };
const DRIN = CELL * DRIN_SIZE;
const EMBLEM = 0.72;

function drins(view: View, { emblem, name }: DiagramColours): string {
  return view.drins
    .map(({ drin, column, row }) => {
      const path = Object.hasOwn(EMBLEMS, drin.name) ? EMBLEMS[drin.name] : undefined;
      const inset = (DRIN * (1 - EMBLEM)) / 2;
      const place = namePlace({ column, row }, view);
      const half = place.endsWith('wards') ? DRIN / 2 : 0;
      const x = (DRIN + (place.endsWith('rightwards') ? half : -half)) / 2;
      const y = place === 'top' ? 30 : place === 'middle' ? DRIN / 2 + 8 : DRIN - 14;
      return [
        `<g transform="translate(${column * CELL} ${row * CELL})">`,
        path === undefined
          ? ''
          : `<path transform="translate(${inset} ${inset}) scale(${(DRIN * EMBLEM) / 120})" d="${path}" fill="${emblem}" fill-rule="evenodd"/>`,
        `<text x="${x}" y="${y}" font-family="Grenze, Georgia, serif" font-size="25" letter-spacing="1.5" text-anchor="middle" fill="${name}" fill-opacity="0.75">${escaped(drin.name)}</text></g>`,
      ].join('');
    })
    .join('');
}

function standing({ position, pieces }: DiagramOptions, view: View): string {
  return view.places
    .map(({ column, row }, square) => {
      const piece = pieceAt(position, square);
      if (piece === null) return '';
      const id = symbolId(pieces, piece.kind, piece.side);
      return `<use href="#${id}" x="${column * CELL}" y="${row * CELL}"/>`;
    })
    .join('');
}

function fronts({ columns, rows }: View, { front }: DiagramColours): string {
  const lines: string[] = [];
  for (let column = DRIN_SIZE; column < columns; column += DRIN_SIZE)
    lines.push(`M${column * CELL} 0v${rows * CELL}`);
  for (let row = DRIN_SIZE; row < rows; row += DRIN_SIZE) lines.push(`M0 ${row * CELL}h${columns * CELL}`);
  return `<path d="${lines.join('')}" stroke="${front}" stroke-width="4"/>`;
}

const drawn = ({ drawings, colours }: DiagramOptions, view: View): string =>
  drawings === undefined ? '' : drawnGroup(drawingsOf(view, drawings), colours, CELL);

function coordinates({ position, colours }: DiagramOptions, view: View): string {
  const { across, down } = axisLabels(position.ruleset.geometry, view);
  const bottom = MARGIN + 2 * FRAME + view.rows * CELL;
  const letters = [
    ...down.map((label, row) => [label, EDGE / 2, MARGIN + FRAME + (row + 0.5) * CELL + 6] as const),
    ...across.map((label, column) => [label, EDGE + FRAME + (column + 0.5) * CELL, bottom + 21] as const),
  ].map(([label, x, y]) => `<text x="${x}" y="${y}">${escaped(label)}</text>`);
  return `<g font-family="${FONT}" font-size="17" font-weight="500" text-anchor="middle" fill="${colours.coordinate}">${letters.join('')}</g>`;
}
