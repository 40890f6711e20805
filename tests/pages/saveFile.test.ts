import { afterEach, expect, it, vi } from 'vitest';
import { asFileName, today } from '../../src/pages/saveFile.ts';

afterEach(() => void vi.restoreAllMocks());

it('names files by the player’s local day, not by the day in Greenwich', () => {
  vi.spyOn(Date.prototype, 'getFullYear').mockReturnValue(2026);
  vi.spyOn(Date.prototype, 'getMonth').mockReturnValue(10);
  vi.spyOn(Date.prototype, 'getDate').mockReturnValue(7);
  expect(today()).toBe('2026-11-07');
});

it('makes a name of any words that every file system accepts', () => {
  expect(asFileName('Dray – Delia: “7/11”?')).toBe('Dray-Delia-7-11');
  expect(asFileName('Żółw & Ødegård')).toBe('Żółw-Ødegård');
  expect(asFileName('…')).toBe('');
  expect(asFileName('x'.repeat(99))).toHaveLength(60);
});
