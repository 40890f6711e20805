import { useMemo } from 'react';
import type { Route } from '../../engine/index.ts';
import { netOf } from '../../game/overlays/overlays.ts';
import { Head } from './Routes.tsx';
import { centre, heading, shortOf } from './routePath.ts';
import type { View } from '../view.ts';
import './overSquares.css';
import './routes.css';

export interface VaultLinesProps {
  readonly view: View;
  readonly routes: readonly Route[];
  /** Set while the vaults of one piece stand out. */
  readonly isFaint: boolean;
}

/**
 * Many vaults at once: every line that they share is drawn once, with a dot where a vault starts and an arrowhead where
 * one ends.
 */
export default function VaultLines({ view, routes, isFaint }: VaultLinesProps) {
  const net = useMemo(() => netOf(routes), [routes]);
  const starts = net.starts.map((square) => centre(view, square));
  const ends = net.ends.map(([before, end]) => {
    const [from, to] = [centre(view, before), centre(view, end)];
    return { from, to: shortOf(from, to), key: `${before} ${end}` };
  });
  const line = [
    ...net.steps.map(([from, to]) => ({ from: centre(view, from), to: centre(view, to) })),
    ...ends,
  ]
    .map(({ from, to }) => `M${from.x} ${from.y}L${to.x} ${to.y}`)
    .join('');
  return (
    <svg
      className={isFaint ? 'over-squares routes vaults faint' : 'over-squares routes vaults'}
      aria-hidden="true"
      viewBox={`0 0 ${view.columns} ${view.rows}`}
    >
      <path d={line} className="halo" />
      <path d={line} className="line" />
      {starts.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="joint" cx={x} cy={y} r={0.13} />
      ))}
      {ends.map(({ from, to, key }) => (
        <Head key={key} end={to} arrival={heading(from, to)} />
      ))}
    </svg>
  );
}
