import { formatGame } from '../../game/jkn/index.ts';
import { formatSavedGame } from '../../game/saved/saved.ts';
import type { Seat } from '../../game/seat.ts';
import type { Sitting } from '../../game/sitting/sitting.ts';
import { recordOfSitting } from '../../game/sitting/sittingRecord.ts';
import { entryOf } from './digest.ts';
import type { Entry } from './entry.ts';

/** A sitting that a table has changed: it says which game it is. */
export type SeatedSitting = Sitting & { readonly seat: Seat };

/**
 * The game at the table as an entry: its record, and everything needed to go on. `sitting` has its clock in wall-clock
 * time.
 */
export function entryOfSitting(sitting: SeatedSitting, now: number): Entry {
  const { id, began } = sitting.seat;
  const { tree } = recordOfSitting(sitting);
  const origin = { id, source: 'table', labels: [], added: began, changed: now } as const;
  return entryOf(tree, formatGame(tree), origin, { sitting: formatSavedGame(sitting) });
}
