import { expect, test, vi } from 'vitest';
import { networkFile } from '../../../src/cli/trainedNetwork.ts';
import { rulesetOf, startPosition } from '../../../src/engine/index.ts';
import type { Searcher } from '../../../src/search/index.ts';
import { openNetwork } from '../../../src/store/computer/networks.ts';
import { tableSearcher } from '../../../src/store/computer/tableSearcher.ts';
import { variation } from '../../support/games.ts';

test('a network that comes late is used from the next question on', async () => {
  const rules = rulesetOf(variation('pastang'));
  const nodesOf = (searcher: Searcher) =>
    searcher.search({ position: startPosition(rules.variation), earlier: [] }, { limits: { depth: 4 } })
      .nodes;
  const early = tableSearcher(rules);
  const byWeights = nodesOf(early);
  vi.stubGlobal('fetch', async () => new Response(networkFile('pastang')!.slice()));
  await openNetwork('pastang');
  vi.unstubAllGlobals();
  const byNetwork = nodesOf(tableSearcher(rules));
  expect(byNetwork).not.toBe(byWeights);
  expect(nodesOf(early)).toBe(byNetwork);
});
