import { KEYS, type Keeper } from '../kept/storage.ts';

const KEY = `${KEYS.waiting}.live`;

/** How many live games of this browser are in progress, as last stored. */
export const readRoomCount = (keeper: Keeper): number => {
  const noted = /^\d{1,3}$/.exec(keeper.read(KEY) ?? '');
  return noted === null ? 0 : Number(noted[0]);
};

/** Stores that number, which the start page shows before anything else is loaded. */
export function noteRooms(keeper: Keeper, count: number): void {
  if (readRoomCount(keeper) !== count) keeper.write(KEY, String(count));
}
