import { afterEach, expect, it, vi } from 'vitest';
import type * as minds from '../../../../src/cabinet/games/minds.ts';
import type { Asked } from '../../../../src/store/cabinet/thinking/mindProtocol.ts';

const QUESTION: Asked = {
  number: 1,
  game: 'mancala',
  variant: 'oware',
  start: null,
  moves: [],
  level: 1,
  seed: 1,
};

vi.mock('../../../../src/cabinet/games/minds.ts', async (original) => {
  const { MINDS } = await original<typeof minds>();
  return { MINDS: { ...MINDS, mancala: async () => await Promise.reject(new Error('not loaded')) } };
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A new worker: how it is asked, and what it says. */
async function opened() {
  const heard: ((event: { readonly data: Asked }) => void)[] = [];
  const postMessage = vi.fn<(said: unknown) => void>();
  vi.stubGlobal('addEventListener', (_: string, hear: (event: { readonly data: Asked }) => void) =>
    heard.push(hear),
  );
  vi.stubGlobal('postMessage', postMessage);
  vi.resetModules();
  await import('../../../../src/store/cabinet/thinking/mindWorker.ts');
  const ask = (data: Asked): void => {
    for (const hear of heard) hear({ data });
  };
  return { ask, postMessage };
}

it('a worker whose game cannot be loaded fails aloud, so that the page opens another one', async () => {
  vi.useFakeTimers();
  const { ask, postMessage } = await opened();
  ask(QUESTION);
  await expect(vi.runAllTimersAsync()).rejects.toThrow('not loaded');
  expect(postMessage).not.toHaveBeenCalled();
});

it.each([
  ['three-handed-chess', 'three-handed-chess', 'wK7/2rQ5/8/8/8/8/8/4rK3/8/8/8/4bK3 w wrb - - 0'],
  [
    'chinese-checkers',
    'chinese-checkers:3',
    '1/2/3/4/9EEEE/9EEE/9EE/10/9/10/11/3CCCCCE3/4CCCCC4/AAAA/AAA/AA/A A',
  ],
])('a computer that can only pass says so: %s', async (game, variant, start) => {
  const { ask, postMessage } = await opened();
  for (const level of [1, 2, 3, 4] as const) ask({ ...QUESTION, number: level, game, variant, start, level });
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalledTimes(4), { timeout: 20_000 });
  const said = postMessage.mock.calls.map(([answer]) => answer);
  for (const answer of said) expect(answer).toMatchObject({ move: 'pass' });
});
