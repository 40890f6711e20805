import type { PlacedFault } from './fault.ts';
import { readGame, type ReadGame, type ReadOptions } from './readGame.ts';
import { plainLines, splitGames } from './sections.ts';

/** A game read, and the share of the text that has been read with it, up to 1. */
export interface ReadStep {
  readonly game: ReadGame;
  readonly progress: number;
}

/** Reads the games of a text one by one, as they are asked for: stop asking to stop reading. */
export function* readGames(text: string, options: ReadOptions = {}): Generator<ReadStep> {
  const plain = plainLines(text);
  for (const section of splitGames(plain))
    yield { game: readGame(section, options), progress: section.end / plain.length };
}

/** All that a text holds. */
export interface JknRead {
  readonly games: readonly ReadGame[];
  /** The faults of all games, in the order of the text. */
  readonly faults: readonly PlacedFault[];
}

/** Reads a text at once. Any text is read: what is wrong in it is told by faults, nothing throws. */
export function parseJkn(text: string, options: ReadOptions = {}): JknRead {
  const games = Array.from(readGames(text, options), ({ game }) => game);
  return { games, faults: games.flatMap(({ faults }) => faults) };
}

/** What reading in slices needs from its surroundings. */
export interface Pace {
  /** Time in milliseconds, from any beginning. */
  readonly now: () => number;
  /** Resolves when the page has had its turn. */
  readonly pause: () => Promise<void>;
  /** Longest time without a pause, in milliseconds. */
  readonly slice?: number;
  /** Told before every pause; answer false to stop. */
  readonly proceed?: (progress: number, games: number) => boolean;
}

const SLICE = 12;

/** Reads a long text without holding up the page. Answers how many games were read, and whether that is all of them. */
export async function readInSlices(
  text: string,
  options: ReadOptions,
  pace: Pace,
  take: (game: ReadGame) => void,
): Promise<{ readonly games: number; readonly complete: boolean }> {
  const { now, pause, slice = SLICE, proceed = () => true } = pace;
  const steps = readGames(text, options);
  let games = 0;
  const runOn = async (): Promise<{ readonly games: number; readonly complete: boolean }> => {
    const began = now();
    let progress: number;
    do {
      const step = steps.next();
      if (step.done === true) return { games, complete: true };
      ({ progress } = step.value);
      take(step.value.game);
      games++;
    } while (now() - began < slice);
    if (!proceed(progress, games)) return { games, complete: false };
    await pause();
    return runOn();
  };
  return runOn();
}
