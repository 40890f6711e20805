// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { atRest } from '../../src/app/atRest.ts';

const load = vi.hoisted(() => vi.fn<() => Promise<boolean>>());
vi.mock('../../src/pages/play/laterParts.ts', () => ({ EndWays: { load } }));
vi.mock('../../src/app/loading.ts', () => ({ pageContent: () => Promise.reject(new Error('not loaded')) }));

it('a dialogue that cannot be loaded ahead does not keep what the end of a game needs from being loaded', async () => {
  load.mockResolvedValueOnce(true);
  await atRest(false);
  expect(load).toHaveBeenCalledOnce();
});

it('code that cannot be loaded ahead is reported to the one who asked for it', async () => {
  load.mockRejectedValueOnce(new Error('no table'));
  await expect(atRest(false)).rejects.toThrow('no table');
});
