import { keepAside, type Keeper, type KEYS } from './storage.ts';

/** How a value is written, and read from untrusted data. */
export interface Form<Value> {
  /** Null for data that is not of this form. */
  readonly read: (data: unknown) => Value | null;
  /** Plain data, its version included. */
  readonly write: (value: Value) => unknown;
}

/** A value that is kept under its own key, and that other tabs may change. */
export interface KeptValue<Value> {
  /** What was kept when the page opened; null if there was nothing that could be read. */
  readonly first: Value | null;
  /** What was kept could not be read, and was put aside; if that failed, it stays, and nothing is written over it. */
  readonly wasDamaged: boolean;
  /**
   * What is kept now, so that a change is applied to it and tabs do not undo each other's changes; null as for `first`.
   */
  readonly now: () => Value | null;
  /** Keeps a value; false if storage refuses. */
  readonly keep: (value: Value) => boolean;
}

/** Opens what is kept under a key. */
export function openKept<Value>(
  keeper: Keeper,
  key: (typeof KEYS)[keyof typeof KEYS] | `${typeof KEYS.cabinet}.${string}`,
  form: Form<Value>,
): KeptValue<Value> {
  const text = keeper.read(key);
  const first = parse(text, form);
  const wasDamaged = text !== null && first === null;
  const mayKeep = !wasDamaged || keepAside(keeper, key, text) !== null;
  return {
    first,
    wasDamaged,
    now: () => parse(keeper.read(key), form),
    keep: (value) => mayKeep && keeper.write(key, JSON.stringify(form.write(value))),
  };
}

function parse<Value>(text: string | null, { read }: Form<Value>): Value | null {
  if (text === null) return null;
  try {
    return read(JSON.parse(text));
  } catch {
    return null;
  }
}
