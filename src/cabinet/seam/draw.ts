import type { Dot } from './surface.ts';

/** A circle as the data of an SVG path. */
export const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

/** A rectangle with its corners rounded by a radius. */
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

/** The squares that fit, in a grid whose first square begins at 0, 0. */
export const squares = (files: number, ranks: number, fits: (file: number, row: number) => boolean): string =>
  Array.from({ length: files * ranks }, (_, at) => [at % files, Math.floor(at / files)] as const)
    .filter(([file, row]) => fits(file, row))
    .map(([file, row]) => slab(file, row, 1, 1))
    .join('');

/** A leaf or a blade: from its base this far in a direction, this wide in its middle; the angle 0 is north. */
export function leaf(x: number, y: number, length: number, width: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  const at = (far: number, aside: number): string =>
    [x + far * Math.sin(angle) + aside * Math.cos(angle), y - far * Math.cos(angle) + aside * Math.sin(angle)]
      .map((part) => part.toFixed(1))
      .join(' ');
  return `M${at(0, 0)}C${at(length * 0.3, width)} ${at(length * 0.75, width)} ${at(length, 0)}C${at(length * 0.75, -width)} ${at(length * 0.3, -width)} ${at(0, 0)}Z`;
}

/** A closed figure with this many corners on a circle, the first of them turned by an angle from the north. */
export const corners = (count: number, radius: number, degrees = 0): string =>
  figure(
    Array.from({ length: count }, (_, at) => {
      const angle = (2 * Math.PI * at) / count + (degrees * Math.PI) / 180;
      return [
        Number((radius * Math.sin(angle)).toFixed(2)),
        Number((-radius * Math.cos(angle)).toFixed(2)),
      ] as const;
    }),
  );
