import * as v from 'valibot';
import { KEYS, type Keeper } from '../kept/storage.ts';

const Glance = v.object({
  turn: v.pipe(v.number(), v.safeInteger(), v.minValue(2)),
  side: v.picklist(['yellow', 'blue']),
});

/**
 * What can be said about the game at the table before it is read, enough to offer to go on with it: the number of the
 * turn to be made, and whose it is.
 */
export type Glance = v.InferOutput<typeof Glance>;

/** The glance at the game that goes on at the table; null if none does, or none can be read. */
export function readGlance(keeper: Keeper): Glance | null {
  try {
    const checked = v.safeParse(Glance, JSON.parse(keeper.read(KEYS.glance) ?? 'null'));
    return checked.success ? checked.output : null;
  } catch {
    return null;
  }
}
