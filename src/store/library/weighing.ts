import { parseSavedGame } from '../../game/saved.ts';
import type { Sitting } from '../../game/sitting.ts';
import { relationOf } from '../../game/relation.ts';
import type { Entry } from './entry.ts';
import { printOf } from './fingerprint.ts';
import { copyOf } from './keepGame.ts';

/** How a game of a backup stands to what the library has of it; if both went on, it becomes a copy beside that. */
export type Weight = 'newer' | 'older' | 'unknown' | { readonly copy: Entry };

/** The most characters of a name that go into that of a copy: backups take a hundred. */
const MOST_OF_ID = 80;

const sittingIn = ({ record: { sitting } }: Entry): Sitting | null => {
  const read = sitting === null ? null : parseSavedGame(sitting);
  return read?.ok === true ? read.value : null;
};

/**
 * Weighs a game of a backup against its entry in the library by their changes, as no clock can; `unknown` where they tell
 * nothing. The same state becomes the same copy whenever it is brought.
 */
export function weighedWith(entry: Entry, former: Entry | undefined): Weight {
  if (former === undefined || entry.record.sitting === former.record.sitting) return 'unknown';
  const [theirs, ours] = [sittingIn(entry), sittingIn(former)];
  if (theirs === null || ours === null) return 'unknown';
  const relation = relationOf(theirs, ours);
  switch (relation) {
    case 'newer':
    case 'older':
      return relation;
    case 'parted': {
      const id = `${entry.summary.id.slice(0, MOST_OF_ID)}-${printOf(entry.record.sitting ?? '')}`;
      return { copy: copyOf(entry, theirs, id) };
    }
    case 'same':
    case 'other':
      return 'unknown';
  }
}
