import { createContext, memo, use, type ReactNode } from 'react';
import type { Role, Shape } from '../../../cabinet/seam/surface.ts';
import './cabinetBoard.css';

const ShadesContext = createContext('');

/** Gives the drawings below it the names of its lights and shadows. */
export function ShadesFrom({ id, children }: { id: string; children: ReactNode }) {
  return (
    <ShadesContext value={id}>
      <defs>
        <radialGradient id={`${id}-dome`} cx="0.36" cy="0.3" r="0.8">
          <stop offset="0" stopColor="#fff" stopOpacity="0.42" />
          <stop offset="0.42" stopColor="#fff" stopOpacity="0.04" />
          <stop offset="1" stopColor="#000" stopOpacity="0.34" />
        </radialGradient>
        <radialGradient id={`${id}-hollow`} cx="0.5" cy="0.58" r="0.62">
          <stop offset="0" stopColor="#fff" stopOpacity="0.16" />
          <stop offset="0.62" stopColor="#000" stopOpacity="0.16" />
          <stop offset="1" stopColor="#000" stopOpacity="0.46" />
        </radialGradient>
        <pattern id={`${id}-grain`} width="7" height="3" patternUnits="userSpaceOnUse">
          <g fill="none" stroke="#3a1d06" strokeLinecap="round">
            <path d="M0 .35C2 .2 4 .55 7 .35" strokeOpacity="0.09" strokeWidth="0.08" />
            <path d="M0 .9C2.4 1.2 4.6.6 7 .9" strokeOpacity="0.07" strokeWidth="0.14" />
            <path d="M0 1.5C1.6 1.3 5 1.75 7 1.5" strokeOpacity="0.1" strokeWidth="0.06" />
            <path d="M0 2.05C2.2 2.3 5.2 1.85 7 2.05" strokeOpacity="0.06" strokeWidth="0.16" />
            <path d="M0 2.6C2.8 2.45 4.2 2.8 7 2.6" strokeOpacity="0.1" strokeWidth="0.07" />
          </g>
        </pattern>
      </defs>
      {children}
    </ShadesContext>
  );
}

const colourOf = (role: Role | undefined): string => (role === undefined ? 'none' : `var(--cabinet-${role})`);

/** The shapes of a drawing, from the bottom up, in the colours of the board on which they stand. */
export const Shapes = memo(function Shapes({ shapes }: { shapes: readonly Shape[] }) {
  const id = use(ShadesContext);
  return shapes.map(({ d, fill, line, width, shade, opacity }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a drawing never changes its order
    <g key={index} opacity={opacity}>
      <path
        d={d}
        style={{ fill: colourOf(fill), stroke: colourOf(line) }}
        strokeWidth={width}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {shade !== undefined && <Shading d={d} url={`url(#${id}-${shade})`} />}
    </g>
  ));
});

function Shading({ d, url }: { d: string; url: string }) {
  return <path className="cabinet-shade" d={d} fill={url} />;
}
