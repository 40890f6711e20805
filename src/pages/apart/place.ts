import type { ApartPlace } from '../../store/apart/games.ts';
import { sharedRepository } from '../../store/library/repository.ts';
import { localKeeper } from '../../store/kept/storage.ts';

/** Where the games by message of this browser are kept. */
export const thisBrowser = (): ApartPlace => ({
  repository: sharedRepository(),
  keeper: localKeeper,
  now: Date.now,
});
