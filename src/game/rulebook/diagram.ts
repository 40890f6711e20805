import {
  startPosition,
  type Ending,
  type Position,
  type RefusalCode,
  type Side,
} from '../../engine/index.ts';
import { boardNamed, positionNamed } from '../games/named.ts';
import type { Overlay } from '../overlays/overlayNames.ts';
import type { TargetMark } from '../overlays/targets.ts';

/** Squares in short names with spaces between them, `Mc3 Md4`. */
type Squares = string;

/**
 * One thing that a diagram shows, with what the rules say about it. The board never draws from these statements: the
 * engine finds the same again, and the tests compare the two.
 */
export type Showing =
  /** Where the piece on a square can go, by what it would do there. */
  | {
      readonly what: 'targets';
      readonly of: string;
      readonly ends: Readonly<Partial<Record<TargetMark, Squares>>>;
    }
  /**
   * The shortest way of a legal move, with what the piece does on each square of it, `vault Mc2, landing Mc3`; and
   * another way.
   */
  | { readonly what: 'route'; readonly move: string; readonly way: string; readonly or?: string }
  /** A refused move, and the squares that show why. */
  | {
      readonly what: 'refusal';
      readonly move: string;
      readonly code: RefusalCode;
      readonly squares: Squares;
    }
  /** The King of the side to move in Kaida, and the pieces that attack it. */
  | { readonly what: 'kaida'; readonly king: string; readonly by: Squares }
  /** Squares that every board can show on request; for vaults, those where they end. */
  | { readonly what: 'overlay'; readonly overlay: Overlay; readonly squares: Squares }
  /** How the game ends here. */
  | { readonly what: 'ending'; readonly ending: Ending; readonly winner: Side | null };

/** A picture in the rule book: a position and what is shown on it. */
export interface Diagram {
  /** The id of a game or of a study board. */
  readonly board: string;
  /** The position line (section 12); without one, the start of the game. */
  readonly position?: string;
  /** The first is drawn when the diagram opens; a diagram shows only one set of targets or routes. */
  readonly shows: readonly Showing[];
}

/** The position of a diagram; throws if it is not valid. */
export const positionIn = ({ board, position }: Diagram): Position =>
  position === undefined ? startPosition(boardNamed(board)) : positionNamed(board, position);
