import { squareName, type Geometry, type Square } from '../engine/index.ts';
import type { View } from './view.ts';

/** The letter of a file or the number of a rank, depending on the axis of the screen along which they run. */
export function axisLabels(geometry: Geometry, view: View): { across: string[]; down: string[] } {
  const upright = view.bottom === 'south' || view.bottom === 'north';
  const label = (square: Square, isFile: boolean): string => {
    const { file, rank } = squareName(geometry, square);
    return isFile ? file.toUpperCase() : String(rank);
  };
  return {
    across: (view.squares[0] ?? []).map((square) => label(square, upright)),
    down: view.squares.flatMap(([square]) => (square === undefined ? [] : [label(square, !upright)])),
  };
}
