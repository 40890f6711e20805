import { expect, it } from 'vitest';
import { openKept } from '../../../src/store/kept/keptValue.ts';
import { KEYS } from '../../../src/store/kept/storage.ts';
import { fullKeeper, memoryKeeper } from '../memoryKeeper.ts';

const FORM = {
  read: (data: unknown) => (typeof data === 'number' ? data : null),
  write: (value: number) => value,
};

it('never overwrites what is damaged, or of a later version, and could not be put aside', () => {
  const text = '{"version":2,"done":["a","b"]}';
  const texts = new Map<string, string>([[KEYS.progress, text]]);
  const value = openKept(fullKeeper(texts), KEYS.progress, FORM);
  expect(value.wasDamaged).toBe(true);
  expect(value.keep(7)).toBe(false);
  expect(texts).toEqual(new Map([[KEYS.progress, text]]));
});

it('replaces damaged data once they have been put aside', () => {
  const texts = new Map<string, string>([[KEYS.progress, 'broken']]);
  const value = openKept(memoryKeeper(texts), KEYS.progress, FORM);
  expect(value.keep(7)).toBe(true);
  expect(texts.get(KEYS.progress)).toBe('7');
  expect(texts.get(`${KEYS.progress}.damaged.1`)).toBe('broken');
});
