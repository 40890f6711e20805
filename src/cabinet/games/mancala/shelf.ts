import type { Shelf } from '../../seam/shelf.ts';

/** Mancala on the shelf. */
export const shelf: Shelf = {
  order: 3,
  players: [2, 2],
  minutes: 10,
  hasChance: false,
  variants: ['mancala:egyptian', 'mancala:ethiopian', 'mancala:nigerian'],
};
