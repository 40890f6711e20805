import { createContext, use, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { LibraryState, LibraryStore } from '../../store/library/libraryState.ts';

const LibraryContext = createContext<LibraryStore | null>(null);

export function LibraryProvider({ library, children }: { library: LibraryStore; children: ReactNode }) {
  return <LibraryContext value={library}>{children}</LibraryContext>;
}

/** The store of the library itself, for single requests. */
export function useLibraryStore(): LibraryStore {
  const library = use(LibraryContext);
  if (library === null) throw new Error('no LibraryProvider is above this component');
  return library;
}

/** A part of the library. */
export const useLibrary = <Part,>(part: (state: LibraryState) => Part): Part =>
  useStore(useLibraryStore(), part);
