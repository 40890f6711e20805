import { useEffect, useRef, useState } from 'react';
import type { PlacedFault, ReadGame, ReadPart } from '../../game/jkn/index.ts';
import type { GameTree } from '../../game/tree/index.ts';
import { gameOfVariant } from '../../store/library/cabinetRules.ts';
import type { Pull } from '../../store/reading/pull.ts';
import type { GivenRecord } from '../../store/reading/recordParts.ts';
import { LONG_RECORD, openRecord as openReader } from '../../store/reading/recordReader.ts';
import type { ReviewSource } from '../../store/review/review.ts';
import { text } from '../../text/review/review.ts';
import { entryOf } from './entryOf.ts';
import { readFile } from './files.ts';
import { useReviewStore } from './reviewStore.tsx';

/** A game of a record that can be opened, with what is wrong in it. */
export interface ReadableGame {
  readonly number: number;
  readonly tree: GameTree;
  readonly faults: readonly PlacedFault[];
}

/** The result of reading a text: games to choose from, or why there are none. */
export interface Reading {
  readonly choices: readonly ReadableGame[];
  readonly problem: string | null;
  /** How many games of the cabinet have been read; they are not opened here. */
  readonly others: number;
  /** Faults of games that cannot be opened at all. */
  readonly faults: readonly PlacedFault[];
  /** The text has further games, which have not been read. */
  readonly hasMore: boolean;
  /** The share of a long text that has been read so far; null when nothing is being read. */
  readonly share: number | null;
}

const NOTHING: Reading = { choices: [], problem: null, others: 0, faults: [], hasMore: false, share: null };

/** The most games of a text that are offered here; a library holds more. */
const MOST = 300;

/** Reads the games of a text, up to the limit, while the page goes on; null if it was stopped. */
async function read(
  parts: Pull<ReadPart>,
  isWanted: () => boolean,
  progress: (share: number) => void,
): Promise<Reading | null> {
  const games: ReadGame[] = [];
  for (let open = 0; open <= MOST;) {
    const part = await parts.next();
    if (!isWanted() || part === null) break;
    games.push(...part.games);
    open += part.games.filter(({ tree }) => tree !== null).length;
    progress(part.progress);
  }
  return isWanted() ? readingOf(games) : null;
}

function readingOf(games: readonly ReadGame[]): Reading {
  const open = games.flatMap(({ number, tree, faults }) => (tree === null ? [] : [{ number, tree, faults }]));
  const [choices, hasMore] = [open.slice(0, MOST), open.length > MOST];
  const faultsOf = (some: readonly ReadGame[]) => some.flatMap(({ faults }) => faults).slice(0, MOST);
  const others = games.filter(isOfCabinet).length;
  if (choices.length > 0)
    return { ...NOTHING, choices, others, hasMore, faults: faultsOf(games.filter(isClosed)) };
  if (others > 0 && others === games.length)
    return { ...NOTHING, problem: text('review.open.others', { count: others }) };
  const problem = text(games.length === 0 ? 'review.open.nothing' : 'review.faults-none');
  return { ...NOTHING, problem, others, faults: faultsOf(games.filter((game) => !isOfCabinet(game))) };
}

/** Whether it is a game of the cabinet, which has a review of its own. */
const isOfCabinet = ({ tree, faults }: ReadGame): boolean =>
  tree === null &&
  faults.some(({ code, written }) => code === 'variation' && gameOfVariant(written) !== null);

/**
 * Whether it is a game of Jikaida that cannot be opened, since its start is unknown; words between games do not count.
 */
const isClosed = ({ tree, faults }: ReadGame): boolean =>
  tree === null &&
  faults.some(
    ({ code, written }) => code === 'position' || (code === 'variation' && gameOfVariant(written) === null),
  );

/**
 * Opening records: a single game opens at once; of several, the reader chooses one. `onOpened` is called when one is
 * open.
 */
export function useOpening(onOpened: () => void) {
  const [reading, setReading] = useState<Reading>(NOTHING);
  const review = useReviewStore();
  /**
   * What is being read, null while a file is still to come: of two texts the later one counts, and none counts once it
   * was left.
   */
  const current = useRef<{ readonly parts: Pull<ReadPart> | null } | null>(null);
  const turnTo = (next: typeof current.current): void => {
    current.current?.parts?.close();
    current.current = next;
  };
  const stop = (): void => {
    turnTo(null);
    setReading(NOTHING);
  };
  useEffect(
    () => () => {
      current.current?.parts?.close();
      current.current = null;
    },
    [],
  );
  const open = (game: ReadableGame, source: ReviewSource): void => void opened(game, source);
  const opened = async ({ tree, faults }: ReadableGame, source: ReviewSource): Promise<void> => {
    const replaced = entryOf(review).getState().replace({ tree, faults, source });
    setReading(NOTHING);
    onOpened();
    await replaced;
  };
  const openRecord = async (record: GivenRecord, source: ReviewSource = 'text'): Promise<void> => {
    setReading({ ...NOTHING, share: record.length < LONG_RECORD ? null : 0 });
    const isLong = record.length >= LONG_RECORD;
    const parts = openReader(record);
    const asked = { parts };
    turnTo(asked);
    const isWanted = (): boolean => current.current === asked;
    try {
      const result = await read(parts, isWanted, (share) => isLong && setReading({ ...NOTHING, share }));
      if (result === null) return;
      const [first, second] = result.choices;
      if (first !== undefined && second === undefined) {
        await opened({ ...first, faults: [...first.faults, ...result.faults] }, source);
        if (result.others > 0) review.getState().tell(text('review.open.others', { count: result.others }));
      } else setReading(result);
    } catch {
      if (isWanted()) setReading({ ...NOTHING, problem: text('review.open.unreadable') });
    } finally {
      parts.close();
    }
  };
  const openFile = async (file: File): Promise<void> => {
    const asked = { parts: null };
    turnTo(asked);
    const record = await readFile(file);
    if (current.current !== asked) return;
    if (record === null) setReading({ ...NOTHING, problem: text('review.open.unreadable') });
    else await openRecord(record);
  };
  return {
    reading,
    stop,
    open,
    openRecord,
    openDropped: (files: readonly File[]): void => {
      const [file] = files;
      turnTo(null);
      if (files.length > 1) setReading({ ...NOTHING, problem: text('review.open.several') });
      else if (file !== undefined) void openFile(file);
    },
    openFile,
  };
}
