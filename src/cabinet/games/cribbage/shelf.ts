import type { Shelf } from '../../seam/shelf.ts';

/** Cribbage on the shelf. */
export const shelf: Shelf = {
  order: 18,
  players: [2, 4],
  minutes: 30,
  hasChance: true,
  variants: [
    'cribbage:2-121',
    'cribbage:2-61',
    'cribbage:3-121',
    'cribbage:3-61',
    'cribbage:4-121',
    'cribbage:4-61',
  ],
};
