import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = new URL('../../src', import.meta.url).pathname;

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(css|tsx?)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(SOURCE, file), 'utf8') }));

/** Custom properties that something sets: in a style sheet, or from a component. */
const set = new Set(
  files.flatMap(({ text }) =>
    [...text.matchAll(/(--[a-z][\w-]*)(?=['"`]?\]?\s*[:,])/g)].map(([, name]) => name),
  ),
);

test('every custom property read without a fallback is set somewhere: else a colour is black, a length zero', () => {
  const unset = files.flatMap(({ file, text }) =>
    [...text.matchAll(/var\((--[a-z][\w-]*)\)/g)].flatMap(([, name]) =>
      set.has(name) || name?.startsWith('--radix-') === true ? [] : [`${file}: ${name}`],
    ),
  );
  expect(set.size).toBeGreaterThan(100);
  expect(unset).toEqual([]);
});
