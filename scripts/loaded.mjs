import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * The scripts that load with these: the scripts themselves and all their static imports, which load with the importing
 * file.
 */
export function loadedWith(files) {
  const seen = new Set();
  const add = (file) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(
      /(?:^|[;}\s])(?:import|export)\s*(?:[^'"();]*?from)?\s*["'](\.[^"']+\.js)["']/g,
    ))
      add(path.join(path.dirname(file), target));
  };
  for (const file of files) add(file);
  return [...seen];
}

/** The size of a file in bytes, gzipped. */
export const gzipped = (file) => gzipSync(readFileSync(file)).length;
