import type { Move, Position, Refusal } from '../../engine/index.ts';
import type { refusalText } from '../../text/faults/refusals.ts';
import type { Change } from '../change.ts';
import type { Words } from '../saying.ts';
import type { AT_REST, Hand } from '../table/state.ts';

type HandState = Pick<Hand, keyof typeof AT_REST>;

/** How a hand reaches the board over which it is held. */
export interface HandReach {
  readonly set: (changes: Partial<HandState> & { readonly announcement?: Words }) => void;
  readonly get: () => HandState;
  readonly position: () => Position;
  /** Why no piece can be moved at all, in words; null if pieces can be moved. */
  readonly barredBy: () => string | null;
  /** Makes a move; returns why it cannot be made, or null. */
  readonly play: (move: Move, way: Change['way']) => Refusal | null;
  /** A refusal in words, where the usual ones will not do. */
  readonly words?: typeof refusalText;
  /**
   * Called when the rules have refused a move, before the player is told. From and to are the same for a piece that
   * cannot be picked up.
   */
  readonly onRefused?: (refusal: Refusal, wanted: Move) => void;
  /** Whether a refusal is told even if the player may have meant to pick another piece up. */
  readonly isMeant?: (refusal: Refusal) => boolean;
}
