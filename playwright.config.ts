import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './e2e/support/chromium.ts';
import { IS_WHOLE } from './e2e/support/whole.ts';

/** Its own port, so that the tests can run beside `npm start`; E2E_PORT names another. */
const PORT = Number(process.env.E2E_PORT ?? 4179);
const use = { browserName: 'chromium', launchOptions: chromiumOptions() } as const;

/** Where Debian puts Firefox. `E2E_FIREFOX=1` asks for the journeys in it; a path names another Firefox. */
const FIREFOX = process.env.E2E_FIREFOX === '1' ? '/usr/bin/firefox-esr' : (process.env.E2E_FIREFOX ?? '');

/** The journeys with this tag are played in Firefox too. */
const firefox = {
  name: 'firefox',
  grep: /@firefox/,
  use: {
    browserName: 'firefox' as const,
    channel: 'moz-firefox',
    launchOptions: { executablePath: FIREFOX },
    viewport: { width: 1280, height: 900 },
  },
};

export default defineConfig({
  globalSetup: './e2e/support/setUp.ts',
  testDir: '.',
  testMatch: ['e2e/**/*.spec.ts', 'src/cabinet/games/*/tests/*.spec.ts'],
  outputDir: './test-results',
  snapshotPathTemplate: '{testDir}/e2e/pictures/{arg}{ext}',
  ...(IS_WHOLE ? {} : { grepInvert: /@whole/ }),
  fullyParallel: true,
  workers: 3, // a page often waits for a frame or a timer, so that two cores have time for three
  // on a shared machine, a test that fails is tried once more and reported as flaky; a real fault fails twice
  retries: process.env.CI === undefined ? 0 : 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: { baseURL: `http://127.0.0.1:${PORT}` }, // tracing each test costs a fifth of the time; `--trace on` asks for it
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/phone*.spec.ts',
      use: { ...use, viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'phone',
      testMatch: '**/phone*.spec.ts',
      use: {
        ...use,
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        isMobile: true,
        deviceScaleFactor: 2,
      },
    },
    ...(FIREFOX === '' ? [] : [firefox]),
  ],
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --host 127.0.0.1 --port ${PORT} --strictPort`,
    url: `http://127.0.0.1:${PORT}`,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
