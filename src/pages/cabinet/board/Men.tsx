import type { Ref } from 'react';
import type { AnyGame, Marker, Standing } from '../../../cabinet/seam/game.ts';
import type { AnyRules } from '../../../cabinet/seam/rules.ts';
import type { Dot, Place, Surface } from '../../../cabinet/seam/surface.ts';
import { seatText, type Say } from '../../../text/cabinet/table.ts';
import { Shapes } from './Shapes.tsx';
import './cabinetBoard.css';

interface MenProps {
  readonly game: AnyGame;
  readonly surface: Surface;
  readonly standing: readonly Standing[];
  /** The man that has just moved, by the place where he stands now, and a ref to his picture. */
  readonly moved?:
    { readonly place: string; readonly man: string | undefined; readonly ref: Ref<SVGGElement> } | undefined;
  readonly className?: string;
}

/** How far what is chosen is raised, as a fraction of the width of a man. */
export const RAISED = 0.12;

export const placeNamed = ({ places }: Surface, name: string): Place | undefined =>
  places.find((place) => place.name === name);

/** What stands on a place, one by one, and how far from its middle, in widths of a man. */
const singly = (one: Standing): readonly (Standing & { readonly side: number })[] =>
  one.second === undefined
    ? [{ ...one, side: 0 }]
    : [
        { ...one, side: -0.52 },
        { ...one, art: one.second, side: 0.52 },
      ];

/** A point off the middle of a place, along its longer side, at most this far away. */
function besideOf({ x, y, size, high = size }: Place, far: number, man: number): Dot {
  const most = Math.max(0, Math.max(size, high) / 2 - man * 0.3);
  const aside = Math.sign(far) * Math.min(Math.abs(far), most);
  return high > size ? [x, y + aside] : [x + aside, y];
}

/** Everything that stands on a board. */
export function Men({ game, surface, standing, moved, className }: MenProps) {
  return (
    <g className={className}>
      {standing.flatMap(singly).map(({ place, art, count, side, isRaised = false }) => {
        const at = placeNamed(surface, place);
        const drawing = game.art[art];
        if (at === undefined || drawing === undefined) return null;
        const isMoved = moved?.place === place && (moved.man ?? art) === art;
        const [x, y] = besideOf(at, side * surface.man, surface.man);
        return (
          <g
            key={`${place} ${side}`}
            transform={`translate(${x} ${y - (isRaised ? surface.man * RAISED : 0)})`}
          >
            <g ref={isMoved ? moved.ref : undefined} data-man={place}>
              {count === undefined ? (
                <g transform={`scale(${surface.man / 100})`}>
                  <Shapes shapes={drawing} />
                </g>
              ) : (
                <Heap drawing={drawing} count={count} at={at} man={surface.man} letter={surface.letter} />
              )}
            </g>
          </g>
        );
      })}
    </g>
  );
}

interface MarkersProps {
  readonly game: AnyGame;
  readonly markers: readonly Marker[];
  readonly say: Say;
  readonly rules: AnyRules;
}

/** What stands beside the places; it glides where it has moved. */
export function Markers({ game, markers, say, rules }: MarkersProps) {
  return (
    <g className="cabinet-markers">
      {markers.map(({ name, art, key, values, seat, x, y, size }) => (
        <g key={name} style={{ transform: `translate(${x}px, ${y}px)` }}>
          {key !== undefined && (
            <text className="cabinet-count" dy="0.34em" fontSize={size} aria-hidden="true">
              {say(key, { ...values, seat: seat === undefined ? '' : seatText(say, rules, seat) })}
            </text>
          )}
          <g transform={`scale(${size / 100})`}>
            <Shapes shapes={game.art[art ?? ''] ?? []} />
          </g>
        </g>
      ))}
    </g>
  );
}

/** The golden angle, in radians: stones placed by it never hide each other. */
const GOLDEN = 2.399963;

interface HeapProps {
  readonly drawing: AnyGame['art'][string];
  readonly count: number;
  /** The place on which they lie. */
  readonly at: Place;
  readonly man: number;
  readonly letter: number;
}

/** Stones that lie together, each drawn, and their number. */
function Heap({ drawing, count, at: { size, tally = 0 }, man, letter }: HeapProps) {
  const room = (size - man) / 2;
  const spread = Math.min(man * 0.56, room / Math.sqrt(Math.max(1, count - 0.5)));
  return (
    <>
      {Array.from({ length: count }, (_, stone) => {
        const far = count === 1 ? 0 : spread * Math.sqrt(stone + 0.5);
        const angle = stone * GOLDEN;
        const turn = (stone * 67) % 360;
        return (
          <g
            key={stone}
            transform={`translate(${far * Math.cos(angle)} ${far * Math.sin(angle)}) rotate(${turn}) scale(${man / 100})`}
          >
            <Shapes shapes={drawing} />
          </g>
        );
      })}
      {count > 0 && (
        <text className="cabinet-count" y={tally} dy="0.34em" fontSize={letter} aria-hidden="true">
          {count}
        </text>
      )}
    </>
  );
}
