import { memo } from 'react';
import { drawingsOf, type Drawings as Drawn } from './drawing.ts';
import './drawings.css';
import type { View } from './view.ts';

/** Arrows and marked squares over the board; colours are told apart by dashes and shapes too. */
export const Drawings = memo(function Drawings({ view, arrows, marks }: Drawn & { readonly view: View }) {
  return (
    <svg className="routes drawings" aria-hidden="true" viewBox={`0 0 ${view.columns} ${view.rows}`}>
      {drawingsOf(view, { arrows, marks }).map(
        ({ key, colour, line, width, halo, dash, opacity, transform, head }) => (
          <g key={key} className={`drawn ${colour}`} opacity={opacity} transform={transform}>
            <path className="halo" d={line} style={{ strokeWidth: halo }} />
            <path className="stroke" d={line} style={{ strokeWidth: width }} strokeDasharray={dash} />
            {head !== null && <path className="head" d={head.line} transform={head.transform} />}
          </g>
        ),
      )}
    </svg>
  );
});
