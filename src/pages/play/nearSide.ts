import type { Side } from '../../engine/index.ts';
import type { Settings } from '../../store/settings.ts';

/** The side that plays from the near edge of the screen. */
export const nearSide = ({ flipped, turning }: Settings, turn: Side): Side =>
  flipped === (turning && turn === 'blue') ? 'yellow' : 'blue';
