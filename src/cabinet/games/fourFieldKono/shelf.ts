import type { Shelf } from '../../seam/shelf.ts';

/** Four field kono on the shelf. */
export const shelf: Shelf = {
  order: 14,
  players: [2, 2],
  minutes: 10,
  hasChance: false,
  variants: ['four-field-kono'],
};
