import type { Shelf } from '../../seam/shelf.ts';

/** Parcheesi on the shelf. */
export const shelf: Shelf = {
  order: 19,
  players: [2, 4],
  minutes: 45,
  hasChance: true,
  variants: ['parcheesi:2', 'parcheesi:3', 'parcheesi:4'],
};
