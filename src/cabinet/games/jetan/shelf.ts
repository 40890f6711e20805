import type { Shelf } from '../../seam/shelf.ts';

/** Jetan on the shelf. */
export const shelf: Shelf = {
  order: 5,
  players: [2, 2],
  minutes: 60,
  hasChance: false,
  variants: ['jetan', 'jetan:burroughs', 'jetan:manator'],
};
