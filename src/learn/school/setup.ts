import { opponent, startPosition, type Side } from '../../engine/index.ts';
import { variationOf } from '../../game/games/games.ts';
import type { Setup } from '../../game/sitting/terms.ts';
import type { SchoolGameId, SchoolLevel } from './games.ts';

/** Milliseconds that the computer may think about a move: at these levels it is finished sooner. */
const MOVE_TIME = 1000;

/**
 * A game of the school: one person on one side, the named computer at a level on the other, take-backs at will, no
 * clock. Yellow begins.
 */
export function schoolSetup(game: SchoolGameId, side: Side, level: SchoolLevel, computer: string): Setup {
  const variation = variationOf(game);
  return {
    variation,
    from: startPosition(variation),
    terms: {
      names: { yellow: '', blue: '', [opponent(side)]: computer },
      takeBack: 'free',
      clock: null,
      computer: { levels: { yellow: null, blue: null, [opponent(side)]: level }, moveTime: MOVE_TIME },
      school: true,
    },
    match: null,
  };
}
