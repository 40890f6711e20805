import { useMemo, useRef, type CSSProperties } from 'react';
import { TERRAINS, type Terrain } from '../engine/index.ts';
import type { Overlay } from '../game/overlays/overlayNames.ts';
import { seenSides } from '../text/sides.ts';
import './board.css';
import type { BoardProps } from './boardProps.ts';
import { drawnLater } from './drawnLater.tsx';
import { EdgeLabels, Field, Fronts } from './Field.tsx';
import type { GroundProps } from './Ground.tsx';
import type { Scene } from './scene.ts';
import { parityOf } from './shown.ts';
import { squareNames } from './squareNames.ts';
import { useDrawing } from './input/useDrawing.ts';
import { useHandlers } from './input/useHandlers.ts';
import { useListeners } from './input/useListeners.ts';
import { useNaming } from './useNaming.ts';
import { usePainter } from './usePainter.ts';
import { sideAtTop, viewOf } from './view.ts';
import { Ways, type Pointer } from './ways/Ways.tsx';
import './field.css';
import './figurines.css';
import './lights.css';
import './ways/overSquares.css';
import './targetMarks.css';

const Ground = drawnLater<GroundProps>(() => import('./Ground.tsx'));
const hasTerrain = (terrain: Terrain): boolean => TERRAINS.some((sort) => terrain[sort].length > 0);

const NO_OVERLAYS: readonly Overlay[] = [];

/**
 * The board of any variation, drawn from its geometry alone: an ARIA grid with one tab stop. React lays it out and
 * draws what lies over it; squares, pieces and marks are painted without React.
 */
export function Board(props: BoardProps) {
  const { position, label, bottom, isFacing = false, pieces, overlays = NO_OVERLAYS, live = null } = props;
  const { sides = seenSides() } = props;
  const { geometry } = position.ruleset;
  const view = useMemo(() => viewOf(geometry, bottom), [geometry, bottom]);
  const { terrain } = position.ruleset.variation;
  const names = useMemo(() => squareNames(geometry, terrain), [geometry, terrain]);
  const upsideDown = isFacing ? sideAtTop(bottom) : null;
  const grid = useRef<HTMLDivElement>(null);
  const lights = useRef<HTMLDivElement>(null);
  const figurines = useRef<HTMLDivElement>(null);
  const marks = useRef<SVGSVGElement>(null);
  const ways = useRef<HTMLDivElement>(null);
  const painter = usePainter(
    { lights, grid, figurines, marks, ways },
    props,
    { view, pieces, names, sides, overlays, upsideDown, drawnFor: position },
    live,
  );
  const nameLabel = useRef<HTMLDivElement>(null);
  const name = useNaming(nameLabel, view, names);
  const pointer = useRef<Pointer>(null);
  const scene = (): Scene => painter.current?.scene() ?? props;
  const listeners = useHandlers({
    ...props,
    scene,
    view,
    grid,
    upsideDown,
    point: (square) => pointer.current?.(square),
    prepare: (square) => painter.current?.prepare(square),
    setTabStop: (square) => painter.current?.tabTo(square),
    name,
  });
  useListeners(grid, listeners);
  const drawing = useDrawing(grid, view, props.onDraw);
  const size: CSSProperties & Record<'--columns' | '--rows', number> = {
    '--columns': view.columns,
    '--rows': view.rows,
  };
  return (
    <div className="board" style={size} data-upside-down={upsideDown ?? undefined}>
      <EdgeLabels geometry={geometry} view={view} isFacing={isFacing} />
      <div
        className="field"
        data-parity={parityOf(view.squares[0]?.[0] ?? 0, geometry.width)}
        {...drawing.handlers}
      >
        {hasTerrain(terrain) && <Ground view={view} terrain={terrain} />}
        <Field geometry={geometry} view={view} isFacing={isFacing} />
        <div ref={lights} className="lights" aria-hidden="true" />
        <div
          ref={grid}
          role="grid"
          aria-label={label}
          aria-rowcount={view.rows}
          aria-colcount={view.columns}
          tabIndex={-1}
          className="squares"
        />
        <div ref={figurines} className="figurines" aria-hidden="true" />
        <Fronts view={view} />
        <svg ref={marks} className="over-squares marks" aria-hidden="true" />
        <div ref={ways} className="ways">
          <Ways {...props} view={view} scene={scene} pointer={pointer} drawn={drawing.drawn} />
        </div>
        <div className="air" aria-hidden="true" />
        <div ref={nameLabel} className="square-name" aria-hidden="true" hidden />
      </div>
    </div>
  );
}
