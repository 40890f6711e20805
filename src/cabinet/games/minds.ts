import type { AnyMind } from '../seam/game.ts';
import { gameIn } from '../seam/shelf.ts';

const FOUND = import.meta.glob<AnyMind>('./*/mind.ts', { import: 'mind' });

/** What the computer needs to know about each game, by its id; loaded when the computer is first asked to play it. */
export const MINDS: Readonly<Record<string, () => Promise<AnyMind>>> = Object.fromEntries(
  Object.entries(FOUND).map(([path, load]) => [gameIn(path), load]),
);
