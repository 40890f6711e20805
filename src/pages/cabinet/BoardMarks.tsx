import type { Standing, Trace } from '../../cabinet/seam/game.ts';
import { trail } from '../../cabinet/seam/draw.ts';
import type { Dot, Surface } from '../../cabinet/seam/surface.ts';
import { placeNamed } from './Men.tsx';
import './cabinetBoard.css';

interface WayProps {
  readonly surface: Surface;
  readonly trace: Trace;
  /** The way as it is drawn; straight from place to place where there is none. */
  readonly line: readonly Dot[] | undefined;
}

/** The way of the last move: where it began, the line to where it ended, and what it took. */
export function LastWay({ surface, trace, line }: WayProps) {
  const places = trace.path.flatMap((name) => placeNamed(surface, name) ?? []);
  const [first] = places;
  const last = places.at(-1);
  if (first === undefined || last === undefined) return null;
  const round = surface.man * 0.58;
  return (
    <g className="cabinet-way">
      {places.length > 1 && (
        <path d={trail(line ?? places.map(({ x, y }) => [x, y] as const))} strokeWidth={surface.man * 0.13} />
      )}
      {places.length > 1 && <circle cx={first.x} cy={first.y} r={surface.man * 0.17} />}
      {(trace.others ?? []).map((other) => {
        const along = other.flatMap((name) => placeNamed(surface, name) ?? []);
        const end = along.at(-1);
        if (end === undefined) return null;
        return (
          <g key={other.join(' ')}>
            <path d={trail(along.map(({ x, y }) => [x, y] as const))} strokeWidth={surface.man * 0.09} />
            <circle className="cabinet-reached" cx={end.x} cy={end.y} r={round * 0.8} />
          </g>
        );
      })}
      <circle className="cabinet-reached" cx={last.x} cy={last.y} r={round} />
      {trace.taken.map((name) => {
        const place = placeNamed(surface, name);
        if (place === undefined) return null;
        const far = surface.man * 0.2;
        return (
          <path
            key={name}
            className="cabinet-taken"
            d={`M${place.x - far} ${place.y - far}l${2 * far} ${2 * far}M${place.x - far} ${place.y + far}l${2 * far} ${-2 * far}`}
            strokeWidth={surface.man * 0.09}
          />
        );
      })}
    </g>
  );
}

interface ReachesProps {
  readonly surface: Surface;
  readonly lines: readonly (readonly Dot[])[];
}

/** The ways from what is chosen to what can come next. */
export function Reaches({ surface, lines }: ReachesProps) {
  return (
    <g className="cabinet-reaches">
      {lines.map((line) => (
        <g key={trail(line)}>
          <path className="cabinet-halo" d={trail(line)} strokeWidth={surface.man * 0.17} />
          <path d={trail(line)} strokeWidth={surface.man * 0.09} />
        </g>
      ))}
    </g>
  );
}

interface NextProps {
  readonly surface: Surface;
  readonly chosen: readonly string[];
  readonly next: ReadonlySet<string>;
  readonly standing: ReadonlyMap<string, Standing>;
  /** What a place where something stands is chosen for. */
  readonly means: (place: string) => 'may' | 'takes';
}

/** What is chosen, and what can come next: a dot on an empty place, a ring around what stands there. */
export function NextMarks({ surface, chosen, next, standing, means }: NextProps) {
  const { man } = surface;
  return (
    <g className="cabinet-marks">
      {surface.places.map(({ name, x, y, size }) => {
        const at = { x, y };
        const count = standing.get(name)?.count;
        const around = count === undefined ? man * 0.53 : size * 0.5;
        const width = count === undefined ? man * 0.08 : size * 0.05;
        if (chosen.includes(name))
          return <Ring key={name} at={at} is="chosen" radius={around} width={width} />;
        if (!next.has(name)) return null;
        if (count === 0 || !standing.has(name))
          return (
            <circle
              key={name}
              className="cabinet-dot"
              cx={x}
              cy={y}
              r={size * 0.14}
              strokeWidth={size * 0.03}
            />
          );
        return means(name) === 'may' ? (
          <Ring key={name} at={at} is="may" radius={around} width={width * 0.6} />
        ) : (
          <Ring key={name} at={at} is="takes" radius={around} width={width} />
        );
      })}
    </g>
  );
}

interface RingProps {
  readonly at: { readonly x: number; readonly y: number };
  readonly is: 'chosen' | 'may' | 'takes';
  readonly radius: number;
  readonly width: number;
}

/** A ring over a lighter one, so that it is seen on every ground. */
function Ring({ at: { x, y }, is, radius, width }: RingProps) {
  const dashes = is === 'takes' ? `${radius * 0.42} ${radius * 0.21}` : undefined;
  return (
    <g data-is={is}>
      <circle className="cabinet-halo" cx={x} cy={y} r={radius} strokeWidth={width * 1.9} />
      <circle cx={x} cy={y} r={radius} strokeWidth={width} strokeDasharray={dashes} />
    </g>
  );
}
