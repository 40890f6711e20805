import { afterEach, describe, expect, test, vi } from 'vitest';
import { brokerIn, findBroker } from '../../../src/store/live/broker.ts';

afterEach(() => vi.unstubAllGlobals());

const PAGE = 'https://games.example/jikaida/index.html';

describe('the broker that a site names', () => {
  test.each([
    ['live', PAGE, 'wss://games.example/jikaida/live'],
    ['live', 'http://192.168.1.4:4173/', 'ws://192.168.1.4:4173/live'],
    ['wss://broker.example/mqtt', PAGE, 'wss://broker.example/mqtt'],
    ['ws://127.0.0.1:9001', PAGE, 'ws://127.0.0.1:9001/'],
    ['https://broker.example/mqtt#top', PAGE, 'wss://broker.example/mqtt'],
  ])('as %s at %s is %s', (address, page, url) => expect(brokerIn({ address }, page)).toEqual({ url }));

  test('may ask for a name and a password', () => {
    const given = { username: 'guest', password: 'open' };
    expect(brokerIn({ address: 'live', ...given }, PAGE)).toEqual({
      url: 'wss://games.example/jikaida/live',
      ...given,
    });
  });

  test.each([null, {}, { address: null }, { address: 7 }, { address: 'javascript:alert(1)' }, [], 'live'])(
    'is not one in %j',
    (found) => expect(brokerIn(found, PAGE)).toBeNull(),
  );
});

describe('a site that is asked for it', () => {
  test.each<[what: string, answer: () => Promise<Response>, found: unknown]>([
    ['names it', async () => new Response('{"address":"live"}'), { url: 'wss://games.example/jikaida/live' }],
    ['names none', async () => new Response('{"address":null}'), 'none'],
    ['has no such file', async () => new Response('Not found', { status: 404 }), 'none'],
    ['answers any address with its page', async () => new Response('<!doctype html>'), 'none'],
    ['is down', async () => new Response('', { status: 503 }), 'unreachable'],
    ['cannot be reached', async () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
  ])('%s', async (_, answer, found) => {
    vi.stubGlobal('fetch', vi.fn<typeof fetch>(answer));
    expect(await findBroker(PAGE)).toEqual(found);
  });

  test('is not waited for without end, as on a dead connection', async () => {
    const asked = vi.fn<typeof fetch>(async () => new Response('{}'));
    vi.stubGlobal('fetch', asked);
    await findBroker(PAGE);
    expect(asked.mock.calls[0]?.[1]?.signal).toBeInstanceOf(AbortSignal);
  });
});
