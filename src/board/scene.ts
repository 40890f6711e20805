import type { Move, Position, Square } from '../engine/index.ts';
import type { Target } from '../game/targets.ts';
import type { Motion } from './motion.ts';
import type { Shown } from './shown.ts';

/** What a board shows of a game: what changes from click to click. */
export interface Scene extends Shown {
  readonly position: Position;
  /** Where the piece that is picked can go. */
  readonly targets: ReadonlyMap<Square, Target>;
  readonly motion: Motion | null;
  /** What a step would show: it can be made ready. */
  readonly ahead?: () => Ahead;
}

/** What may be shown next. */
export interface Ahead {
  /** The moves that would be marked as the last ones. */
  readonly moves: readonly Move[];
  /** Where more than one turn would be passed over. */
  readonly positions: readonly Position[];
}

/** A scene that changes by itself. The board paints each change at once, before React hears of it. */
export interface LiveScene {
  readonly get: () => Scene;
  /** Answers what ends it. */
  readonly subscribe: (changed: () => void) => () => void;
}
