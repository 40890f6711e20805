import type { Move, Position, Square } from '../engine/index.ts';
import type { Target } from '../game/overlays/targets.ts';
import type { Motion } from './motion.ts';
import type { Shown } from './shown.ts';

/** What a board shows of a game: what changes from click to click. */
export interface Scene extends Shown {
  readonly position: Position;
  /** Where the picked piece can go. */
  readonly targets: ReadonlyMap<Square, Target>;
  readonly motion: Motion | null;
  /** What a step would show, so that it can be prepared. */
  readonly ahead?: () => Ahead;
}

/** What may be shown next. */
export interface Ahead {
  /** The moves that would be marked as the last ones. */
  readonly moves: readonly Move[];
  /** Where the board would go if it passed over more than one turn. */
  readonly positions: readonly Position[];
}

/** A scene that changes by itself. The board paints each change at once, before React is told of it. */
export interface LiveScene {
  readonly get: () => Scene;
  /** Returns a function that ends it. */
  readonly subscribe: (changed: () => void) => () => void;
}
