import type { Route, Square } from '../engine/index.ts';
import type { Overlay } from '../game/overlays/overlayNames.ts';
import type { SideNames } from '../text/sides.ts';
import type { Drawings, Proposed } from './ways/drawing.ts';
import type { PieceSet } from './pieces/names.ts';
import type { LiveScene, Scene } from './scene.ts';
import type { OnDraw } from './input/useDrawing.ts';
import type { Bottom } from './view.ts';

/** What a board shows, and the callbacks for what is done on it. */
export interface BoardProps extends Scene {
  /** The same scene in its current state, painted as soon as it changes. It may be ahead of the other properties. */
  readonly live?: LiveScene | null;
  /** Its accessible name. */
  readonly label: string;
  readonly bottom: Bottom;
  /** The board lies between two players: what belongs to the one at the top edge is upside down. */
  readonly isFacing?: boolean;
  readonly pieces: PieceSet;
  /** What the sides are called: by the colours on the board, unless other names are given. */
  readonly sides?: SideNames | undefined;
  /** What is shown on request. */
  readonly overlays?: readonly Overlay[];
  /** Its pieces are placed by hand: those of both sides can be picked up, and letters go to `onKey`. */
  readonly isEditing?: boolean;
  /** By touch, a first tap on a target only shows the way to it. */
  readonly confirmsTaps?: boolean;
  /** The way of the last move, where it should be shown. */
  readonly made?: readonly Route[];
  /** The ways of a move that is proposed. */
  readonly advised?: readonly Route[];
  /** Arrows and marked squares over the board. */
  readonly drawings?: Drawings;
  /** The moves that the computer proposes, as arrows with a look of their own. */
  readonly proposed?: readonly Proposed[];
  /** The right button of the mouse draws. */
  readonly onDraw?: OnDraw;
  /** Pieces cannot be dragged. */
  readonly isStill?: boolean;
  readonly onChoose: (square: Square) => void;
  /** A piece is picked up to be dragged, and dropped: on a square, or with null beside the board. */
  readonly onLift: (square: Square) => void;
  readonly onDrop: (square: Square | null) => void;
  readonly onCancel: () => void;
  /** A square has received the focus. */
  readonly onLook?: (square: Square) => void;
  /** Any other key on a square; returns whether it meant something. */
  readonly onKey?: (key: string, square: Square) => boolean;
}
