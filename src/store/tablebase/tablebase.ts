import { createStore, type StoreApi } from 'zustand/vanilla';
import { TABLEBASES } from './files.ts';
import { canKeep, loadAndKeep, readKept } from './kept.ts';

/** The state of a game's tablebase: there is none, the browser cannot keep one, or how far it has come. */
export type TablebaseStatus = 'none' | 'impossible' | 'looking' | 'absent' | 'loading' | 'failed' | 'here';

export interface TablebaseState {
  readonly status: TablebaseStatus;
  /** Bytes to download, and bytes that have arrived. */
  readonly size: number;
  readonly loaded: number;
  /** Unpacked; null unless the status is `here`. */
  readonly unpacked: Uint8Array | null;
  /** Takes the tablebase of the game with this id if it has been downloaded before. */
  readonly look: (variationId: string) => void;
  /** Downloads it, and keeps it for later visits. */
  readonly load: () => void;
}
export type TablebaseStore = StoreApi<TablebaseState>;

/** What the tablebase store needs from the browser. */
export interface Browser {
  readonly canKeep: typeof canKeep;
  readonly readKept: typeof readKept;
  readonly loadAndKeep: typeof loadAndKeep;
}

/** The tablebase of the game on the screen. Another game's replaces it. */
export function createTablebase(browser: Browser = { canKeep, readKept, loadAndKeep }): TablebaseStore {
  let asked: string | null = null;
  return createStore<TablebaseState>()((set, get) => {
    const take = (id: string, unpacked: Uint8Array | null, otherwise: TablebaseStatus): void => {
      if (asked === id) set(unpacked === null ? { status: otherwise } : { status: 'here', unpacked });
    };
    return {
      status: 'none',
      size: 0,
      loaded: 0,
      unpacked: null,
      look: (id) => {
        if (asked === id) return;
        asked = id;
        const file = TABLEBASES[id];
        set({ status: 'none', size: file?.size ?? 0, loaded: 0, unpacked: null });
        if (file === undefined) return;
        set({ status: browser.canKeep() ? 'looking' : 'impossible' });
        if (browser.canKeep()) void browser.readKept(file).then((bytes) => take(id, bytes, 'absent'));
      },
      load: () => {
        const id = asked ?? '';
        const file = TABLEBASES[id];
        const { status } = get();
        if (file === undefined || (status !== 'absent' && status !== 'failed')) return;
        set({ status: 'loading', loaded: 0 });
        const onLoaded = (loaded: number): void => {
          if (asked === id) set({ loaded });
        };
        void browser.loadAndKeep(file, onLoaded).then((bytes) => take(id, bytes, 'failed'));
      },
    };
  });
}
