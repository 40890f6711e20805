import { useLayoutEffect, useMemo, useRef, useState, type CSSProperties, type RefObject } from 'react';
import type { Position, Route, Square as SquareIndex } from '../engine/index.ts';
import type { Overlay } from '../game/overlayNames.ts';
import { seenSides } from '../text/sides.ts';
import './board.css';
import type { BoardProps } from './boardProps.ts';
import type { Proposed } from './drawing.ts';
import { Drawings } from './Drawings.tsx';
import { EdgeLabels, Field, Fronts } from './Field.tsx';
import { Figurines } from './Figurines.tsx';
import type { Flight } from './flights.ts';
import { Ground } from './Ground.tsx';
import { showMotion, type Motion } from './motion.ts';
import { Routes } from './Routes.tsx';
import { firstTabStop, parityOf } from './shown.ts';
import { squareNames } from './squareNames.ts';
import { useSoon } from './soon.ts';
import { Squares } from './Squares.tsx';
import { TargetMarks } from './TargetMarks.tsx';
import { useDrawing } from './useDrawing.ts';
import { useHandlers } from './useHandlers.ts';
import { useAttacks, useStates, useVaults } from './useOverlays.ts';
import { useNaming } from './useNaming.ts';
import { usePlan } from './usePlan.ts';
import { VaultLines } from './VaultLines.tsx';
import { sideAtTop, viewOf, type View } from './view.ts';

const NO_OVERLAYS: readonly Overlay[] = [];
const NO_ROUTES: readonly Route[] = [];
const NO_PROPOSED: readonly Proposed[] = [];
const NO_DRAWINGS = { arrows: [], marks: [] };

/** The board of any variation, drawn from its geometry alone: an ARIA grid with one tab stop. */
export function Board(props: BoardProps) {
  const { position, label, bottom, isFacing = false, pieces, targets, overlays = NO_OVERLAYS } = props;
  const { sides = seenSides() } = props;
  const { made = NO_ROUTES, advised = NO_ROUTES, drawings = NO_DRAWINGS, proposed = NO_PROPOSED } = props;
  const { geometry } = position.ruleset;
  const view = useMemo(() => viewOf(geometry, bottom), [geometry, bottom]);
  const { terrain } = position.ruleset.variation;
  const names = useMemo(() => squareNames(geometry, terrain), [geometry, terrain]);
  const upsideDown = isFacing ? sideAtTop(bottom) : null;
  const isUpsideDown = position.turn === upsideDown;
  const grid = useRef<HTMLDivElement>(null);
  const [tabStop, setTabStop] = useState<SquareIndex>(() => firstTabStop(position));
  useMotion(grid, view, position, props.motion);
  const showsVaults = overlays.includes('vaults');
  const { plan, pointedPiece, point } = usePlan(position, targets, showsVaults);
  const nameLabel = useRef<HTMLDivElement>(null);
  const name = useNaming(nameLabel, view, names);
  const handlers = useHandlers({ ...props, view, grid, isUpsideDown, point, setTabStop, name });
  const drawing = useDrawing(grid, view, props.onDraw);
  const arrows = useMemo(
    () => (drawing.drawn === null ? drawings.arrows : [...drawings.arrows, drawing.drawn]),
    [drawings.arrows, drawing.drawn],
  );
  const states = useStates(position, props, overlays);
  const attacks = useAttacks(position, props);
  const vaults = useVaults(position, showsVaults, props.selection ?? pointedPiece);
  // the shapes of targets are seen at once; what the squares say of them may follow a frame later
  const said = useSoon(targets);
  const size: CSSProperties & Record<'--columns' | '--rows', number> = {
    '--columns': view.columns,
    '--rows': view.rows,
  };
  return (
    <div
      className="board"
      style={size}
      data-upside-down={upsideDown ?? undefined}
      data-tall={view.rows > view.columns ? '' : undefined}
    >
      <EdgeLabels geometry={geometry} view={view} isFacing={isFacing} />
      <div
        className="field"
        data-parity={parityOf(view.squares[0]?.[0] ?? 0, geometry.width)}
        {...drawing.handlers}
      >
        <Ground view={view} terrain={terrain} />
        <Field geometry={geometry} view={view} isFacing={isFacing} />
        <div
          ref={grid}
          role="grid"
          aria-label={label}
          aria-rowcount={view.rows}
          aria-colcount={view.columns}
          tabIndex={-1}
          className="squares"
          {...handlers}
        >
          <Squares {...{ position, view, names, sides, states, tabStop }} targets={said} />
        </div>
        <Figurines {...{ position, view, pieces }} />
        {targets.size > 0 && <TargetMarks view={view} targets={targets} isUpsideDown={isUpsideDown} />}
        <Fronts view={view} />
        {plan.length === 0 && vaults.all.length > 0 && (
          <VaultLines view={view} routes={vaults.all} isFaint={vaults.own.length > 0} />
        )}
        {plan.length === 0 && vaults.own.length > 0 && (
          <VaultLines view={view} routes={vaults.own} isFaint={false} />
        )}
        {plan.length === 0 && attacks.length > 0 && <Routes view={view} routes={attacks} look="attack" />}
        {targets.size === 0 && made.length > 0 && <Routes view={view} routes={made} look="made" />}
        {plan.length === 0 && advised.length > 0 && <Routes view={view} routes={advised} look="advised" />}
        {arrows.length + drawings.marks.length + proposed.length > 0 && (
          <Drawings view={view} arrows={arrows} marks={drawings.marks} proposed={proposed} />
        )}
        {plan.length > 0 && <Routes view={view} routes={plan} look="plan" />}
        <div className="air" aria-hidden="true" />
        <div ref={nameLabel} className="square-name" aria-hidden="true" hidden />
      </div>
    </div>
  );
}

/** Shows each motion once, not the one with which the board begins; the next position ends it. */
function useMotion(
  grid: RefObject<HTMLElement | null>,
  view: View,
  position: Position,
  motion: Motion | null,
) {
  const shown = useRef(motion?.number);
  const stood = useRef(position);
  const flights = useRef<readonly Flight[]>([]);
  useLayoutEffect(() => {
    if (stood.current !== position) for (const { land } of flights.current) land();
    stood.current = position;
    if (motion === null || shown.current === motion.number || grid.current === null) return;
    shown.current = motion.number;
    flights.current = showMotion(grid.current, view, motion);
  }, [grid, motion, view, position]);
}
