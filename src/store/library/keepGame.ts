import { accept, refuse } from '../../engine/index.ts';
import { formatSavedGame, parseSavedGame } from '../../game/saved/saved.ts';
import { relationOf } from '../../game/sitting/relation.ts';
import type { Sitting } from '../../game/sitting/sitting.ts';
import { newId } from '../newId.ts';
import type { Entry } from './entry.ts';
import type { KeepGame } from './follow.ts';
import { sharedRepository, type Repository } from './repository.ts';
import { entryOfSitting } from './sittingEntry.ts';

/** Puts the game at the table into the library of this browser. */
export const keepGame: KeepGame = (sitting, now) => keepGameIn(sharedRepository, sitting, now);

/**
 * Puts the game at the table into a library: over its former state, if it continues that; beside it, if both went on
 * from an earlier one. A newer state stays, and is returned.
 */
export async function keepGameIn(
  repository: () => Repository,
  ...[sitting, now]: Parameters<KeepGame>
): ReturnType<KeepGame> {
  try {
    let newer: Sitting | null = null;
    const weighed = await repository().update(entryOfSitting(sitting, now), (former) => {
      const read = former.record.sitting === null ? null : parseSavedGame(former.record.sitting);
      if (read?.ok !== true) return { way: 'over' };
      switch (relationOf(read.value, sitting)) {
        case 'newer':
          newer = read.value;
          return { way: 'not' };
        case 'parted':
          return { way: 'beside', copy: copyOf(former, read.value, newId()) };
        case 'same':
        case 'older':
        case 'other':
          return { way: 'over' };
      }
    });
    return weighed.ok ? accept({ way: weighed.value, newer }) : weighed;
  } catch {
    return refuse('lost');
  }
}

/** An entry under another name, which goes on separately. */
export function copyOf({ summary, record, positions }: Entry, sitting: Sitting, id: string): Entry {
  const seat = sitting.seat ?? { began: summary.added, changes: 0, trail: '' };
  return {
    summary: { ...summary, id },
    record: { ...record, id, sitting: formatSavedGame({ ...sitting, seat: { ...seat, id } }) },
    positions: { ...positions, id },
  };
}
