import type { Shelf } from '../../seam/shelf.ts';

/** Tablut on the shelf. */
export const shelf: Shelf = {
  order: 1,
  players: [2, 2],
  minutes: 20,
  hasChance: false,
  variants: ['tablut'],
};
