import type { KeyedKeeper } from '../../src/store/kept/storage.ts';

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

/** A full storage, with room for anything that is no longer than before. */
export function fullKeeper(texts: Map<string, string>): KeyedKeeper {
  const { write, ...keeper } = memoryKeeper(texts);
  return {
    ...keeper,
    write: (key, text) => text.length <= (texts.get(key) ?? '').length && write(key, text),
  };
}
