import type { Shelf } from '../../seam/shelf.ts';

/** Latrunculi on the shelf. */
export const shelf: Shelf = {
  order: 9,
  players: [2, 2],
  minutes: 30,
  hasChance: false,
  variants: ['latrunculi'],
};
