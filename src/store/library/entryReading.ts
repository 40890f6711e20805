import { parseJkn } from '../../game/jkn/index.ts';
import { text } from '../../text/review/review.ts';
import { isPlayedApart, type Summary } from './entry.ts';
import { idOf, type Reach } from './entryReach.ts';
import { ask, createWriter, keepChanges } from './entryWriter.ts';
import { failureText } from './failure.ts';
import { printOf } from './fingerprint.ts';
import { heldOf, openingOfEntry } from './heldEntry.ts';
import { liveRoomOf } from './liveGame.ts';

/** Whether a game goes on in a live room of this browser; null where the code that knows cannot be loaded. */
async function isPlayedLive(game: Summary): Promise<boolean | null> {
  if (liveRoomOf(game) === null) return false;
  try {
    const { wayToLive } = await import('../live/keptRooms.ts');
    return (await wayToLive(game)) !== null;
  } catch {
    return null;
  }
}

/** Reading an entry, and reading it again when another tab has changed it. */
export function createReading(reach: Reach, wait: () => void): (id: string) => Promise<void> {
  const { review, phase, enter } = reach;

  /** A game that was left before its changes could be kept is opened as it was left. */
  const findsUnsaved = (id: string): boolean => {
    const { source, isChanged } = review.getState();
    return source === 'library' && isChanged && reach.writer?.held().origin.id === id;
  };
  return async (id) => {
    const isWanted = (): boolean => idOf(phase()) === id;
    if (!isWanted()) return;
    if (findsUnsaved(id)) {
      if (phase().status === 'open') return;
      enter({ status: 'open', id });
      wait();
      return;
    }
    const answer = await ask(reach, (library) => library.readMany([id]));
    if (!isWanted() || findsUnsaved(id)) return;
    const isOpen = phase().status === 'open';
    const close = (words: string): void => enter({ status: 'closed', id, words });
    if (!answer.ok) {
      if (!isOpen) close(failureText(answer.error));
      return;
    }
    const [entry] = answer.value;
    if (entry === undefined) {
      close(text('review.entry.gone'));
      return;
    }
    // until it ends, neither player looks at it with the computer
    if (isPlayedApart(entry.summary)) {
      close(text('review.entry.apart'));
      return;
    }
    const isLive = await isPlayedLive(entry.summary);
    if (isLive !== false) {
      if (isWanted()) close(isLive === null ? failureText('lost') : text('review.entry.live'));
      return;
    }
    if (!isWanted() || findsUnsaved(id)) return;
    if (!isOpen || reach.writer?.held().jkn !== entry.record.jkn) {
      const opening = openingOfEntry(entry, isOpen ? review.getState() : null);
      if (opening === null) {
        close(text('review.entry.unreadable'));
        return;
      }
      // another game that has unsaved changes is not simply replaced
      if (!isOpen && !(await keepChanges(reach, reach.writer)).ok) {
        close(text('review.entry.not-opened'));
        return;
      }
      if (!isWanted()) return;
      review.getState().open(opening);
    }
    const { jkn } = entry.record;
    const unkept = isOpen ? null : (reach.unkept?.(id) ?? null);
    const [left] = unkept === null || unkept.record === jkn ? [] : parseJkn(unkept.record).games;
    // what another page has changed since then is not overwritten
    const isParted = left?.tree && unkept !== null && unkept.over !== null && unkept.over !== printOf(jkn);
    reach.writer = createWriter(reach, { ...heldOf(entry), ...(isParted === true && { jkn: '' }) });
    enter({ status: 'open', id });
    if (left?.tree) {
      review.getState().rewrite(left.tree, text('review.entry.recovered'));
      wait();
    }
  };
}

/** Listening for changes of the library, from the first request to it. */
export function createWatch({ repository, inTurn, phase }: Reach, read: (id: string) => Promise<void>) {
  let current: { end: () => void } | null = null;
  const changed = (): void => {
    const id = idOf(phase());
    if (id !== null) inTurn(() => read(id));
  };
  return {
    begin: async (): Promise<void> => {
      if (current !== null) return;
      const own = { end: () => {} };
      current = own;
      try {
        const library = await repository();
        if (current === own) own.end = library.watch(changed);
      } catch {
        // reading the library reports that it could not be loaded
        current = null;
      }
    },
    end: (): void => {
      current?.end();
      current = null;
    },
  };
}
