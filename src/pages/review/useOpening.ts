import { useRef, useState } from 'react';
import { readInSlices, type PlacedFault, type ReadGame } from '../../game/jkn/index.ts';
import type { GameTree } from '../../game/tree/index.ts';
import type { Source } from '../../store/review.ts';
import { text } from '../../text/review.ts';
import { entryOf } from './entryOf.ts';
import { readFile } from './files.ts';
import { useReviewStore } from './reviewStore.tsx';

/** A game of a record that can be opened, with what is wrong in it. */
export interface ReadableGame {
  readonly number: number;
  readonly tree: GameTree;
  readonly faults: readonly PlacedFault[];
}

/** What came of reading a text: games to choose from, or why there are none. */
export interface Reading {
  readonly choices: readonly ReadableGame[];
  readonly problem: string | null;
  /** Faults of games that cannot be opened at all. */
  readonly faults: readonly PlacedFault[];
  /** The text has further games, which have not been read. */
  readonly hasMore: boolean;
}

const NOTHING: Reading = { choices: [], problem: null, faults: [], hasMore: false };

/** The most games of a text from which one is chosen here; a library holds more. */
const MOST = 300;

const pause = async (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** Reads the games of a text, not too many, while the page goes on. */
async function read(record: string): Promise<Reading> {
  const games: ReadGame[] = [];
  const { complete } = await readInSlices(
    record,
    {},
    { now: () => performance.now(), pause, proceed: (_, count) => count < MOST },
    (game) => games.push(game),
  );
  const faults = games.flatMap((game) => game.faults);
  const choices = games.flatMap(({ number, tree, faults: own }) =>
    tree === null ? [] : [{ number, tree, faults: own }],
  );
  if (choices.length > 0) return { choices, problem: null, faults: [], hasMore: !complete };
  return {
    choices,
    problem: text(games.length === 0 ? 'review.open.nothing' : 'review.faults-none'),
    faults,
    hasMore: false,
  };
}

/** Opening records: a single game opens at once, of several the reader chooses. `onOpened` is told when one is open. */
export function useOpening(onOpened: () => void) {
  const [reading, setReading] = useState<Reading>(NOTHING);
  const review = useReviewStore();
  /** Counts the texts: of two the later one is meant. */
  const latest = useRef(0);
  const open = ({ tree, faults }: ReadableGame, source: Source): void => {
    void entryOf(review).getState().replace({ tree, faults, source });
    setReading(NOTHING);
    onOpened();
  };
  const openRecord = async (record: string, source: Source = 'text'): Promise<void> => {
    const own = ++latest.current;
    const result = await read(record);
    if (own !== latest.current) return;
    const [first, second] = result.choices;
    if (first !== undefined && second === undefined) open(first, source);
    else setReading(result);
  };
  return {
    reading,
    open,
    openRecord,
    openFile: async (file: File): Promise<void> => {
      const record = await readFile(file);
      if (record === null) setReading({ ...NOTHING, problem: text('review.open.unreadable') });
      else await openRecord(record);
    },
  };
}
