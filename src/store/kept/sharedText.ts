import type { Keeper } from './storage.ts';

/** The text under a key that other tabs write too, as this tab knows it. */
export interface SharedText {
  readonly known: () => string | null;
  /** What another tab has put there since this tab last read or wrote it; null for nothing. */
  readonly changed: () => string | null;
  /** This tab has read or written this text. */
  readonly know: (text: string) => void;
}

export function openSharedText(keeper: Keeper, key: string): SharedText {
  let known = keeper.read(key);
  return {
    known: () => known,
    changed: () => {
      const text = keeper.read(key);
      return text === known ? null : text;
    },
    know: (text) => {
      known = text;
    },
  };
}
