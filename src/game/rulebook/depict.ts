import {
  asLegal,
  explainRefusal,
  routesOf,
  type Move,
  type Position,
  type Refusal,
  type Route,
  type Square,
} from '../../engine/index.ts';
import { moveNamed, squareNamed } from '../games/named.ts';
import type { Overlay } from '../overlays/overlayNames.ts';
import { positionIn, type Diagram } from './diagram.ts';

/** A refused move with its reason. */
export interface Refused {
  readonly move: Move;
  readonly refusal: Refusal;
}

/** What a diagram shows when it opens, as the board draws it. The engine finds all of it. */
export interface Depiction {
  readonly position: Position;
  /** The piece whose targets are marked. */
  readonly selection: Square | null;
  /** The routes of a move. */
  readonly routes: readonly Route[];
  readonly refused: readonly Refused[];
  readonly overlays: readonly Overlay[];
}

/** Works out what a diagram shows; throws if it names a square or a move that does not exist. */
export function depict(diagram: Diagram): Depiction {
  const position = positionIn(diagram);
  const { shows } = diagram;
  return {
    position,
    selection:
      shows.flatMap((showing) =>
        showing.what === 'targets' ? [squareNamed(position, showing.of)] : [],
      )[0] ?? null,
    routes: shows.flatMap((showing) =>
      showing.what === 'route'
        ? routesShown(position, moveNamed(position, showing.move)).slice(0, showing.or === undefined ? 1 : 2)
        : [],
    ),
    refused: shows.flatMap((showing) => {
      if (showing.what !== 'refusal') return [];
      const move = moveNamed(position, showing.move);
      return [{ move, refusal: explainRefusal(position, move) }];
    }),
    overlays: shows.flatMap((showing) => (showing.what === 'overlay' ? [showing.overlay] : [])),
  };
}

/** The routes of a move, which may leave its promotion open, the shortest first. */
function routesShown(position: Position, move: Move): readonly Route[] {
  const legal = asLegal(position, move);
  return legal === undefined ? [] : routesOf(position, legal);
}
