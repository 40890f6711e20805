import { useMemo } from 'react';
import type { Terrain } from '../engine/index.ts';
import './ground.css';
import { drawGround, GROUND_BOX } from './terrain.ts';
import type { View } from './view.ts';

export interface GroundProps {
  readonly view: View;
  readonly terrain: Terrain;
}

/** Rivers, woods and hills under everything else on the board: distinguished by their strokes, not by colour alone. */
export default function Ground({ view, terrain }: GroundProps) {
  const drawn = useMemo(() => drawGround(view, terrain), [view, terrain]);
  return (
    <svg
      className="ground"
      aria-hidden="true"
      viewBox={`0 0 ${view.columns * GROUND_BOX} ${view.rows * GROUND_BOX}`}
    >
      {drawn.map(({ sort, area, strokes }) => (
        <g key={sort} className={sort}>
          <path className="area" d={area} />
          <path className="strokes" d={strokes} />
        </g>
      ))}
    </svg>
  );
}
