import type { Shelf } from '../../seam/shelf.ts';

/** Tac tix on the shelf. */
export const shelf: Shelf = {
  order: 13,
  players: [2, 2],
  minutes: 5,
  hasChance: false,
  variants: ['tac-tix'],
};
