import { useMemo } from 'react';
import type { Position, Route, Square } from '../engine/index.ts';
import { SQUARE_OVERLAYS, type Overlay } from '../game/overlayNames.ts';
import { overlaySquares, vaultRoutes } from '../game/overlays.ts';
import { shortestAttacks, statesOf, type Shown } from './shown.ts';
import { stateBit } from './squareStates.ts';

const NO_ROUTES: readonly Route[] = [];
const NO_SQUARES: readonly Square[] = [];

/** The states of the squares, what is shown on demand included. */
export function useStates(position: Position, shown: Shown, overlays: readonly Overlay[]) {
  const { selection, lastMove, kaida, refused, goals = NO_SQUARES, chosen = NO_SQUARES } = shown;
  const overlaid = useMemo(
    () =>
      SQUARE_OVERLAYS.filter((overlay) => overlays.includes(overlay)).map(
        (overlay) => [stateBit(overlay), overlaySquares(position, overlay)] as const,
      ),
    [position, overlays],
  );
  return useMemo(
    () => statesOf({ selection, lastMove, kaida, refused, goals, chosen }, overlaid),
    [selection, lastMove, kaida, refused, goals, chosen, overlaid],
  );
}

/** Who gives Kaida, as lines over the board. */
export function useAttacks(position: Position, { kaida }: Shown) {
  const king: Square | undefined = kaida?.king;
  return useMemo(() => (king === undefined ? NO_ROUTES : shortestAttacks(position, king)), [position, king]);
}

/** The vaults on demand: all that can be made now, and those of the piece that is picked or pointed at. */
export function useVaults(position: Position, isShown: boolean, piece: Square | null) {
  const all = useMemo(() => (isShown ? vaultRoutes(position) : NO_ROUTES), [position, isShown]);
  const own = useMemo(
    () => (piece === null ? NO_ROUTES : all.filter(({ from }) => from === piece)),
    [all, piece],
  );
  return { all, own };
}
