import type { Shelf } from '../../seam/shelf.ts';

/** Fox and geese on the shelf. */
export const shelf: Shelf = {
  order: 11,
  players: [2, 2],
  minutes: 25,
  hasChance: false,
  variants: ['fox-and-geese', 'fox-and-geese:straight'],
};
