import type { StoreApi } from 'zustand/vanilla';
import type { Position } from '../../engine/index.ts';
import type { Entry, Summary } from './entry.ts';
import type { Failure } from './failure.ts';
import type { ImportEnd, ImportReport } from './importing.ts';
import type { ImportLog, Underway } from './importLog.ts';
import type { Filter, Sorting } from './query.ts';
import type { OpenReader } from './reader.ts';
import type { Repository } from './repository.ts';
import type { StorageAnswers, StorageKeeping, StorageUse } from './storageAnswers.ts';

/** The state of the library: not yet read, read, or unavailable. */
export type Phase =
  | { readonly status: 'opening' }
  | { readonly status: 'ready' }
  | { readonly status: 'failed'; readonly failure: Failure };

/** A search by a position. */
export interface PositionSearch {
  readonly position: Position;
  /** The games in which the position occurs; null while they are looked for. */
  readonly found: ReadonlySet<string> | null;
}

/** A file that is being read. */
export interface ImportJob {
  readonly name: string;
  /** From 0 to 1. */
  readonly share: number;
  readonly report: ImportReport;
  readonly stopping: boolean;
}

/** A file that was read, and the result. */
export interface Imported {
  /** Its place among the files that were given together, from 0. */
  readonly number: number;
  readonly name: string;
  readonly report: ImportReport;
  readonly end: ImportEnd;
}

/** A file to be read. */
export interface GivenFile {
  readonly name: string;
  readonly bytes: () => Promise<Uint8Array<ArrayBuffer>>;
  readonly isSample?: boolean;
}

export interface LibraryState {
  readonly phase: Phase;
  readonly games: readonly Summary[];
  /** How many entries could not be read and are set aside. */
  readonly aside: number;
  readonly filter: Filter;
  readonly sorting: Sorting;
  readonly search: PositionSearch | null;
  readonly selected: ReadonlySet<string>;
  readonly job: ImportJob | null;
  /** The results of the files that were given last; empty once the player has read them. */
  readonly imported: readonly Imported[];
  /** The imports that were cut off when their page was closed; none once the player has read about them. */
  readonly cutOff: readonly Underway[];
  /** The games deleted last, as long as that can be undone. */
  readonly deleted: readonly Entry[] | null;
  /** Why the last request could not be carried out. */
  readonly failure: Failure | null;
  readonly storageUse: StorageUse | null;
  /** Null until the browser has been asked. */
  readonly keeping: StorageKeeping | null;

  /** Reads the library and follows its changes; the returned function ends that. */
  readonly open: () => () => void;
  readonly look: (changes: Partial<Filter>) => void;
  readonly sort: (sorting: Sorting) => void;
  /** Looks for the games in which a position occurs; null looks for none. */
  readonly lookFor: (position: Position | null) => Promise<void>;
  readonly select: (ids: Iterable<string>, isSelected: boolean) => void;
  readonly label: (ids: readonly string[], label: string, given: boolean) => Promise<void>;
  readonly remove: (ids: readonly string[]) => Promise<void>;
  /** Puts back the games that were deleted last. */
  readonly restore: () => Promise<void>;
  /** Entries by their ids, to be written to a file; null if they cannot be read. */
  readonly entries: (ids: readonly string[]) => Promise<readonly Entry[] | null>;
  /** Reads files one after the other, after those that are being read. */
  readonly importFiles: (files: readonly GivenFile[]) => Promise<void>;
  readonly stop: () => void;
  readonly askToKeep: () => Promise<void>;
  /** The player has read the messages. */
  readonly dismiss: (what: 'imported' | 'deleted' | 'failure') => void;
}
export type LibraryStore = StoreApi<LibraryState>;

/** What a library store needs from its environment. */
export interface LibraryNeeds {
  readonly repository: Repository;
  readonly openReader: OpenReader;
  readonly log: ImportLog;
  readonly storage: StorageAnswers | undefined;
}
