import { plainLines, type RecordText } from './decode.ts';
import type { PlacedFault } from './fault.ts';
import { readGame, type ReadGame, type ReadOptions } from './readGame.ts';
import { splitGames } from './sections.ts';

/** A typed text, or a file as `decodeRecord` reads it. */
export type RecordSource = string | Pick<RecordText, 'text' | 'strays'>;

/** A game, and the share of the text that has been read with it, up to 1. */
export interface ReadStep {
  readonly game: ReadGame;
  readonly progress: number;
}

/** Reads the games of a text one by one, on demand; to stop reading, stop asking. */
export function* readGames(source: RecordSource, options: ReadOptions = {}): Generator<ReadStep> {
  const { text, strays } = typeof source === 'string' ? { text: plainLines(source), strays: [] } : source;
  for (const section of splitGames(text, strays))
    yield { game: readGame(section, options), progress: section.end / text.length };
}

/** Everything in a text. */
export interface JknRead {
  readonly games: readonly ReadGame[];
  /** The faults of all games, in the order of the text. */
  readonly faults: readonly PlacedFault[];
}

/** Reads a whole text at once. Any text can be read: what is wrong in it is reported as faults, and nothing throws. */
export function parseJkn(source: RecordSource, options: ReadOptions = {}): JknRead {
  const games = Array.from(readGames(source, options), ({ game }) => game);
  return { games, faults: games.flatMap(({ faults }) => faults) };
}

/** Some games of a text, in order. */
export interface ReadPart {
  readonly games: readonly ReadGame[];
  /** The share of the text that has been read with them, up to 1. */
  readonly progress: number;
}

/** How a text is read in parts. */
export interface Pace {
  /** The time in milliseconds, from any starting point. */
  readonly now: () => number;
  /** How long games are gathered for one part, in milliseconds. */
  readonly slice?: number;
}

const SLICE = 12;

/**
 * Reads a text in parts that take about equally long. Nothing throws; a game that takes too long for one part is a part
 * of its own.
 */
export function* readParts(source: RecordSource, { now, slice = SLICE }: Pace): Generator<ReadPart> {
  let games: ReadGame[] = [];
  let began = now();
  for (const { game, progress } of readGames(source)) {
    games.push(game);
    if (now() - began < slice) continue;
    yield { games, progress };
    games = [];
    began = now();
  }
  yield { games, progress: 1 };
}
