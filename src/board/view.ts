import { DRIN_SIZE, type Drin, type Geometry, type Side, type Square } from '../engine/index.ts';

/** The edge of the board that lies at the bottom of the screen. */
export const BOTTOMS = ['south', 'north', 'east', 'west'] as const;
export type Bottom = (typeof BOTTOMS)[number];

/** A place on the screen, in squares from the top left corner of the board. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

/** How a board with a certain geometry lies on the screen. */
export interface View {
  readonly bottom: Bottom;
  readonly columns: number;
  readonly rows: number;
  /** The squares as they lie, row by row from the top. */
  readonly squares: readonly (readonly Square[])[];
  /** Drins with the place of their top left square. */
  readonly drins: readonly (Place & { readonly drin: Drin })[];
  /** By square. */
  readonly places: readonly Place[];
}

/** The side whose player sits at the top edge when two face each other over the board. */
export const sideAtTop = (bottom: Bottom): Side =>
  bottom === 'north' || bottom === 'west' ? 'yellow' : 'blue';

/** A point of a board as it lies, as fractions of its width and height from the top left. */
export interface Centre {
  readonly x: number;
  readonly y: number;
}

/** Quarter turns to the right that bring the south to the bottom. */
const TURNS_TO_SOUTH: Readonly<Record<Bottom, number>> = { south: 0, west: 1, north: 2, east: 3 };

/** Where a point lies when the board is turned so that another edge is at the bottom. */
export function turnedCentre(point: Centre, from: Bottom, to: Bottom): Centre {
  let { x, y } = point;
  for (let turns = (TURNS_TO_SOUTH[from] - TURNS_TO_SOUTH[to] + 4) % 4; turns > 0; turns--)
    [x, y] = [1 - y, x];
  return { x, y };
}

function placeOf({ width, height }: Geometry, bottom: Bottom, square: Square): Place {
  const file = square % width;
  const rank = Math.floor(square / width);
  switch (bottom) {
    case 'south':
      return { column: file, row: height - 1 - rank };
    case 'north':
      return { column: width - 1 - file, row: rank };
    case 'east':
      return { column: rank, row: file };
    case 'west':
      return { column: height - 1 - rank, row: width - 1 - file };
  }
}

/** Lays a board out on the screen. */
export function viewOf(geometry: Geometry, bottom: Bottom): View {
  const upright = bottom === 'south' || bottom === 'north';
  const columns = upright ? geometry.width : geometry.height;
  const rows = upright ? geometry.height : geometry.width;
  const squares: Square[][] = Array.from({ length: rows }, () => []);
  const places = Array.from({ length: geometry.size }, (_, square) => placeOf(geometry, bottom, square));
  places.forEach(({ column, row }, square) => {
    const line = squares[row];
    if (line !== undefined) line[column] = square;
  });
  const drins = geometry.drins.map((drin, index) => {
    const corners = places.filter((_, square) => geometry.drinOf[square] === index);
    return {
      drin,
      column: Math.min(...corners.map(({ column }) => column)),
      row: Math.min(...corners.map(({ row }) => row)),
    };
  });
  return { bottom, columns, rows, squares, drins, places };
}

/** Where an arrow, Home, End, Page Up or Page Down leads from a square; undefined for other keys. */
export function squareByKey(view: View, from: Square, key: string, toCorner: boolean): Square | undefined {
  const place = view.places[from];
  if (place === undefined) return undefined;
  const within = (row: number, column: number): Square | undefined =>
    view.squares[Math.max(0, Math.min(view.rows - 1, row))]?.[
      Math.max(0, Math.min(view.columns - 1, column))
    ];
  const { row, column } = place;
  switch (key) {
    case 'ArrowUp':
      return within(row - 1, column);
    case 'ArrowDown':
      return within(row + 1, column);
    case 'ArrowLeft':
      return within(row, column - 1);
    case 'ArrowRight':
      return within(row, column + 1);
    case 'Home':
      return within(toCorner ? 0 : row, 0);
    case 'End':
      return within(toCorner ? view.rows : row, view.columns);
    case 'PageUp':
      return within(row - DRIN_SIZE, column);
    case 'PageDown':
      return within(row + DRIN_SIZE, column);
    default:
      return undefined;
  }
}
