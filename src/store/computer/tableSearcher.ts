import type { Ruleset } from '../../engine/index.ts';
import { readBook, withBook } from '../../search/book.ts';
import { createSearcher, type Searcher } from '../../search/index.ts';
import { knowing } from '../../search/tablebase/index.ts';
import { openedNetwork } from './networks.ts';
import { sharedMemory } from './sharing.ts';
import { openedTablebase } from '../tablebase/inWorker.ts';
import openings from './openings.tsv?raw';

/**
 * The searcher of the worker: it plays by the book, uses the game's tablebase once that is open, and otherwise
 * searches, with the network of the game as soon as that is loaded.
 */
export const tableSearcher = (ruleset: Ruleset): Searcher =>
  withBook(
    knowing(judging(ruleset), () => openedTablebase(ruleset)),
    readBook(ruleset, openings),
  );

function judging(ruleset: Ruleset): Searcher {
  const here = () => ({ network: openedNetwork(ruleset), common: sharedMemory() });
  let from = here();
  let searcher = createSearcher(ruleset, from);
  return {
    search: (input, options) => {
      const now = here();
      if (now.network !== from.network || now.common !== from.common) {
        from = now;
        searcher = createSearcher(ruleset, from);
      }
      return searcher.search(input, options);
    },
    forget: () => searcher.forget(),
  };
}
