/**
 * Runs benchmarks in the form in which the program ships: bundled by Vite, without the wrappers of a TypeScript runner.
 * Arguments that are not files are passed on to each of them.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build } from 'vite';

const given = process.argv.slice(2);
const entries = given.filter((argument) => argument.endsWith('.ts'));
const others = given.filter((argument) => !entries.includes(argument));
const cache = path.resolve('node_modules/.cache');

await mkdir(cache, { recursive: true });
for (const entry of entries) {
  const outDir = await mkdtemp(path.join(cache, 'bench-'));
  try {
    await build({
      configFile: false,
      logLevel: 'warn',
      build: {
        ssr: path.resolve(entry),
        outDir,
        minify: false,
        target: 'es2023',
        rollupOptions: { output: { entryFileNames: 'bench.mjs' } },
      },
    });
    const run = spawnSync(process.execPath, ['--expose-gc', path.join(outDir, 'bench.mjs'), ...others], {
      stdio: 'inherit',
    });
    process.exitCode ||= run.status ?? 1;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
