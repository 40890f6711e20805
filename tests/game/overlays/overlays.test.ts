import { describe, expect, it } from 'vitest';
import {
  findVariation,
  formatSquare,
  parsePosition,
  pieceAt,
  startPosition,
} from '../../../src/engine/index.ts';
import type { SquareOverlay } from '../../../src/game/overlays/overlayNames.ts';
import { netOf, overlaySquares, vaultRoutes } from '../../../src/game/overlays/overlays.ts';

function positionOf(id: string, line?: string) {
  const variation = findVariation(id);
  if (variation === undefined) throw new Error(id);
  if (line === undefined) return startPosition(variation);
  const parsed = parsePosition(variation, line);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.value;
}

describe('what the board shows on demand', () => {
  const position = positionOf('pastang', 's5/6/3S2/1s3S/S3D1/2D3 y - - 10');
  it.each<[SquareOverlay, string[]]>([
    ['danger', ['Ma2', 'Mc2', 'Mb5']],
    ['propt', ['Mf3']],
    ['fresh', ['Mc1', 'Ma2']],
  ])('%s', (overlay, names) => {
    const { geometry } = position.ruleset;
    const found = overlaySquares(position, overlay).map((square) => formatSquare(geometry, square));
    expect(found).toEqual(names);
  });

  it('a Deldar on the far side of the board makes nothing propt', () => {
    expect(overlaySquares(positionOf('pastang', '6/6/6/6/S5/5D b - - 10'), 'propt')).toEqual([]);
  });

  it('every vault once, by its shortest way', () => {
    expect(vaultRoutes(positionOf('pastang', 's5/6/6/6/S5/6 y - - 10'))).toEqual([]);
    const lines = vaultRoutes(positionOf('draks-city'));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.every(({ parts }) => parts.some(({ part }) => part === 'vault'))).toBe(true);
  });

  it('but none that captures a friend', () => {
    const start = positionOf('poron');
    const captured = vaultRoutes(start).map(({ to }) => pieceAt(start, to));
    expect(captured.length).toBeGreaterThan(0);
    expect(captured.every((piece) => piece === null)).toBe(true);
  });

  it('vaults over one line share it', () => {
    // both Hikdars on the left vault over those beside them and land on the same square
    const row = positionOf('pastang', 's5/6/6/6/6/HHHH2 y - - 10');
    const { steps, starts, ends } = netOf(vaultRoutes(row));
    expect(steps.toSorted(([a], [b]) => a - b)).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
    expect(starts.toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect(ends).toEqual([[3, 4]]);
  });
});
