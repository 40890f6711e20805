import type { Keeper } from '../../src/store/kept/storage.ts';

/**
 * The storage of two tabs as browsers have it: each process has its own copy, and learns what the other has written
 * only when `settle` delivers it. The text written last stays.
 */
export function twoProcesses(first: Keeper) {
  const written: { readonly by: number; readonly key: string; readonly text: string }[] = [];
  const keepers = [0, 1].map((by) => {
    const own = new Map<string, string>();
    const keeper: Keeper = {
      read: (key) => own.get(key) ?? first.read(key),
      write: (key, text) => {
        own.set(key, text);
        written.push({ by, key, text });
        return true;
      },
    };
    return { keeper, own };
  });
  const settle = (): void => {
    for (const { key, text } of written.splice(0)) for (const { own } of keepers) own.set(key, text);
  };
  const [here, there] = keepers;
  if (here === undefined || there === undefined) throw new Error('no tabs');
  return { here: here.keeper, there: there.keeper, settle };
}
