import type { Shelf } from '../../seam/shelf.ts';

/** Jacks and Witches 84 on the shelf. */
export const shelf: Shelf = {
  order: 15,
  players: [2, 2],
  minutes: 120,
  hasChance: false,
  variants: ['jacks-and-witches'],
};
