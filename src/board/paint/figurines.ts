import type { Position } from '../../engine/index.ts';
import type { PieceSet } from '../pieces/names.ts';
import type { View } from '../view.ts';
import { sheetOn, type Sheet } from './sheet.ts';

/** The pieces as they stand: a layer apart from the grid, whose cells name them. */
export interface Figurines {
  /** Draws what has changed since the last time, or shows what has been prepared. */
  readonly show: (position: Position, view: View, pieces: PieceSet) => void;
  /** Draws positions to which the board may jump, hidden, each on a sheet of its own. */
  readonly prepare: (positions: readonly Position[], view: View, pieces: PieceSet) => void;
}

/** The pieces in a layer that has none yet. */
export function figurinesIn(layer: HTMLElement): Figurines {
  let seen = sheetOn(layer);
  const spare: Sheet[] = [];
  return {
    show: (position, view, pieces) => {
      if (seen.shows(position, view, pieces)) return;
      const ready = spare.findIndex((sheet) => sheet.shows(position, view, pieces));
      const sheet = spare[ready];
      if (sheet === undefined) {
        seen.draw(position, view, pieces);
        return;
      }
      seen.turn(false);
      sheet.turn(true);
      [spare[ready], seen] = [seen, sheet];
    },
    prepare: (positions, view, pieces) => {
      const isReady = (position: Position): boolean =>
        [seen, ...spare].some((sheet) => sheet.shows(position, view, pieces));
      const isSpare = (sheet: Sheet): boolean =>
        !positions.some((position) => sheet.shows(position, view, pieces));
      for (const position of positions) {
        if (isReady(position)) continue;
        let sheet = spare.find(isSpare);
        if (sheet === undefined) {
          seen.turn(true);
          sheet = seen.beside();
          spare.push(sheet);
        }
        sheet.draw(position, view, pieces);
      }
    },
  };
}
