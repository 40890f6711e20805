import type { Ref } from 'react';
import type { AnyGame, Standing } from '../../cabinet/seam/game.ts';
import type { Place, Surface } from '../../cabinet/seam/surface.ts';
import { Shapes } from './Shapes.tsx';
import './cabinetBoard.css';

interface MenProps {
  readonly game: AnyGame;
  readonly surface: Surface;
  readonly standing: readonly Standing[];
  /** The man that has just gone somewhere, by the place where he stands now, and how his picture is got hold of. */
  readonly moved?: { readonly place: string; readonly ref: Ref<SVGGElement> } | undefined;
  readonly className?: string;
}

export const placeNamed = ({ places }: Surface, name: string): Place | undefined =>
  places.find((place) => place.name === name);

/** All that stands on a board. */
export function Men({ game, surface, standing, moved, className }: MenProps) {
  return (
    <g className={className}>
      {standing.map(({ place, art, count }) => {
        const at = placeNamed(surface, place);
        const drawing = game.art[art];
        if (at === undefined || drawing === undefined) return null;
        return (
          <g key={place} transform={`translate(${at.x} ${at.y})`}>
            <g ref={moved?.place === place ? moved.ref : undefined} data-man={place}>
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

/** Half a turn of the golden ratio, in radians: stones laid by it never hide each other. */
const GOLDEN = 2.399963;

interface HeapProps {
  readonly drawing: AnyGame['art'][string];
  readonly count: number;
  /** The place on which they lie. */
  readonly at: Place;
  readonly man: number;
  readonly letter: number;
}

/** Stones that lie together, as many as there are, and their number. */
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
