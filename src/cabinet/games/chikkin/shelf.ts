import type { Shelf } from '../../seam/shelf.ts';

/** Chikkin on the shelf. */
export const shelf: Shelf = {
  order: 6,
  players: [2, 2],
  minutes: 30,
  hasChance: false,
  variants: ['chikkin'],
};
