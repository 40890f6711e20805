import * as v from 'valibot';
import { KEYS, type Keeper } from '../storage.ts';
import { newId } from './entry.ts';

/** Which entry of the library the game at the table is. */
export interface Seat {
  readonly id: string;
  /** When the game was begun, in milliseconds of the epoch. */
  readonly began: number;
  /** The fingerprint of the game as the library has it; null if it has not been put there. */
  readonly kept: number | null;
}

const SeatForm = v.object({ id: v.string(), began: v.number(), kept: v.nullable(v.number()) });

/** A seat for a game that begins now. */
export const newSeat = (now: number): Seat => ({ id: newId(), began: now, kept: null });

export const writeSeat = (keeper: Keeper, { id, began, kept }: Seat): boolean =>
  keeper.write(KEYS.seat, JSON.stringify({ id, began, kept }));

/** The seat of the game at the table; null if there is none that can be read. */
export function readSeat(keeper: Keeper): Seat | null {
  try {
    const checked = v.safeParse(SeatForm, JSON.parse(keeper.read(KEYS.seat) ?? ''));
    return checked.success ? checked.output : null;
  } catch {
    return null;
  }
}
