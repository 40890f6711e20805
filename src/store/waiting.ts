import { KEYS, type Keeper } from './kept/storage.ts';

/** How many games by message are not over, and how many of them wait for this player. */
export interface Waiting {
  readonly open: number;
  readonly mine: number;
}

const NONE: Waiting = { open: 0, mine: 0 };
const PARTS = /^(\d{1,6}) (\d{1,6})$/;

/** What was stored last; no games if nothing can be read. */
export function readWaiting(keeper: Keeper): Waiting {
  const [, mine, open] = PARTS.exec(keeper.read(KEYS.waiting) ?? '') ?? [];
  return mine === undefined || open === undefined ? NONE : { mine: Number(mine), open: Number(open) };
}

const listeners = new Set<() => void>();

/** Calls back whenever this page stores other numbers; the returned function ends it. */
export function watchWaiting(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stores the numbers, which the start page and titles show before the library is opened. */
export function noteWaiting(keeper: Keeper, { mine, open }: Waiting): void {
  const text = `${mine} ${open}`;
  if (keeper.read(KEYS.waiting) === text || (open === 0 && keeper.read(KEYS.waiting) === null)) return;
  keeper.write(KEYS.waiting, text);
  for (const listener of listeners) listener();
}
