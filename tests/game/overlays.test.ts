import { describe, expect, it } from 'vitest';
import { findVariation, formatSquare, parsePosition, startPosition } from '../../src/engine/index.ts';
import { overlaySquares, vaultLines, type SquareOverlay } from '../../src/game/overlays.ts';

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
    expect(vaultLines(positionOf('pastang', 's5/6/6/6/S5/6 y - - 10'))).toEqual([]);
    const lines = vaultLines(positionOf('draks-city'));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.every(({ parts }) => parts.some(({ part }) => part === 'vault'))).toBe(true);
  });
});
