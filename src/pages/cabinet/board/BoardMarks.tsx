import type { Standing, Trace } from '../../../cabinet/seam/game.ts';
import { trail } from '../../../cabinet/seam/draw.ts';
import type { Dot, Place, Surface } from '../../../cabinet/seam/surface.ts';
import { placeNamed, RAISED } from './Men.tsx';
import './cabinetBoard.css';

interface WayProps {
  readonly surface: Surface;
  readonly trace: Trace;
  /** The way as drawn; straight from place to place if no other is given. */
  readonly line: readonly Dot[] | undefined;
}

/** The way of the last move: where it began, the line to where it ended, and what it captured. */
export function LastWay({ surface, trace, line }: WayProps) {
  const places = trace.path.flatMap((name) => placeNamed(surface, name) ?? []);
  const [first] = places;
  const last = places.at(-1);
  if (first === undefined || last === undefined) return null;
  const round = surface.man * 0.58;
  if (last.shape === 'card')
    return (
      <g className="cabinet-way">
        <CardEdge place={last} away={0.14} className="cabinet-reached" />
      </g>
    );
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
  /** What an occupied place is chosen for. */
  readonly means: (place: string) => 'may' | 'takes';
}

/** What is chosen, and what can come next: a dot on an empty place, a ring around what stands there. */
export function NextMarks({ surface, chosen, next, standing, means }: NextProps) {
  const { man, box } = surface;
  // never too thin to be visible on a large board with small men
  const line = Math.max(man * 0.08, box.width * 0.006);
  return (
    <g className="cabinet-marks">
      {surface.places.map((place) => {
        const { name, x, y, size, high } = place;
        const at = { x, y };
        if (place.shape === 'card') {
          const is = chosen.includes(name) ? 'chosen' : next.has(name) ? 'may' : null;
          return is !== null && <CardMark key={name} place={place} is={is} man={man} />;
        }
        const isPair = standing.get(name)?.second !== undefined;
        const pair = isPair && high !== undefined ? { width: size, height: high } : undefined;
        const count = standing.get(name)?.count;
        const around = count === undefined ? man * 0.53 : size * 0.5;
        const width = count === undefined ? line : size * 0.05;
        if (chosen.includes(name))
          return <Ring key={name} at={at} is="chosen" radius={around} width={width} pair={pair} />;
        if (!next.has(name)) return null;
        if (count === 0 || !standing.has(name))
          return (
            <circle
              key={name}
              className="cabinet-dot"
              cx={x}
              cy={y}
              r={Math.min(size, high ?? size) * (high === undefined ? 0.14 : 0.24)}
              strokeWidth={Math.min(size, high ?? size) * 0.03}
            />
          );
        return means(name) === 'may' ? (
          <Ring key={name} at={at} is="may" radius={around} width={width * 0.6} pair={pair} />
        ) : (
          <Ring key={name} at={at} is="takes" radius={around} width={width} pair={pair} />
        );
      })}
    </g>
  );
}

interface CardEdgeProps {
  readonly place: Place;
  readonly away: number;
  readonly width?: number;
  readonly className?: string;
}

/** The edge of a card, or a line around it. */
function CardEdge({ place: { x, y, size, high = size }, away, width, className }: CardEdgeProps) {
  return (
    <rect
      className={className}
      x={x - size / 2 - away}
      y={y - high / 2 - away}
      width={size + 2 * away}
      height={high + 2 * away}
      rx={size * 0.1 + away}
      strokeWidth={width}
    />
  );
}

/** A card that is chosen, and therefore raised, or that can be chosen. */
function CardMark({ place, is, man }: { place: Place; is: 'chosen' | 'may'; man: number }) {
  const lifted = is === 'chosen' ? { ...place, y: place.y - man * RAISED } : place;
  const width = man * (is === 'chosen' ? 0.05 : 0.028);
  return (
    <g data-is={is} data-card="">
      <CardEdge place={lifted} away={width} width={width * 1.9} className="cabinet-halo" />
      <CardEdge place={lifted} away={width} width={width} />
    </g>
  );
}

interface RingProps {
  readonly at: { readonly x: number; readonly y: number };
  readonly is: 'chosen' | 'may' | 'takes';
  readonly radius: number;
  readonly width: number;
  /** The place, if two men stand side by side and the ring goes around both. */
  readonly pair: { readonly width: number; readonly height: number } | undefined;
}

/** A ring over a lighter one, so that it is visible on any background. */
function Ring({ at: { x, y }, is, radius, width, pair }: RingProps) {
  const dashes = is === 'takes' ? `${radius * 0.42} ${radius * 0.21}` : undefined;
  const across = pair === undefined ? radius : pair.width / 2;
  const down = pair === undefined ? radius : pair.height / 2;
  const box = { x: x - across, y: y - down, width: 2 * across, height: 2 * down, rx: Math.min(across, down) };
  return (
    <g data-is={is}>
      <rect className="cabinet-halo" {...box} strokeWidth={width * 1.9} />
      <rect {...box} strokeWidth={width} strokeDasharray={dashes} />
    </g>
  );
}
