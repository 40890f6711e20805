import { useImperativeHandle, useMemo, type Ref } from 'react';
import type { Route, Square } from '../../engine/index.ts';
import type { Arrow } from '../../game/tree/index.ts';
import type { BoardProps } from '../boardProps.ts';
import type { Proposed } from './drawing.ts';
import { drawnLater } from '../drawnLater.tsx';
import type { DrawingsProps } from './Drawings.tsx';
import { Routes } from './Routes.tsx';
import type { Scene } from '../scene.ts';
import { useAttacks, useVaults } from './useOverlays.ts';
import { usePlan } from './usePlan.ts';
import type { VaultLinesProps } from './VaultLines.tsx';
import type { View } from '../view.ts';

const VaultLines = drawnLater<VaultLinesProps>(() => import('./VaultLines.tsx'));
const Drawings = drawnLater<DrawingsProps>(() => import('./Drawings.tsx'));

const NO_ROUTES: readonly Route[] = [];
const NO_PROPOSED: readonly Proposed[] = [];
const NO_DRAWINGS = { arrows: [], marks: [] };

/** Called with the square under the pointer or the focus, or with none. */
export type Pointer = (square: Square | null) => void;

interface WaysProps extends BoardProps {
  readonly view: View;
  /** What the board shows now, which may be ahead of the properties. */
  readonly scene: () => Scene;
  /** What is being drawn with the mouse. */
  readonly drawn: Arrow | null;
  /** Pointing redraws only what is drawn here. */
  readonly pointer: Ref<Pointer>;
}

/** What is drawn over a board: ways of moves, vaults, the pieces that give Kaida, arrows and marked squares. */
export function Ways(props: WaysProps) {
  const { view, position, targets, overlays, drawn, pointer, scene } = props;
  const { made = NO_ROUTES, advised = NO_ROUTES, drawings = NO_DRAWINGS, proposed = NO_PROPOSED } = props;
  const showsVaults = overlays?.includes('vaults') ?? false;
  const { plan, pointedPiece, point } = usePlan(props, scene, showsVaults);
  useImperativeHandle(pointer, () => point);
  const attacks = useAttacks(position, props);
  const vaults = useVaults(position, showsVaults, props.selection ?? pointedPiece);
  const arrows = useMemo(
    () => (drawn === null ? drawings.arrows : [...drawings.arrows, drawn]),
    [drawings.arrows, drawn],
  );
  return (
    <>
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
    </>
  );
}
