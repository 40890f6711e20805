import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';
import { bundledChromium } from './bundledChromium.ts';

/** A way to start a Chromium, and where it comes from. */
interface Candidate {
  readonly source: string;
  readonly options: LaunchOptions;
}

/** Flags for a quiet browser that also starts as root and inside a container. */
const FLAGS = [
  ...(process.platform === 'linux' ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--lang=en-US', // a headless shell without a locale reports one that Intl refuses
];

/** The variable from which the workers read what the set-up found. */
const FOUND = 'JIKAIDA_TEST_BROWSER';

const withFlags = (options: LaunchOptions): LaunchOptions => ({
  ...options,
  args: [...FLAGS, ...(options.args ?? [])],
});

/** Where browsers may be, from the most deliberate choice to the last resort. Later ones are not tried in vain. */
async function* candidates(): AsyncGenerator<Candidate> {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    yield { source: 'CHROMIUM_PATH', options: { executablePath: named } };
    return;
  }
  if (existsSync(chromium.executablePath())) yield { source: 'Playwright', options: {} };
  yield* installed();
  const bundled = await bundledChromium();
  if (bundled !== undefined) yield { source: '@sparticuz/chromium', options: bundled };
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  if (run(process.execPath, [cli, 'install', 'chromium']))
    yield { source: 'playwright install', options: {} };
  if (process.platform === 'linux' && process.getuid?.() === 0 && run('apt-get', ['update', '-qq'])) {
    for (const name of ['chromium-headless-shell', 'chromium'])
      if (run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])) yield* installed();
  }
}

function* installed(): Generator<Candidate> {
  const names = [
    'chromium-headless-shell', // draws no window of its own, which halves the time of the tests
    'chromium',
    'chromium-browser',
    'google-chrome',
    'microsoft-edge',
  ];
  for (const name of names)
    for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
      const executablePath = path.join(folder, name);
      if (folder !== '' && existsSync(executablePath))
        yield { source: executablePath, options: { executablePath } };
    }
  for (const channel of ['chrome', 'msedge']) yield { source: channel, options: { channel } };
}

const run = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Finds a Chromium that really starts, since a file on disk proves nothing, and tells the workers. */
export async function findChromium(): Promise<void> {
  const failures: string[] = [];
  for await (const { source, options } of candidates()) {
    try {
      const launch = withFlags(options);
      const browser = await chromium.launch({ ...launch, timeout: 30_000 });
      await (await browser.newPage()).close();
      console.log(`Browser tests run in ${source}, version ${browser.version()}`);
      await browser.close();
      process.env[FOUND] = JSON.stringify(launch);
      return;
    } catch (error) {
      failures.push(
        `${source}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`,
      );
    }
  }
  throw new Error(
    `No Chromium could be started. Install one, or name it in CHROMIUM_PATH.\n${failures.join('\n')}`,
  );
}

/** How to start the browser that was found; empty before `findChromium` has run. */
export function chromiumOptions(): LaunchOptions {
  const found = process.env[FOUND];
  const options: LaunchOptions = found === undefined ? {} : JSON.parse(found);
  return options;
}
