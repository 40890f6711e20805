import { LIMITS } from '../../game/jkn/limits.ts';
import type { Beyond } from '../../game/jkn/beyond.ts';
import { text } from './review.ts';

/** Why a game under review cannot be changed: its record would not hold it all. `moves` is the most that it holds. */
export const beyondText = (beyond: Beyond, moves: number = LIMITS.moves): string =>
  text(`review.${beyond}`, { depth: LIMITS.depth, moves });
