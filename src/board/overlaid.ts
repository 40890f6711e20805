import { memoised, type Position, type Square } from '../engine/index.ts';
import { SQUARE_OVERLAYS, type Overlay } from '../game/overlays/overlayNames.ts';
import { overlaySquares } from '../game/overlays/overlays.ts';
import { stateBit } from './squareStates.ts';

type Squares = Map<Overlay, readonly Square[]>;
const known = memoised<Position, Squares>(() => new Map());

/** The squares of a position that are marked on request, with the bit of each mark; worked out once. */
export const overlaidStates = (position: Position, overlays: readonly Overlay[]) =>
  SQUARE_OVERLAYS.filter((overlay) => overlays.includes(overlay)).map((overlay) => {
    const found = known(position);
    const squares = found.get(overlay) ?? overlaySquares(position, overlay);
    found.set(overlay, squares);
    return [stateBit(overlay), squares] as const;
  });
