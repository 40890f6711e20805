import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LaunchOptions } from '@playwright/test';

/**
 * The Chromium inside @sparticuz/chromium, unpacked with its libraries: it runs on a bare Linux (x64) without any
 * browser installed. Undefined where it cannot.
 */
export async function bundledChromium(): Promise<LaunchOptions | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const require = createRequire(import.meta.url);
  let entry: string;
  try {
    entry = require.resolve('@sparticuz/chromium');
  } catch {
    return undefined; // an optional part of the installation
  }
  const root = entry.slice(0, entry.lastIndexOf(`${path.sep}build${path.sep}`));
  const { version }: { version: string } = require(path.join(root, 'package.json'));
  const folder = path.resolve('node_modules/.cache/chromium', version);
  mkdirSync(folder, { recursive: true });
  // it reuses whatever lies in the temporary folder, and unpacks its own libraries only where it believes to run
  // in the environment that it was made for
  const executablePath = await withEnvironment(
    { TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
    async () => {
      const { default: packed } = await import('@sparticuz/chromium');
      return packed.executablePath();
    },
  );
  return {
    executablePath,
    args: ['--headless=shell'],
    env: {
      ...definedEnvironment(),
      LD_LIBRARY_PATH: [path.join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH]
        .filter(Boolean)
        .join(':'),
      FONTCONFIG_FILE: writeFontConfiguration(folder),
    },
  };
}

/** Without a font, text has no size, and a browser test sees nothing. */
function writeFontConfiguration(folder: string): string {
  const file = path.join(folder, 'fonts.conf');
  const lines = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    '  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>',
    `  <dir>${path.join(folder, 'fonts')}</dir>`,
    `  <cachedir>${path.join(folder, 'fonts-cache')}</cachedir>`,
    '</fontconfig>',
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

const definedEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

async function withEnvironment<Value>(
  changes: Readonly<Record<string, string>>,
  work: () => Promise<Value>,
): Promise<Value> {
  const saved = { ...process.env };
  Object.assign(process.env, changes);
  try {
    return await work();
  } finally {
    for (const name of Object.keys(changes)) {
      const value = saved[name];
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}
