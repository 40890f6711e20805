/** How many changes can be undone. */
const KEPT = 500;

/** Something being edited, with its earlier states and those that were undone. */
export interface Editing<Value> {
  readonly past: readonly Value[];
  readonly present: Value;
  readonly future: readonly Value[];
}

export const begin = <Value>(present: Value): Editing<Value> => ({ past: [], present, future: [] });

/** The next state; setting the same value is not a change. */
export const change = <Value>(editing: Editing<Value>, present: Value): Editing<Value> =>
  present === editing.present
    ? editing
    : { past: [...editing.past.slice(1 - KEPT), editing.present], present, future: [] };

export function undo<Value>({ past, present, future }: Editing<Value>): Editing<Value> {
  const before = past.at(-1);
  return before === undefined
    ? { past, present, future }
    : { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

export function redo<Value>({ past, present, future }: Editing<Value>): Editing<Value> {
  const [next, ...rest] = future;
  return next === undefined
    ? { past, present, future }
    : { past: [...past, present], present: next, future: rest };
}
