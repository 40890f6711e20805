import type { Dot } from './surface.ts';

/** A circle as the data of an SVG path. */
export const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

/** A rectangle, its corners rounded by a radius. */
export const slab = (x: number, y: number, width: number, height: number, radius = 0): string =>
  radius === 0
    ? `M${x} ${y}h${width}v${height}h${-width}Z`
    : `M${x + radius} ${y}h${width - 2 * radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}` +
      `v${height - 2 * radius}a${radius} ${radius} 0 0 1 ${-radius} ${radius}` +
      `h${2 * radius - width}a${radius} ${radius} 0 0 1 ${-radius} ${-radius}` +
      `v${2 * radius - height}a${radius} ${radius} 0 0 1 ${radius} ${-radius}Z`;

/** A line through points. */
export const trail = (points: readonly Dot[]): string => `M${points.map((dot) => dot.join(' ')).join('L')}`;

/** A closed figure with these corners. */
export const figure = (points: readonly Dot[]): string => `${trail(points)}Z`;

/** Lines between pairs of points, as one path. */
export const strokes = (pairs: readonly (readonly [Dot, Dot])[]): string => pairs.map(trail).join('');

/** The squares that fit, of a grid whose first square begins at 0, 0. */
export const squares = (files: number, ranks: number, fits: (file: number, row: number) => boolean): string =>
  Array.from({ length: files * ranks }, (_, at) => [at % files, Math.floor(at / files)] as const)
    .filter(([file, row]) => fits(file, row))
    .map(([file, row]) => slab(file, row, 1, 1))
    .join('');
