import { defineConfig } from 'vitest/config';

/** The journeys in WebKit, one after the other in one window: `npm run test:webkit`, after a build. */
export default defineConfig({
  test: {
    include: ['e2e/webkit/*.test.ts'],
    fileParallelism: false,
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
});
