import type { Shelf } from '../../seam/shelf.ts';

/** Four-by-four chess on the shelf. */
export const shelf: Shelf = {
  order: 8,
  players: [2, 2],
  minutes: 10,
  hasChance: false,
  variants: ['four-by-four-chess'],
};
