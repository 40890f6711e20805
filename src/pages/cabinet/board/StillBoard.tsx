import { useId, type ReactNode } from 'react';
import type { AnyGame, Standing } from '../../../cabinet/seam/game.ts';
import { angleOf, type Surface } from '../../../cabinet/seam/surface.ts';
import { Men } from './Men.tsx';
import { paletteStyle } from './palette.ts';
import { ShadesFrom, Shapes } from './Shapes.tsx';
import './cabinetBoard.css';

interface GroundProps {
  readonly surface: Surface;
  /** How many times it has been turned. */
  readonly turn?: number;
}

/** What lies under the men, and the names at the edges. */
export function Ground({ surface, turn = 0 }: GroundProps) {
  const { box, ground, labels, letter } = surface;
  const middle = `${box.x + box.width / 2} ${box.y + box.height / 2}`;
  return (
    <>
      <g transform={turn === 0 ? undefined : `rotate(${-angleOf(surface, turn)} ${middle})`}>
        <Shapes shapes={ground} />
      </g>
      <g className="cabinet-labels" fontSize={letter} aria-hidden="true">
        {labels.map(({ words, x, y }) => (
          <text key={`${x} ${y}`} x={x} y={y} dy="0.34em">
            {words}
          </text>
        ))}
      </g>
    </>
  );
}

export const viewBoxOf = ({ box }: Surface): string => `${box.x} ${box.y} ${box.width} ${box.height}`;

interface StillBoardProps {
  readonly game: AnyGame;
  readonly standing: readonly Standing[];
  /** What stands beside the places. */
  readonly markers?: ReactNode;
}

/** A picture of a board, on which nothing can be done. */
export function StillBoard({ game, standing, markers }: StillBoardProps) {
  const id = useId();
  const { surface } = game;
  return (
    <svg
      className="cabinet-colours cabinet-still"
      style={paletteStyle(surface)}
      viewBox={viewBoxOf(surface)}
      aria-hidden="true"
    >
      <ShadesFrom id={id}>
        <Ground surface={surface} />
        <Men game={game} surface={surface} standing={standing} />
        {markers}
      </ShadesFrom>
    </svg>
  );
}

/** One man by itself, as beside a player's name. */
export function ManImage({ game, art }: { game: AnyGame; art: string }) {
  const id = useId();
  return (
    <svg
      className="cabinet-colours cabinet-man-image"
      style={paletteStyle(game.surface)}
      viewBox="-50 -50 100 100"
      aria-hidden="true"
    >
      <ShadesFrom id={id}>
        <Shapes shapes={game.art[art] ?? []} />
      </ShadesFrom>
    </svg>
  );
}
