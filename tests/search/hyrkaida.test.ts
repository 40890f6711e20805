import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** Exhaustive search has found the least number of turns in each position of the suite: `scripts/hyrkaida.ts` writes it. */
test('Hyrkaida that can be forced in one, two or three turns is found in every position of the suite', () => {
  const program = fileURLToPath(new URL('../support/missedHyrkaidas.ts', import.meta.url));
  const output = execFileSync(process.execPath, ['--import', 'tsx', program], { encoding: 'utf8' });
  const found: unknown = JSON.parse(output);
  expect(found).toEqual({ tried: 111, missed: [] });
});
