import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/**
 * Trying every move has found the least number of turns in each position of the suite: `scripts/mates.ts` writes it. A part of
 * it is tried here; docs/levels.md tells the figures of the whole.
 */
test('Hyrkaida in two or three turns is found with 60,000 nodes, among few pieces and many', () => {
  const program = fileURLToPath(new URL('../support/missedMates.ts', import.meta.url));
  const output = execFileSync(process.execPath, ['--import', 'tsx', program, '6'], { encoding: 'utf8' });
  const found: unknown = JSON.parse(output);
  expect(found).toMatchObject({ tried: 15, missed: [] });
});
