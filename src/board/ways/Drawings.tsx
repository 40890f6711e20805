import { drawingsOf, proposedOf, type Drawings as OfMove, type Drawn, type Proposed } from './drawing.ts';
import './overSquares.css';
import './routes.css';
import type { View } from '../view.ts';

export interface DrawingsProps extends OfMove {
  readonly view: View;
  /** The moves that the computer proposes. */
  readonly proposed: readonly Proposed[];
}

/** Arrows and marked squares over the board; colours are distinguished by dashes and shapes too. */
export default function Drawings({ view, arrows, marks, proposed }: DrawingsProps) {
  return (
    <svg
      className="over-squares routes drawings"
      aria-hidden="true"
      viewBox={`0 0 ${view.columns} ${view.rows}`}
    >
      {[...proposedOf(view, proposed), ...drawingsOf(view, { arrows, marks })].map(one)}
    </svg>
  );
}

const one = ({ key, colour, line, width, halo, dash, opacity, transform, head }: Drawn<string>) => (
  <g key={`${colour} ${key}`} className="drawn" data-colour={colour} opacity={opacity} transform={transform}>
    <path className="halo" d={line} style={{ strokeWidth: halo }} />
    <path className="stroke" d={line} style={{ strokeWidth: width }} strokeDasharray={dash} />
    {head !== null && <path className="head" d={head.line} transform={head.transform} />}
  </g>
);
