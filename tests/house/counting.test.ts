import { isMainThread } from 'node:worker_threads';
import { expect, test } from 'vitest';

test('steps cannot be counted in a thread: every thread of the process would lose the optimiser', async () => {
  expect(isMainThread).toBe(false);
  await expect(import('../support/steps/countSteps.ts')).rejects.toThrow('a process of their own');
});
