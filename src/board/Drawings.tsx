import { memo } from 'react';
import type { Arrow, Mark } from '../game/tree/index.ts';
import './drawings.css';
import { centre, heading, shortOf } from './routePath.ts';
import type { View } from './view.ts';

/** Outlines of marked squares in units of a square: each colour has a shape of its own. */
const SHAPES = {
  green: 'M.5 .08A.42 .42 0 1 1 .5 .92A.42 .42 0 1 1 .5 .08z',
  red: 'M.1 .1H.9V.9H.1z',
  yellow: 'M.5 .04L.96 .5L.5 .96L.04 .5z',
  blue: 'M.5 .06L.94 .88H.06z',
} as const satisfies Record<Mark['colour'], string>;

interface DrawingsProps {
  readonly view: View;
  readonly arrows: readonly Arrow[];
  readonly marks: readonly Mark[];
}

/** Arrows and marked squares over the board; colours are told apart by dashes and shapes too. */
export const Drawings = memo(function Drawings({ view, arrows, marks }: DrawingsProps) {
  return (
    <svg className="routes drawings" aria-hidden="true" viewBox={`0 0 ${view.columns} ${view.rows}`}>
      {marks.map(({ square, colour }) => {
        const { column, row } = view.places[square] ?? { column: 0, row: 0 };
        return (
          <g key={square} className={`drawn ${colour}`} transform={`translate(${column} ${row})`}>
            <path className="halo" d={SHAPES[colour]} />
            <path className="stroke" d={SHAPES[colour]} />
          </g>
        );
      })}
      {arrows.map(({ from, to, colour }) => {
        const [start, target] = [centre(view, from), centre(view, to)];
        const tip = shortOf(start, target);
        const end = shortOf(start, tip);
        const line = `M${start.x} ${start.y}L${end.x} ${end.y}`;
        return (
          <g key={`${from} ${to}`} className={`drawn arrow ${colour}`}>
            <path className="halo" d={line} />
            <path className="stroke" d={line} />
            <path
              className="head"
              d="M-.3 -.24L.08 0L-.3 .24z"
              transform={`translate(${tip.x} ${tip.y}) rotate(${heading(start, target)})`}
            />
          </g>
        );
      })}
    </svg>
  );
});
