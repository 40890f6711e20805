import type { Shelf } from '../../seam/shelf.ts';

/** Fanorona on the shelf. */
export const shelf: Shelf = {
  order: 4,
  players: [2, 2],
  minutes: 20,
  hasChance: false,
  variants: ['fanorona'],
};
