import type { Side } from '../../engine/index.ts';
import type { Settings } from '../../store/settings.ts';

/** The side that plays from the near edge of the screen. Between two players who face each other the board lies still. */
export const nearSide = ({ flipped, turning, facing }: Settings, turn: Side): Side =>
  flipped === (turning && !facing && turn === 'blue') ? 'yellow' : 'blue';
