import { memo, useDeferredValue, useMemo, type PointerEvent } from 'react';
import {
  DRIN_SIZE,
  pieceAt,
  SIDES,
  startSquares,
  type Move,
  type Position,
  type Side,
  type Square,
} from '../../engine/index.ts';
import { overlaySquares } from '../../game/overlays/overlays.ts';
import type { Sight } from './useGuide.ts';
import { viewOf, type Bottom, type View } from '../view.ts';
import './boardGuide.css';

export interface MapProps {
  readonly position: Position;
  readonly bottom: Bottom;
  readonly lastMove: Move | null;
  /** Shows where the enemy can strike. */
  readonly showsDanger: boolean;
  readonly sight: Sight;
  /** Called with a point of the board, as fractions of its width and height, that should move to the middle. */
  readonly onGo: (x: number, y: number) => void;
}

/** A small map of the whole board: drins, armies, the last move, and the visible part. Pressing it goes there. */
export function BoardMap({ position, bottom, lastMove, showsDanger, sight, onGo }: MapProps) {
  const { geometry } = position.ruleset;
  const view = useMemo(() => viewOf(geometry, bottom), [geometry, bottom]);
  const go = (event: PointerEvent<SVGSVGElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    onGo((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
  };
  return (
    <svg
      className="map"
      aria-hidden="true"
      viewBox={`0 0 ${view.columns} ${view.rows}`}
      style={{ aspectRatio: `${view.columns} / ${view.rows}` }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        go(event);
      }}
      onPointerMove={(event) => {
        if (event.buttons !== 0) go(event);
      }}
    >
      <Land view={view} position={useDeferredValue(position)} showsDanger={showsDanger} />
      {lastMove !== null &&
        startSquares(lastMove).map((start) => (
          <Way key={start} view={view} from={start} to={start + lastMove.to - lastMove.from} />
        ))}
      <rect
        className="map-sight"
        x={sight.left * view.columns}
        y={sight.top * view.rows}
        width={sight.width * view.columns}
        height={sight.height * view.rows}
      />
    </svg>
  );
}

interface LandProps {
  readonly view: View;
  readonly position: Position;
  readonly showsDanger: boolean;
}

/** What does not change while the board is scrolled. */
const Land = memo(function Land({ view, position, showsDanger }: LandProps) {
  const danger = useMemo(
    () => (showsDanger ? overlaySquares(position, 'danger') : []),
    [position, showsDanger],
  );
  return (
    <>
      <path className="map-fronts" d={frontsOf(view)} />
      {danger.length > 0 && <path className="map-danger" d={squaresPath(view, danger, 0)} />}
      {SIDES.map((side) => (
        <path
          key={side}
          className="map-army"
          data-side={side}
          d={squaresPath(view, armyOf(position, side), 0.12)}
        />
      ))}
    </>
  );
});

/** The way of one piece in the last move. */
function Way({ view, from, to }: { view: View; from: Square; to: Square }) {
  const [start, end] = [view.places[from], view.places[to]];
  if (start === undefined || end === undefined) return null;
  return (
    <>
      <path
        className="map-move"
        d={`M${start.column + 0.5} ${start.row + 0.5}L${end.column + 0.5} ${end.row + 0.5}`}
      />
      <circle className="map-move-end" cx={end.column + 0.5} cy={end.row + 0.5} r={1.1} />
    </>
  );
}

function armyOf(position: Position, side: Side): Square[] {
  const squares: Square[] = [];
  for (let square = 0; square < position.cells.length; square++)
    if (pieceAt(position, square)?.side === side) squares.push(square);
  return squares;
}

/** Squares as one path, each smaller by a margin on all sides. */
const squaresPath = (view: View, squares: readonly Square[], margin: number): string =>
  squares
    .map((square) => {
      const { column, row } = view.places[square] ?? { column: 0, row: 0 };
      const side = 1 - 2 * margin;
      return `M${column + margin} ${row + margin}h${side}v${side}h-${side}z`;
    })
    .join('');

function frontsOf({ columns, rows }: View): string {
  let lines = '';
  for (let column = DRIN_SIZE; column < columns; column += DRIN_SIZE) lines += `M${column} 0V${rows}`;
  for (let row = DRIN_SIZE; row < rows; row += DRIN_SIZE) lines += `M0 ${row}H${columns}`;
  return lines;
}
