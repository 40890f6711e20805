import type { AnyGame } from '../seam/game.ts';
import { gameIn, type Shelf } from '../seam/shelf.ts';

/** A game on the shelf, before it is opened. */
export interface Shelved extends Shelf {
  readonly id: string;
  readonly load: () => Promise<AnyGame>;
}

const KNOWN = import.meta.glob<Shelf>('./*/shelf.ts', { eager: true, import: 'shelf' });
const GAMES = import.meta.glob<AnyGame>('./*/game.ts', { import: 'game' });

/** The games that can be played on the page, in the order of the shelf: one for each folder beside this file. */
export const SHELF: readonly Shelved[] = Object.entries(GAMES)
  .flatMap(([path, load]) => {
    const shelf = KNOWN[path.replace('game.ts', 'shelf.ts')];
    return shelf === undefined ? [] : Object.assign({ id: gameIn(path), load }, shelf);
  })
  .toSorted((one, other) => one.order - other.order);

export const shelved = (id: string): Shelved | undefined => SHELF.find((game) => game.id === id);
