import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BREAK_POINTS, withBreakPoints } from '../../scripts/build/breakPoints.ts';

const SOURCE = new URL('../../src', import.meta.url).pathname;

const sheets = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, css: readFileSync(join(SOURCE, file), 'utf8').replace(/\/\*[^]*?\*\//g, '') }));

/** Queries for the size of the window, which have names; what a device can do, and paper, say what they are. */
const RAW = /@media[^{]*\b(?:width|height|aspect-ratio)\b[^{]*/g;

describe('break-points', () => {
  test('have names everywhere', () => {
    expect(sheets.length).toBeGreaterThan(50);
    expect(
      sheets.flatMap(({ file, css }) => (css.match(RAW) ?? []).map((query) => `${file}: ${query}`)),
    ).toEqual([]);
  });

  test('are each used, and each once in the table', () => {
    const used = new Set(
      sheets.flatMap(({ css }) => [...css.matchAll(/@media \((--[\w-]+)\)/g)].map(([, name]) => name)),
    );
    expect(used).toEqual(new Set(Object.keys(BREAK_POINTS)));
    expect(new Set(Object.values(BREAK_POINTS)).size).toBe(used.size);
  });

  test('become queries that every browser knows; an unknown name is an error', () => {
    expect(withBreakPoints('@media (--phone) {}')).toBe('@media (max-width: 420px) {}');
    expect(() => withBreakPoints('@media (--phnoe) {}')).toThrow('--phnoe');
  });
});
