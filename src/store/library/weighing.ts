import { parseSavedGame } from '../../game/saved.ts';
import type { Sitting } from '../../game/sitting.ts';
import { relationOf } from '../../game/relation.ts';
import { relationOfMoves, renamed } from './cabinetMoves.ts';
import type { Entry } from './entry.ts';
import { printOf } from './fingerprint.ts';
import { copyOf } from './keepGame.ts';

/** How a game in a backup relates to what the library has of it; if both went on, it becomes a copy beside that. */
export type Weight = 'newer' | 'older' | 'unknown' | { readonly copy: Entry };

/** The most characters of a name that go into a copy's name: backups accept a hundred. */
const MOST_OF_ID = 80;

const sittingIn = ({ record: { sitting } }: Entry): Sitting | null => {
  const read = sitting === null ? null : parseSavedGame(sitting);
  return read?.ok === true ? read.value : null;
};

/** Whether an entry is a game of the cabinet that was played at its table, and so may have gone on elsewhere. */
const isOfCabinetTable = ({ summary: { cabinet, source } }: Entry): boolean =>
  cabinet !== undefined && source === 'table';

const nameOfCopy = ({ summary }: Entry, state: string): string =>
  `${summary.id.slice(0, MOST_OF_ID)}-${printOf(state)}`;

/** Weighs a game of the cabinet by its moves. */
function weighedByMoves(entry: Entry, former: Entry): Weight {
  const relation = relationOfMoves(entry.record, former.record);
  if (relation === 'same') return 'unknown';
  return relation === 'parted' ? { copy: renamed(entry, nameOfCopy(entry, entry.record.jkn)) } : relation;
}

/**
 * Weighs a game in a backup against its entry in the library by their changes, which no clock could do; `unknown` if
 * they tell nothing. The same state always becomes the same copy, however often it is imported.
 */
export function weighedWith(entry: Entry, former: Entry | undefined): Weight {
  if (former === undefined) return 'unknown';
  if (isOfCabinetTable(entry) && isOfCabinetTable(former)) return weighedByMoves(entry, former);
  if (entry.record.sitting === former.record.sitting) return 'unknown';
  const [theirs, ours] = [sittingIn(entry), sittingIn(former)];
  if (theirs === null || ours === null) return 'unknown';
  const relation = relationOf(theirs, ours);
  switch (relation) {
    case 'newer':
    case 'older':
      return relation;
    case 'parted': {
      return { copy: copyOf(entry, theirs, nameOfCopy(entry, entry.record.sitting ?? '')) };
    }
    case 'same':
    case 'other':
      return 'unknown';
  }
}
