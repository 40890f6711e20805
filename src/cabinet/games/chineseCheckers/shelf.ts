import type { Shelf } from '../../seam/shelf.ts';

/** Chinese checkers on the shelf. */
export const shelf: Shelf = {
  order: 17,
  players: [2, 6],
  minutes: 30,
  hasChance: false,
  variants: [
    'chinese-checkers:2',
    'chinese-checkers:3',
    'chinese-checkers:4',
    'chinese-checkers:5',
    'chinese-checkers:6',
  ],
};
