import type { EntryWriter, ReviewEntryNeeds } from './entryWriter.ts';

/** How the reviewed game relates to the library. */
export type EntryPhase =
  | { readonly status: 'none' }
  /** It is being put there for the first time. */
  | { readonly status: 'keeping' }
  | { readonly status: 'opening'; readonly id: string }
  | { readonly status: 'open'; readonly id: string }
  /** There is nothing to review under this id; the words say why. */
  | { readonly status: 'closed'; readonly id: string; readonly words: string };

/** Called with the id that the address should name from now on. */
export type Readdress = (id: string | null) => void;

/** How the parts of the entry reach each other. All that reads or writes the library is done one after the other. */
export interface Reach extends ReviewEntryNeeds {
  readonly phase: () => EntryPhase;
  readonly enter: (phase: EntryPhase) => void;
  readonly inTurn: (work: () => Promise<void>) => void;
  /** Writes the reviewed game; after the page was left, the game that was reviewed last. */
  writer: EntryWriter | null;
  readdress: Readdress;
  /** The id of a game that was kept while it was out of sight. */
  unseen: string | null;
}

/** The id of the requested entry; null if there is none. */
export const idOf = (phase: EntryPhase): string | null => ('id' in phase ? phase.id : null);
