import { parseSavedGame } from '../../game/saved/saved.ts';
import type { Sitting } from '../../game/sitting/sitting.ts';
import type { Refuge } from './refuge.ts';

/** The outcome of keeping a game: whether it is kept, or the game of another tab that counts in its place. */
export type Answered = { readonly kept: boolean } | { readonly elsewhere: Sitting };
export type Later = Promise<Answered>;

/** The place for the game at the table when local storage refuses, as this tab knows it. */
export interface SecondPlace {
  readonly isThere: boolean;
  /**
   * Keeps a game; calls are carried out one after the other. `instead` is the fingerprint of what is in local storage
   * by then.
   */
  readonly keep: (text: string, instead: () => number) => Later;
  /** What it holds that this tab has neither kept nor found there; null if it is nothing, or cannot be read. */
  readonly look: () => Promise<{ readonly sitting: Sitting; readonly instead: number } | null>;
  /** Forgets what this tab knows of it; the game is kept elsewhere. */
  readonly clear: () => void;
}

/** Opens the second place, if there is one; `heard` takes over a game that another tab has kept. */
export function openSecondPlace(refuge: Refuge | null, heard: (sitting: Sitting) => Sitting): SecondPlace {
  let known: string | null = null;
  let queue: Promise<unknown> = Promise.resolve();

  const write = async (text: string, instead: number): Later => {
    const kept = (await refuge?.write({ text, instead }, known)) ?? false;
    if (kept === true) known = text;
    if (typeof kept === 'boolean') return { kept };
    const read = parseSavedGame(kept.text);
    if (!read.ok) return { kept: false };
    known = kept.text;
    return { elsewhere: heard(read.value) };
  };

  return {
    isThere: refuge !== null,
    keep: (text, instead) => {
      const later = queue.then(() => write(text, instead()));
      queue = later;
      return later;
    },
    look: async () => {
      const found = (await refuge?.read()) ?? null;
      if (found === null || found.text === known) return null;
      const read = parseSavedGame(found.text);
      if (!read.ok) return null;
      known = found.text;
      return { sitting: read.value, instead: found.instead };
    },
    clear: () => {
      if (known !== null) void refuge?.clear(known);
      known = null;
    },
  };
}
