import { openKept, type Form, type KeptValue } from './keptValue.ts';
import { openSharedText } from './sharedText.ts';
import type { Keeper } from './storage.ts';

/** The outcome of keeping a value: another tab may have kept one, and then that is the one that counts. */
export type SharedResult<Value> = { readonly kept: boolean } | { readonly elsewhere: Value };

/** A value that tabs share: none of them overwrites what another has kept. */
export interface SharedValue<Value> extends Omit<KeptValue<Value>, 'keep'> {
  /** Keeps a value, unless another tab has kept something since this tab last looked. */
  readonly keep: (value: Value) => SharedResult<Value>;
  /** What another tab has kept since this tab last kept or read something; null for nothing. */
  readonly changed: () => Value | null;
}

/** Opens what is kept under a key. Values that are `alike` may replace each other without asking. */
export function openShared<Value>(
  keeper: Keeper,
  key: Parameters<typeof openKept>[1],
  form: Form<Value>,
  alike: (one: Value, other: Value) => boolean = () => false,
): SharedValue<Value> {
  const value = openKept(keeper, key, form);
  const shared = openSharedText(keeper, key);
  let known = value.first;
  const changed = (): Value | null => {
    const text = shared.changed();
    const found = text === null ? null : value.now();
    if (text === null || found === null) return null;
    shared.know(text);
    const before = known;
    known = found;
    return before !== null && alike(before, found) ? null : found;
  };
  return {
    ...value,
    changed,
    keep: (own) => {
      const elsewhere = changed();
      if (elsewhere !== null) return { elsewhere };
      // another tab has put something there that cannot be read here
      if (shared.changed() !== null) return { kept: false };
      const isKept = value.keep(own);
      const text = isKept ? keeper.read(key) : null;
      if (text !== null) {
        shared.know(text);
        known = own;
      }
      return { kept: isKept };
    },
  };
}
