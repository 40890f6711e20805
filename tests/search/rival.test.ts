import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

test('a match is refused if it leaves out a part that the search does not have', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/rival.ts', 'stikitche', '2', 'nodes=1', 'off=mates,history', 'against=self'],
    { cwd: ROOT, encoding: 'utf8' },
  );
  expect(stderr).toContain('“history” is no part of the search');
  expect(status).toBe(2);
});
