import type { Shelf } from '../../seam/shelf.ts';

/** Mu torere on the shelf. */
export const shelf: Shelf = {
  order: 12,
  players: [2, 2],
  minutes: 5,
  hasChance: false,
  variants: ['mu-torere'],
};
