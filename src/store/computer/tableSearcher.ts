import type { Ruleset } from '../../engine/index.ts';
import { readBook, withBook } from '../../search/book.ts';
import { createSearcher, type Searcher } from '../../search/index.ts';
import { knowing } from '../../search/tablebase/index.ts';
import { openedNetwork } from './networks.ts';
import { openedTablebase } from '../tablebase/inWorker.ts';
import openings from './openings.tsv?raw';

/**
 * The searcher of the worker: it plays by the book, looks into its game's tablebase once that is open, and else searches,
 * by the network of the game as soon as that is here.
 */
export const tableSearcher = (ruleset: Ruleset): Searcher =>
  withBook(
    knowing(judging(ruleset), () => openedTablebase(ruleset)),
    readBook(ruleset, openings),
  );

function judging(ruleset: Ruleset): Searcher {
  let network = openedNetwork(ruleset);
  let searcher = createSearcher(ruleset, { network });
  return {
    search: (input, options) => {
      if (network !== openedNetwork(ruleset)) {
        network = openedNetwork(ruleset);
        searcher = createSearcher(ruleset, { network });
      }
      return searcher.search(input, options);
    },
    forget: () => searcher.forget(),
  };
}
