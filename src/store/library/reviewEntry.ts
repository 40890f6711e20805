import { createStore, type StoreApi } from 'zustand/vanilla';
import { formatGame } from '../../game/jkn/index.ts';
import type { Opening } from '../review/state.ts';
import { keep, replace } from './entryKeeping.ts';
import { idOf, type EntryPhase, type Reach, type Readdress } from './entryReach.ts';
import { createReading, createWatch } from './entryReading.ts';
import { createSaving } from './entrySaving.ts';
import { keepChanges, type ReviewEntryNeeds } from './entryWriter.ts';
import { printOf } from './fingerprint.ts';
import type { Left } from './leftGame.ts';

export type { EntryPhase } from './entryReach.ts';

export interface ReviewEntryState {
  readonly phase: EntryPhase;
  /** Opens the entry with this id in the review, unless it is open; null leaves the library alone. */
  readonly show: (id: string | null) => void;
  /** Puts the reviewed game into the library; from then on its changes are kept there. */
  readonly keep: () => void;
  /**
   * Opens another game in the review. One with changes is put into the library first; if that fails, the other waits
   * until the reader has decided. Settles when it is open or waits.
   */
  readonly replace: (opening: Opening) => Promise<void>;
  /**
   * The reader may not come back: everything that is not kept yet is kept, including a reviewed game that is out of
   * sight.
   */
  readonly leave: () => void;
  /**
   * What to leave for the next visit to the page, and for which entry, if this visit ends now; null if everything is
   * kept.
   */
  readonly left: () => (Left & { readonly id: string }) | null;
  /**
   * The id of a game that was kept while it was out of sight, to which the reader returns; it is handed out only once.
   */
  readonly comeBack: () => string | null;
  /** Writes at once what is waiting. */
  readonly flush: () => void;
  /** Follows the review and the library while the review is on the screen. The returned function ends that. */
  readonly follow: (readdress: Readdress) => () => void;
}
export type ReviewEntryStore = StoreApi<ReviewEntryState>;

/** The entry of the library that is reviewed: it is read by its id, and written as the reader changes it. */
export function createReviewEntry(needs: ReviewEntryNeeds): ReviewEntryStore {
  return createStore<ReviewEntryState>()((set, get) => {
    let queue = Promise.resolve();
    const reach: Reach = {
      ...needs,
      phase: () => get().phase,
      enter: (phase) => set({ phase }),
      inTurn: (work) => {
        queue = queue.then(work, work); // a request that failed holds up no other
      },
      writer: null,
      readdress: () => {},
      unseen: null,
    };
    const saving = createSaving(reach, () => keepIt(false));
    const read = createReading(reach, saving.wait);
    const watch = createWatch(reach, read);
    const keepIt = (isAsked: boolean): void => {
      void watch.begin();
      keep(reach, saving.wait, isAsked);
    };
    let isFollowing = false;
    // a report that ends after the review was left writes what it has found by then
    needs.review.subscribe((state, before) => {
      const isTheirs = state.source === 'library' && state.isChanged && state.tree !== before.tree;
      if (isTheirs && !isFollowing) reach.inTurn(async () => void (await keepChanges(reach, reach.writer)));
    });
    return {
      phase: { status: 'none' },
      flush: saving.flush,
      show: (id) => {
        if (id === idOf(get().phase)) return;
        saving.flush();
        set({ phase: id === null ? { status: 'none' } : { status: 'opening', id } });
        if (id === null) return;
        void watch.begin();
        reach.inTurn(() => read(id));
      },
      keep: () => keepIt(true),
      replace: (opening) => replace(reach, opening),
      leave: () => {
        const { source, isChanged } = needs.review.getState();
        if (!isChanged || source === 'library') saving.flush();
        else if (isFollowing) keepIt(false);
        else
          reach.inTurn(async () => {
            const { writer } = await keepChanges(reach, null);
            reach.unseen = writer?.held().origin.id ?? reach.unseen;
          });
      },
      left: () => {
        const { isChanged, tree } = needs.review.getState();
        const { phase } = get();
        if (!isChanged || phase.status !== 'open') return null;
        const over = reach.writer?.held().jkn ?? null;
        return { id: phase.id, record: formatGame(tree), over: over === null ? null : printOf(over) };
      },
      comeBack: () => {
        const id = reach.unseen;
        reach.unseen = null;
        return id;
      },
      follow: (readdress) => {
        isFollowing = true;
        reach.readdress = readdress;
        const endFollowing = needs.review.subscribe(saving.changed);
        return () => {
          saving.flush();
          endFollowing();
          watch.end();
          isFollowing = false;
          reach.readdress = () => {};
          set({ phase: { status: 'none' } });
        };
      },
    };
  });
}
