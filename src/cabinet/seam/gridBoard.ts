import { squares } from './draw.ts';
import type { Grid } from './grid.ts';
import type { Label, Place } from './surface.ts';

/** What the squares of a grid are called, if not what the grid itself calls them. */
type Names = (square: number) => string;

/** Squares as places, the first of them from 0, 0 to 1, 1; only those on the board. */
export const squarePlaces = (
  grid: Grid,
  nameOf: Names = grid.nameOf,
  isThere: (square: number) => boolean = () => true,
): readonly Place[] =>
  Array.from({ length: grid.size }, (_, square) => square)
    .filter(isThere)
    .map((square) => ({
      name: nameOf(square),
      x: (square % grid.files) + 0.5,
      y: Math.floor(square / grid.files) + 0.5,
      shape: 'square',
      size: 1,
    }));

/** The names of the files below such a board and of the ranks to its left, this far from its edge. */
export const edgeLabels = (
  { files, ranks }: Grid,
  far: number,
  letters = 'abcdefghijkl',
): readonly Label[] => [
  ...Array.from({ length: files }, (_, at) => ({ words: letters.charAt(at), x: at + 0.5, y: ranks + far })),
  ...Array.from({ length: ranks }, (_, at) => ({ words: String(ranks - at), x: -far, y: at + 0.5 })),
];

/** Every second square of such a board, including the one in the south-west, as one path. */
export const chequers = ({ files, ranks }: Grid): string =>
  squares(files, ranks, (file, row) => (file + ranks - 1 - row) % 2 === 0);
