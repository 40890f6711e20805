/** Runs a benchmark as it would ship: bundled by Vite, without the wrappers of a TypeScript runner. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build } from 'vite';

const entry = path.resolve(process.argv[2] ?? 'bench/engine.ts');
const cache = path.resolve('node_modules/.cache');

await mkdir(cache, { recursive: true });
const outDir = await mkdtemp(path.join(cache, 'bench-'));
try {
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: entry,
      outDir,
      minify: false,
      target: 'es2023',
      rollupOptions: { output: { entryFileNames: 'bench.mjs' } },
    },
  });
  process.exitCode =
    spawnSync(process.execPath, [path.join(outDir, 'bench.mjs')], { stdio: 'inherit' }).status ?? 1;
} finally {
  await rm(outDir, { recursive: true, force: true });
}
