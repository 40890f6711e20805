import type { Position, Square } from '../engine/index.ts';
import type { Target } from '../game/targets.ts';
import type { Motion } from './motion.ts';
import type { Shown } from './shown.ts';

/** What a board shows of a game: what changes from click to click. */
export interface Scene extends Shown {
  readonly position: Position;
  /** Where the piece that is picked can go. */
  readonly targets: ReadonlyMap<Square, Target>;
  readonly motion: Motion | null;
}

/** A scene that changes by itself. The board paints each change at once, before React hears of it. */
export interface LiveScene {
  readonly get: () => Scene;
  /** Answers what ends it. */
  readonly subscribe: (changed: () => void) => () => void;
}
