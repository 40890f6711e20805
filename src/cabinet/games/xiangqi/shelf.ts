import type { Shelf } from '../../seam/shelf.ts';

/** Xiangqi on the shelf. */
export const shelf: Shelf = {
  order: 7,
  players: [2, 2],
  minutes: 60,
  hasChance: false,
  variants: ['xiangqi'],
};
