import { useMemo } from 'react';
import type { Position, Route, Square } from '../../engine/index.ts';
import { vaultRoutes } from '../../game/overlays/overlays.ts';
import { shortestAttacks, type Shown } from '../shown.ts';

const NO_ROUTES: readonly Route[] = [];

/** The pieces that give Kaida, as lines over the board. */
export function useAttacks(position: Position, { kaida }: Shown) {
  const king: Square | undefined = kaida?.king;
  return useMemo(() => (king === undefined ? NO_ROUTES : shortestAttacks(position, king)), [position, king]);
}

/** The vaults on request: all that can be made now, and those of the piece that is picked or pointed at. */
export function useVaults(position: Position, isShown: boolean, piece: Square | null) {
  const all = useMemo(() => (isShown ? vaultRoutes(position) : NO_ROUTES), [position, isShown]);
  const own = useMemo(
    () => (piece === null ? NO_ROUTES : all.filter(({ from }) => from === piece)),
    [all, piece],
  );
  return { all, own };
}
