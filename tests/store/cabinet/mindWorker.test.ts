import { afterEach, expect, it, vi } from 'vitest';
import type { Asked } from '../../../src/store/cabinet/mindProtocol.ts';

const QUESTION: Asked = {
  number: 1,
  game: 'mancala',
  variant: 'oware',
  start: null,
  moves: [],
  level: 1,
  seed: 1,
};

vi.mock('../../../src/cabinet/games/minds.ts', () => ({
  MINDS: { mancala: async () => await Promise.reject(new Error('not loaded')) },
}));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a worker whose game cannot be loaded fails aloud, so that the page opens another one', async () => {
  vi.useFakeTimers();
  const heard: ((event: { readonly data: Asked }) => void)[] = [];
  const postMessage = vi.fn<(said: unknown) => void>();
  vi.stubGlobal('addEventListener', (_: string, hear: (event: { readonly data: Asked }) => void) =>
    heard.push(hear),
  );
  vi.stubGlobal('postMessage', postMessage);
  await import('../../../src/store/cabinet/mindWorker.ts');
  for (const hear of heard) hear({ data: QUESTION });
  await expect(vi.runAllTimersAsync()).rejects.toThrow('not loaded');
  expect(postMessage).not.toHaveBeenCalled();
});
