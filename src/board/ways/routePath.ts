import type { Route, Square } from '../../engine/index.ts';
import type { View } from '../view.ts';

/** A point of the board as it lies, in squares. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A route as drawings: `line` of its steps and vaults, `dashed` for leaps, `joints` where it turns or bends. */
export interface RouteDrawing {
  readonly line: string;
  readonly dashed: string;
  readonly joints: readonly Point[];
  readonly end: Point;
  /** The direction in which it arrives, in degrees clockwise from the right. */
  readonly arrival: number;
}

/** The middle of a square. */
export const centre = (view: View, square: Square): Point => {
  const { column, row } = view.places[square] ?? { column: 0, row: 0 };
  return { x: column + 0.5, y: row + 0.5 };
};
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** The direction from one point to another, in degrees clockwise from the right. */
export const heading = (from: Point, to: Point): number =>
  Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);

/** The end of a path, drawn a little short of the middle of its square so that the piece there can be seen. */
export function shortOf(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: to.x - ((to.x - from.x) / length) * 0.26, y: to.y - ((to.y - from.y) / length) * 0.26 };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
const written = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** A point beside a piece that is passed, on the outer side of a bend, else upwards on the screen. */
function crest(before: Point, piece: Point, after: Point): Point {
  const along = { x: after.x - before.x, y: after.y - before.y };
  const length = Math.hypot(along.x, along.y) || 1;
  let away = { x: along.y / length, y: -along.x / length };
  const middle = between(before, after);
  const outwards = (piece.x - middle.x) * away.x + (piece.y - middle.y) * away.y;
  const isBent = Math.abs(outwards) > 0.01;
  if (isBent ? outwards < 0 : away.y > 0.01 || (Math.abs(away.y) <= 0.01 && away.x < 0))
    away = { x: -away.x, y: -away.y };
  return { x: piece.x + away.x * 0.95, y: piece.y + away.y * 0.95 };
}

/** Draws a route: steps as lines, a leap as a dashed line, a vault as an arc over each piece that it passes. */
export function drawRoute(view: View, route: Route): RouteDrawing {
  const points = [route.from, ...route.parts.map(({ square }) => square)].map((square) =>
    centre(view, square),
  );
  const [previous, target] = points.slice(-2);
  if (previous !== undefined && target !== undefined) points[points.length - 1] = shortOf(previous, target);
  let line = '';
  let dashed = '';
  const joints: Point[] = [];
  let pen = points[0] ?? { x: 0, y: 0 };
  let last = pen;
  route.parts.forEach(({ part }, index) => {
    const [before, here, after] = [points[index], points[index + 1], points[index + 2]];
    if (before === undefined || here === undefined) return;
    last = before;
    const isPassed = after !== undefined && (part === 'vault' || part === 'bend');
    if (isPassed) {
      const [start, end] = [between(before, here), between(here, after)];
      line += `M${written(pen)}L${written(start)}Q${written(crest(start, here, end))} ${written(end)}`;
      pen = end;
    } else {
      const drawn = `M${written(pen)}L${written(here)}`;
      if (part === 'leap' || part === 'exchange') dashed += drawn;
      else line += drawn;
      pen = here;
    }
    if (part === 'turn' || part === 'bend') joints.push(here);
  });
  return { line, dashed, joints, end: pen, arrival: heading(last, pen) };
}
