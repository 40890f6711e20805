import type { Keeper } from '../../src/store/storage.ts';

/** A keeper that lasts as long as the test. */
export function memoryKeeper(texts: Map<string, string> = new Map()): Keeper {
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => {
      texts.set(key, text);
      return true;
    },
  };
}
