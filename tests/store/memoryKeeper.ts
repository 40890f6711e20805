import type { KeyedKeeper } from '../../src/store/storage.ts';

/** A keeper that lasts as long as the test. */
export function memoryKeeper(texts: Map<string, string> = new Map()): KeyedKeeper {
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => {
      texts.set(key, text);
      return true;
    },
    keys: () => [...texts.keys()],
    remove: (key) => void texts.delete(key),
  };
}
