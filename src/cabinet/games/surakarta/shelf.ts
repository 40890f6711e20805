import type { Shelf } from '../../seam/shelf.ts';

/** Surakarta on the shelf. */
export const shelf: Shelf = {
  order: 10,
  players: [2, 2],
  minutes: 15,
  hasChance: false,
  variants: ['surakarta'],
};
