import { afterEach, expect, it, vi } from 'vitest';
import { today } from '../../src/pages/library/saveFile.ts';

afterEach(() => void vi.restoreAllMocks());

it('names files by the player’s local day, not by the day in Greenwich', () => {
  vi.spyOn(Date.prototype, 'getFullYear').mockReturnValue(2026);
  vi.spyOn(Date.prototype, 'getMonth').mockReturnValue(10);
  vi.spyOn(Date.prototype, 'getDate').mockReturnValue(7);
  expect(today()).toBe('2026-11-07');
});
