import { createStore, type StoreApi } from 'zustand/vanilla';
import type { GameTree } from '../../game/tree/index.ts';
import { text } from '../../text/review.ts';
import type { ReviewState } from '../reviewState.ts';
import { ask, createWriter, type EntryWriter, type ReviewEntryNeeds } from './entryWriter.ts';
import { failureText } from './failure.ts';
import { heldOf, newHeld, openingOfEntry } from './heldEntry.ts';

/** How the game that is reviewed stands to the library. */
export type EntryPhase =
  | { readonly status: 'none' }
  /** It is being put there for the first time. */
  | { readonly status: 'keeping' }
  | { readonly status: 'opening'; readonly id: string }
  | { readonly status: 'open'; readonly id: string }
  /** There is nothing to review under this id; the words say why. */
  | { readonly status: 'closed'; readonly id: string; readonly words: string };

/** Hears which id the address should name from now on. */
type Readdress = (id: string | null) => void;

export interface ReviewEntryState {
  readonly phase: EntryPhase;
  /** Opens the entry of this id in the review, unless it is open; null lets the library be. */
  readonly show: (id: string | null) => void;
  /** Puts the reviewed game into the library; from then on its changes are kept there. */
  readonly keep: () => void;
  /** Writes at once what waits. */
  readonly flush: () => void;
  /** Follows the review and the library while the review is looked at. The answer ends it. */
  readonly follow: (readdress: Readdress) => () => void;
}
export type ReviewEntryStore = StoreApi<ReviewEntryState>;

/** How the parts of the entry reach each other. All that reads or writes the library is done in turn. */
interface Reach extends ReviewEntryNeeds {
  readonly phase: () => EntryPhase;
  readonly enter: (phase: EntryPhase) => void;
  readonly inTurn: (work: () => Promise<void>) => void;
  /** What writes the game that is reviewed; after the page was left, the one that was. */
  writer: EntryWriter | null;
  readdress: Readdress;
}

const idOf = (phase: EntryPhase): string | null => ('id' in phase ? phase.id : null);

/** The entry of the library that is reviewed: it is read by its id, and written as the reader changes it. */
export function createReviewEntry(needs: ReviewEntryNeeds): ReviewEntryStore {
  return createStore<ReviewEntryState>()((set, get) => {
    let queue = Promise.resolve();
    const reach: Reach = {
      ...needs,
      phase: () => get().phase,
      enter: (phase) => set({ phase }),
      inTurn: (work) => {
        queue = queue.then(work);
      },
      writer: null,
      readdress: () => {},
    };
    const saving = createSaving(reach);
    const read = createReading(reach, saving.wait);
    const watch = createWatch(reach, read);
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
      keep: () => {
        void watch.begin();
        keep(reach, saving.wait);
      },
      follow: (readdress) => {
        reach.readdress = readdress;
        const endFollowing = needs.review.subscribe(saving.changed);
        return () => {
          saving.flush();
          endFollowing();
          watch.end();
          set({ phase: { status: 'none' } });
        };
      },
    };
  });
}

interface Saving {
  readonly flush: () => void;
  /** Writes in a while: several quick changes are one. */
  readonly wait: () => void;
  readonly changed: (state: ReviewState, before: ReviewState) => void;
}

/** Writing what the reader changes. */
function createSaving(reach: Reach): Saving {
  const { review, later, inTurn, phase, enter } = reach;
  let callOff: (() => void) | null = null;

  const save = ({ tree, isChanged }: { readonly tree: GameTree; readonly isChanged: boolean }): void => {
    callOff?.();
    callOff = null;
    const { writer } = reach;
    if (phase().status !== 'open' || !isChanged || writer === null) return;
    inTurn(async () => {
      const isKept = await writer.write(tree);
      const { id } = writer.held().origin;
      if (!isKept || writer !== reach.writer || phase().status !== 'open' || id === idOf(phase())) return;
      enter({ status: 'open', id });
      reach.readdress(id);
    });
  };
  const flush = (): void => save(review.getState());
  const wait = (): void => {
    callOff?.();
    callOff = later(flush);
  };
  return {
    flush,
    wait,
    changed: (state, before) => {
      if (state.tree === before.tree) return;
      const { status } = phase();
      if (status === 'keeping' && !state.isChanged) enter({ status: 'none' });
      if (status !== 'open') return;
      if (state.source === 'library') {
        if (state.isChanged) wait();
        return;
      }
      // another game has been opened over the one of the library
      save(before);
      reach.writer = null;
      enter({ status: 'none' });
      reach.readdress(null);
    },
  };
}

/** Reading an entry, and reading it again when another tab has changed it. */
function createReading(reach: Reach, wait: () => void): (id: string) => Promise<void> {
  const { review, phase, enter } = reach;

  /** A game that was left before its changes could be kept is found as it was left. */
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
    if (!isOpen || reach.writer?.held().jkn !== entry.record.jkn) {
      const opening = openingOfEntry(entry, isOpen ? review.getState() : null);
      if (opening === null) {
        close(text('review.entry.unreadable'));
        return;
      }
      review.getState().open(opening);
    }
    reach.writer = createWriter(reach, heldOf(entry));
    enter({ status: 'open', id });
  };
}

/** Puts the reviewed game into the library under an id of its own. */
function keep(reach: Reach, wait: () => void): void {
  const { review, now, inTurn, phase, enter } = reach;
  if (phase().status !== 'none') return;
  enter({ status: 'keeping' });
  const { source, tree } = review.getState();
  const writer = createWriter(reach, newHeld(source, now()));
  inTurn(async () => {
    const isKept = await writer.write(tree);
    if (phase().status !== 'keeping') return;
    if (!isKept) {
      enter({ status: 'none' });
      return;
    }
    const { id } = writer.held().origin;
    reach.writer = writer;
    review.getState().noteKept(tree);
    enter({ status: 'open', id });
    reach.readdress(id);
    review.getState().tell(text('review.entry.kept'));
    if (review.getState().isChanged) wait();
  });
}

/** Hearing of changes of the library, from when it is first asked for anything. */
function createWatch({ repository, inTurn, phase }: Reach, read: (id: string) => Promise<void>) {
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
        // whoever reads the library tells that it did not come
        current = null;
      }
    },
    end: (): void => {
      current?.end();
      current = null;
    },
  };
}
