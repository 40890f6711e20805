import type { Keeping } from '../table/keeping.ts';
import type { Parley, Reach } from '../table/state.ts';
import { createBeginning } from './beginning.ts';
import { createGoingBack } from './goingBack.ts';
import { createOffering } from './offering.ts';

/** What the players do with the game besides moving: taking back, looking back, offers, endings, new games. */
export const createParley = (reach: Reach, keeping: Keeping): Parley => ({
  ...createGoingBack(reach),
  ...createOffering(reach),
  ...createBeginning(reach, keeping),
});
