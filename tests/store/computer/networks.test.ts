import { readdirSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { networkFile } from '../../../src/cli/trainedNetwork.ts';
import { rulesetOf } from '../../../src/engine/index.ts';
import { NETWORK_GAMES } from '../../../src/search/network/games.ts';
import { openedNetwork, openNetwork } from '../../../src/store/computer/networks.ts';
import { variation } from '../../support/games.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const found = (id: string) => openedNetwork(rulesetOf(variation(id)));

test('exactly the games that are said to have a network have one', () => {
  const trained = new URL('../../../src/search/network/trained/', import.meta.url);
  const named = NETWORK_GAMES.map((game) => `${game}.net`);
  expect(readdirSync(trained).toSorted()).toEqual(named.toSorted());
});

test('for a game without a network none is requested', async () => {
  const fetched = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', fetched);
  await openNetwork('stikitche');
  await openNetwork('no game');
  await openNetwork(undefined);
  expect(fetched).not.toHaveBeenCalled();
  expect(found('stikitche')).toBeUndefined();
});

test('where a network is missing or damaged, the weights judge, and it is requested again', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  await openNetwork('pastang');
  vi.stubGlobal('fetch', async () => new Response(networkFile('pastang')!.slice(), { status: 404 }));
  await openNetwork('pastang');
  vi.stubGlobal('fetch', async () => new Response(networkFile('pastang')!.slice(0, 1000)));
  await openNetwork('pastang');
  expect(found('pastang')).toBeUndefined();
  vi.stubGlobal('fetch', async () => new Response(networkFile('pastang')!.slice()));
  await openNetwork('pastang');
  expect(found('pastang')?.hidden).toBe(32);
});
