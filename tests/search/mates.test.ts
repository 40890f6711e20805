import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { startPosition } from '../../src/engine/index.ts';
import { createSearcher } from '../../src/search/index.ts';
import { ALL_ON } from '../../src/search/switches.ts';
import { positionOf } from '../support/arbitrary.ts';
import { variationOf } from '../support/grid.ts';

/**
 * Trying every move has found the least number of turns in each position of the suite: `scripts/mates.ts` writes it.
 * Part of it is tried here; docs/levels.md gives the figures for the whole.
 */
test('Hyrkaida in two or three turns is found with 60,000 nodes, among few pieces and many', () => {
  const program = fileURLToPath(new URL('../support/missedMates.ts', import.meta.url));
  const output = execFileSync(process.execPath, ['--import', 'tsx', program, '6'], { encoding: 'utf8' });
  const found: unknown = JSON.parse(output);
  expect(found).toMatchObject({ tried: 15, missed: [] });
});

test('a quiet move that begins Hyrkaida in two turns is found where there are too many moves to try them all', () => {
  const position = positionOf(
    'poron',
    '11K/12/12/12/12/9k2/12/12/12/12/12/12/1fDFD1F5/F1d3D5/FfdFdds5/DFSFd1D5/2f1Sd6/2FsdDs5 y B Mc3 146',
  );
  const { lines, nodes } = createSearcher(position.ruleset, { tableBits: 16 }).search(
    { position, earlier: [] },
    { limits: { nodes: 60_000 } },
  );
  expect(lines[0]?.score).toEqual({ kind: 'win', points: 1, turns: 2 });
  expect(nodes).toBeLessThan(60_000 / 8);
});

test('where there is no King, nothing is spent on looking for Hyrkaida', () => {
  const position = startPosition(variationOf('pastang'));
  const search = (mates: boolean) => {
    const { nodes, selectiveDepth, lines } = createSearcher(position.ruleset, {
      tableBits: 12,
      switches: { ...ALL_ON, mates },
    }).search({ position, earlier: [] }, { limits: { nodes: 2_000 } });
    return { nodes, selectiveDepth, lines };
  };
  expect(search(true)).toEqual(search(false));
});
