import type { EntryWriter, ReviewEntryNeeds } from './entryWriter.ts';

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
export type Readdress = (id: string | null) => void;

/** How the parts of the entry reach each other. All that reads or writes the library is done in turn. */
export interface Reach extends ReviewEntryNeeds {
  readonly phase: () => EntryPhase;
  readonly enter: (phase: EntryPhase) => void;
  readonly inTurn: (work: () => Promise<void>) => void;
  /** What writes the game that is reviewed; after the page was left, the one that was. */
  writer: EntryWriter | null;
  readdress: Readdress;
  /** The id of a game that was kept while it was out of sight. */
  unseen: string | null;
}

/** The id of the entry that is meant; null where none is. */
export const idOf = (phase: EntryPhase): string | null => ('id' in phase ? phase.id : null);
