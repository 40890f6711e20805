import { defineConfig } from 'vitest/config';

process.env['FAST'] = '1';

/** The engine's own tests with small budgets (tests/support/budget.ts), as mutation testing runs them many times. */
export default defineConfig({
  test: {
    include: ['tests/engine/**/*.test.ts'],
    setupFiles: ['tests/support/compileTables.ts'],
    environment: 'node',
    testTimeout: 20_000,
    pool: 'threads',
  },
});
