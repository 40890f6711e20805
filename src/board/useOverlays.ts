import { useMemo } from 'react';
import type { Position, Route, Square } from '../engine/index.ts';
import { overlaySquares, SQUARE_OVERLAYS, vaultLines, type Overlay } from '../game/overlays.ts';
import { shortestAttacks, statesOf, type Shown } from './shown.ts';
import { stateBit } from './squareStates.ts';

const NO_ROUTES: readonly Route[] = [];

/** The states of the squares, what is shown on demand included. */
export function useStates(position: Position, shown: Shown, overlays: readonly Overlay[]) {
  const { selection, lastMove, kaida, refused } = shown;
  const overlaid = useMemo(
    () =>
      SQUARE_OVERLAYS.filter((overlay) => overlays.includes(overlay)).map(
        (overlay) => [stateBit(overlay), overlaySquares(position, overlay)] as const,
      ),
    [position, overlays],
  );
  return useMemo(
    () => statesOf({ selection, lastMove, kaida, refused }, overlaid),
    [selection, lastMove, kaida, refused, overlaid],
  );
}

/** The lines over the board beside the way to a target: who gives Kaida, and the vaults on demand. */
export function useLines(position: Position, { kaida }: Shown, overlays: readonly Overlay[]) {
  const king: Square | undefined = kaida?.king;
  const attacks = useMemo(
    () => (king === undefined ? NO_ROUTES : shortestAttacks(position, king)),
    [position, king],
  );
  const showsVaults = overlays.includes('vaults');
  const vaults = useMemo(() => (showsVaults ? vaultLines(position) : NO_ROUTES), [position, showsVaults]);
  return { attacks, vaults };
}
