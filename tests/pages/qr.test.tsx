// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Qr } from '../../src/pages/share/Qr.tsx';
import { readQr } from '../support/qr.ts';

afterEach(cleanup);

/** The squares of the code as its picture shows them, without the quiet border, and how wide the border is. */
function drawn(): { readonly grid: boolean[][]; readonly quiet: number } {
  const svg = decodeURIComponent(screen.getByRole('img').getAttribute('src') ?? '');
  const [, left = 0, all = 0] = (/viewBox="(-?\d+) -?\d+ (\d+)/.exec(svg) ?? []).map(Number);
  const size = all + 2 * left;
  const grid = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y] of svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    const row = grid[Number(y)];
    if (row !== undefined) row[Number(x)] = true;
  }
  return { grid, quiet: -left };
}

test.each([30, 90, 300, 1000, 1800, 2900])(
  'the code of a link of %i characters reads as the link',
  (length) => {
    const link = `https://example.org/jikaida/#/g/${'Ab-_019xyZ'.repeat(290)}`.slice(0, length);
    render(<Qr link={link} />);
    const { grid, quiet } = drawn();
    expect(readQr(grid)).toBe(link);
    expect(quiet).toBe(4);
  },
);

test('each square of the code is large enough on the screen for a camera', () => {
  render(<Qr link={'x'.repeat(1500)} />);
  const { grid, quiet } = drawn();
  expect(Number.parseFloat(screen.getByRole('img').style.width)).toBeGreaterThanOrEqual(
    3 * (grid.length + 2 * quiet),
  );
});

test('words stand in for the code of a link that is too long for one', () => {
  render(<Qr link={'x'.repeat(2901)} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText(/too long/)).not.toBeNull();
});
