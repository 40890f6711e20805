/** A stream of numbers determined by its seed, the same on every machine. */
export interface Random {
  /** A whole number from 0 to `limit - 1`. */
  readonly below: (limit: number) => number;
  /** True with this chance, 0 to 1. */
  readonly chance: (share: number) => boolean;
  /** One of a list that is not empty. */
  readonly pick: <Item>(items: readonly Item[]) => Item;
}

/** A generator of the mulberry32 kind: 32 bits of state, good enough to choose moves and squares. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    chance: (share) => next() < share,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new RangeError('nothing to pick from');
      return item;
    },
  };
}
