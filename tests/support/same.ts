import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/**
 * Expects what `toEqual` does, where large tables are compared often: Node compares them as bytes, `toEqual` number by
 * number, which takes fifty times as long. Differences are reported as `toEqual` reports them.
 */
export function expectSame(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}
