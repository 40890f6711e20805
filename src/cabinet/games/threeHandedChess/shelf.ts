import type { Shelf } from '../../seam/shelf.ts';

/** Three-handed chess on the shelf. */
export const shelf: Shelf = {
  order: 16,
  players: [3, 3],
  minutes: 120,
  hasChance: false,
  variants: ['three-handed-chess', 'three-handed-chess:first-mate'],
};
