import { memo } from 'react';
import type { Route } from '../../engine/index.ts';
import { drawRoute, type Point, type RouteDrawing } from './routePath.ts';
import type { View } from '../view.ts';
import './overSquares.css';
import './routes.css';

const MOST_ROUTES = 4;

interface RoutesProps {
  readonly view: View;
  /**
   * The shortest is drawn strongly, others faintly; for `attack` all alike; for a move that was `made` or is `advised`,
   * only the shortest.
   */
  readonly routes: readonly Route[];
  readonly look: 'plan' | 'attack' | 'made' | 'advised';
}

/** Paths over the board, in units of a square. */
export const Routes = memo(function Routes({ view, routes, look }: RoutesProps) {
  const drawn = routes
    .toSorted((a, b) => a.parts.length - b.parts.length)
    .slice(0, look === 'made' || look === 'advised' ? 1 : MOST_ROUTES)
    .flatMap((way, index) =>
      eachOf(way).map((route) => ({
        key: JSON.stringify(route),
        drawing: drawRoute(view, route),
        isFaint: look === 'plan' && index > 0,
      })),
    )
    .toReversed();
  return (
    <svg
      className={`over-squares routes ${look}`}
      aria-hidden="true"
      viewBox={`0 0 ${view.columns} ${view.rows}`}
    >
      {drawn.map(({ key, drawing, isFaint }) => (
        <g key={key} className={isFaint ? 'faint' : undefined}>
          <Path drawing={drawing} />
        </g>
      ))}
    </svg>
  );
});

/** The routes of all three pieces of a company, which make the same step (section 18). */
function eachOf(route: Route): readonly Route[] {
  const starts = [route.from, ...(route.company ?? [])];
  return starts.map((from) => {
    const further = from - route.from;
    const parts = route.parts.map(({ square, part }) => ({ square: square + further, part }));
    return { from, to: route.to + further, parts };
  });
}

function Path({ drawing: { line, dashed, joints, end, arrival } }: { drawing: RouteDrawing }) {
  return (
    <>
      <path d={line + dashed} className="halo" />
      {line !== '' && <path d={line} className="line" />}
      {dashed !== '' && <path d={dashed} className="line dashed" />}
      {joints.map(({ x, y }) => (
        <rect
          key={`${x} ${y}`}
          className="joint"
          x={x - 0.15}
          y={y - 0.15}
          width={0.3}
          height={0.3}
          transform={`rotate(45 ${x} ${y})`}
        />
      ))}
      <Head end={end} arrival={arrival} />
    </>
  );
}

/** The tip of an arrow; `arrival` is in degrees clockwise from the right. */
export function Head({ end: { x, y }, arrival }: { end: Point; arrival: number }) {
  return (
    <path className="head" d="M-.3 -.2L.04 0L-.3 .2z" transform={`translate(${x} ${y}) rotate(${arrival})`} />
  );
}
