import { refuse } from '../../engine/index.ts';
import type { KeepGame } from './follow.ts';
import { sharedRepository } from './repository.ts';
import { entryOfSitting } from './sittingEntry.ts';

/** Puts the game at the table into the library of this browser, over its former state. */
export const keepGame: KeepGame = async (sitting, seat, now) => {
  try {
    return await sharedRepository().update(entryOfSitting(sitting, seat, now));
  } catch {
    return refuse('lost');
  }
};
