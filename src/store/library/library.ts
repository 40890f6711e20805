import { createStore } from 'zustand/vanilla';
import { hashOf } from '../../game/positionHash.ts';
import { importAll, NOTHING_IMPORTED } from './importing.ts';
import type { Note, Underway } from './importLog.ts';
import type { GivenFile, LibraryNeeds, LibraryState, LibraryStore } from './libraryState.ts';
import { NO_FILTER, usualSorting } from './query.ts';
import type { Reader } from './reader.ts';
import { askToKeep, storageKeeping, storageUsed } from './storageAnswers.ts';

/**
 * Milliseconds between two readings of the list while it changes constantly: by the player, or because a file is being
 * read.
 */
const PACE = { byHand: 400, byFile: 2000 } as const;

type SetState = LibraryStore['setState'];
type GetState = LibraryStore['getState'];

/** The library as its page shows it. */
export function createLibrary(needs: LibraryNeeds): LibraryStore {
  return createStore<LibraryState>()((set, get) => ({
    phase: { status: 'opening' },
    games: [],
    aside: 0,
    filter: NO_FILTER,
    sorting: usualSorting('changed'),
    search: null,
    selected: new Set(),
    job: null,
    imported: [],
    cutOff: [],
    deleted: null,
    failure: null,
    storageUse: null,
    keeping: null,
    look: (changes) => set({ filter: { ...get().filter, ...changes } }),
    sort: (sorting) => set({ sorting }),
    select: (ids, isSelected) => {
      const selected = new Set(get().selected);
      for (const id of ids)
        if (isSelected) selected.add(id);
        else selected.delete(id);
      set({ selected });
    },
    dismiss: (what) => {
      if (what !== 'imported') set({ [what]: null });
      else {
        set({ imported: [] });
        forget(needs, set, get, () => true);
      }
    },
    ...opening(needs, set, get),
    ...changing(needs, set, get),
    ...importing(needs, set, get),
  }));
}

/** Reading the library, again whenever it changes, but never constantly. */
function opening(
  { repository, storage, log }: LibraryNeeds,
  set: SetState,
  get: GetState,
): Pick<LibraryState, 'open' | 'lookFor' | 'askToKeep'> {
  const lookFor: LibraryState['lookFor'] = async (position) => {
    const before = get().search;
    if (position === null) {
      set({ search: null });
      return;
    }
    set({ search: { position, found: before?.position === position ? before.found : null } });
    const found = await repository.find(hashOf(position));
    if (get().search?.position !== position) return;
    if (found.ok) set({ search: { position, found: found.value } });
    else set({ search: null, failure: found.error });
  };
  const read = async (): Promise<void> => {
    const listed = await repository.list();
    if (!listed.ok) {
      set({ phase: { status: 'failed', failure: listed.error } });
      return;
    }
    const { games, aside } = listed.value;
    const ids = new Set(games.map(({ id }) => id));
    const selected = new Set([...get().selected].filter((id) => ids.has(id)));
    set({ phase: { status: 'ready' }, games, aside, selected });
    const { search } = get();
    if (search !== null) await lookFor(search.position);
    set({ storageUse: await storageUsed(storage), keeping: await storageKeeping(storage) });
  };
  const open = (): (() => void) => {
    let isOpen = true;
    let isReading = false;
    let isStale = false;
    const refresh = async (): Promise<void> => {
      isStale = true;
      if (isReading || !isOpen) return;
      isReading = true;
      isStale = false;
      try {
        await read();
      } catch {
        set({ phase: { status: 'failed', failure: 'lost' } });
      }
      isReading = false;
      if (isStale && isOpen) setTimeout(() => void refresh(), get().job === null ? PACE.byHand : PACE.byFile);
    };
    const end = repository.watch(() => void refresh());
    const endLog = log.watch((one) => {
      const others = get().cutOff.filter(({ id }) => id !== one.id);
      set({ cutOff: [...others, one] });
    });
    void refresh();
    return () => {
      isOpen = false;
      end();
      endLog();
    };
  };
  return { open, lookFor, askToKeep: async () => set({ keeping: await askToKeep(storage) }) };
}

/** Labels, deletion and undoing deletion. */
function changing(
  { repository }: LibraryNeeds,
  set: SetState,
  get: GetState,
): Pick<LibraryState, 'label' | 'remove' | 'restore' | 'entries'> {
  return {
    label: async (ids, label, given) => {
      const name = label.replace(/\s+/g, ' ').trim();
      if (name === '' || ids.length === 0) return;
      const labelled = await repository.label(ids, name, given);
      if (!labelled.ok) set({ failure: labelled.error });
    },
    remove: async (ids) => {
      if (ids.length === 0) return;
      const removed = await repository.remove(ids);
      if (!removed.ok) set({ failure: removed.error });
      else {
        get().select(ids, false);
        const gone = new Set(ids);
        set({ deleted: removed.value, games: get().games.filter(({ id }) => !gone.has(id)) });
      }
    },
    restore: async () => {
      const { deleted } = get();
      if (deleted === null) return;
      set({ deleted: null });
      const back = await repository.putBack(deleted);
      if (!back.ok) set({ failure: back.error, deleted });
    },
    entries: async (ids) => {
      const read = await repository.readMany(ids);
      if (read.ok) return read.value;
      set({ failure: read.error });
      return null;
    },
  };
}

/** Some imports that were cut off need not be reported any more. */
function forget(
  { log }: Pick<LibraryNeeds, 'log'>,
  set: SetState,
  get: GetState,
  isMeant: (one: Underway) => boolean,
): void {
  const { cutOff } = get();
  log.forget(cutOff.filter(isMeant).map(({ id }) => id));
  set({ cutOff: cutOff.filter((one) => !isMeant(one)) });
}

/** Putting the games of files into the library. */
function importing(
  { repository, openReader, log }: LibraryNeeds,
  set: SetState,
  get: GetState,
): Pick<LibraryState, 'importFiles' | 'stop'> {
  const isStopped = (): boolean => get().job?.stopping === true;
  let current: Reader | null = null;
  const waiting: GivenFile[] = [];
  const read = async ({ bytes, isSample = false, name }: GivenFile, note: Note): Promise<void> => {
    const reader = openReader(await bytes(), isSample);
    current = reader;
    const { report, end } = await importAll(reader, repository, {
      progress: (share, so, total) => {
        note(so.added + so.renewed + so.known + so.unreadable, total);
        const { job } = get();
        if (job !== null) set({ job: { ...job, share, report: so } });
      },
      isStopped,
    });
    const { imported } = get();
    set({ imported: [...imported, { number: imported.length, name, report, end }] });
    if (end.way === 'done') forget({ log }, set, get, (one) => one.name === name);
  };
  const readNext = async (file: GivenFile): Promise<void> => {
    set({ job: { name: file.name, share: 0, report: NOTHING_IMPORTED, stopping: false } });
    await log.during(file.name, async (note) => {
      try {
        await read(file, note);
      } catch {
        set({ failure: 'unreadable' });
      }
    });
  };
  return {
    importFiles: async (files) => {
      waiting.push(...files);
      if (get().job !== null) return;
      set({ imported: [] });
      for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) await readNext(file);
      set({ job: null });
      const hasGrown = get().imported.some(({ report }) => report.added > 0);
      // now there is something to lose, and the player has just shown that they want it
      if (hasGrown && get().keeping === 'may-be-cleared') await get().askToKeep();
    },
    stop: () => {
      const { job } = get();
      if (job === null) return;
      waiting.length = 0;
      set({ job: { ...job, stopping: true } });
      current?.close();
    },
  };
}
