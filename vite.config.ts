import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Relative paths, so that the built site works under any path of any host. */
export default defineConfig({
  base: './',
  plugins: [react()],
  build: { target: 'es2022', modulePreload: { polyfill: false } },
  server: { strictPort: true },
  preview: { strictPort: true },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    environment: 'node',
    testTimeout: 60_000,
    pool: 'threads',
  },
});
