import { bestLine, infoLines } from '../../src/cli/protocol/answer.ts';
import {
  DEFAULT_REQUEST,
  limitsOf,
  positionsOf,
  withOption,
  withPosition,
  type Request,
} from '../../src/cli/protocol/request.ts';
import { createSearcher, type Searcher } from '../../src/search/index.ts';
import { readNetwork } from '../../src/search/network/network.ts';
import { ALL_ON } from '../../src/search/switches.ts';

/**
 * Answers a line of the protocol with lines of its own (docs/protocol.md); a search is over before its answer is
 * returned.
 */
export type Talk = (line: string) => readonly string[];

/** Creates an engine for matches, without these switches of its search. It throws on anything that it cannot obey. */
export function createTalk(off: readonly string[] = [], network: Uint8Array | null = null): Talk {
  const switches = { ...ALL_ON, ...Object.fromEntries(off.map((name) => [name, false])) };
  const searchers = new Map<string, Searcher>();
  let request: Request = DEFAULT_REQUEST;

  const go = (words: readonly string[]): readonly string[] => {
    const positions = positionsOf(request);
    const position = positions.at(-1)!;
    const key = `${request.variation} ${request.memory}`;
    const tableBits = Math.floor(Math.log2((request.memory * 2 ** 20) / 16));
    const searcher =
      searchers.get(key) ??
      createSearcher(position.ruleset, {
        tableBits,
        switches,
        ...(network === null ? {} : { network: readNetwork(position.ruleset, network) }),
      });
    searchers.set(key, searcher);
    const found = searcher.search(
      { position, earlier: positions.slice(0, -1) },
      { limits: limitsOf(words, position.turn), level: request.level, seed: request.seed },
    );
    return [...infoLines(position.ruleset, found), bestLine(position.ruleset, found)];
  };

  return (line) => {
    const [command = '', ...words] = line.split(' ');
    if (command === 'go') return go(words);
    if (command === 'setoption') request = withOption(request, words);
    else if (command === 'position') request = withPosition(request, words);
    else if (command === 'ucinewgame') for (const searcher of searchers.values()) searcher.forget();
    else throw new Error(`unknown command ${command}`);
    return [];
  };
}
