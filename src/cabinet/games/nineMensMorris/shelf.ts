import type { Shelf } from '../../seam/shelf.ts';

/** Nine men's morris on the shelf. */
export const shelf: Shelf = {
  order: 2,
  players: [2, 2],
  minutes: 15,
  hasChance: false,
  variants: ['nine-mens-morris'],
};
