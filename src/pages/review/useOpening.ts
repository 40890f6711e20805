import { useState } from 'react';
import { parseJkn, type PlacedFault } from '../../game/jkn/index.ts';
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
}

const NOTHING: Reading = { choices: [], problem: null, faults: [] };

function read(record: string): Reading {
  const { games, faults } = parseJkn(record);
  const choices = games.flatMap(({ number, tree, faults: own }) =>
    tree === null ? [] : [{ number, tree, faults: own }],
  );
  if (choices.length > 0) return { choices, problem: null, faults: [] };
  return {
    choices,
    problem: text(games.length === 0 ? 'review.open.nothing' : 'review.faults-none'),
    faults,
  };
}

/** Opening records: a single game opens at once, of several the reader chooses. `onOpened` is told when one is open. */
export function useOpening(onOpened: () => void) {
  const [reading, setReading] = useState<Reading>(NOTHING);
  const review = useReviewStore();
  const open = ({ tree, faults }: ReadableGame, source: Source): void => {
    void entryOf(review).getState().replace({ tree, faults, source });
    setReading(NOTHING);
    onOpened();
  };
  const openRecord = (record: string, source: Source = 'text'): void => {
    const result = read(record);
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
      else openRecord(record);
    },
  };
}
