import { gameIn } from '../../cabinet/seam/shelf.ts';

/** The words of one game of the cabinet, by keys of its own. */
export type GameWords = Readonly<Record<string, string>>;

const FOUND = import.meta.glob<GameWords>('../../cabinet/games/*/words/game.ts', { import: 'words' });

/** How the words of each game are loaded, by its id. */
export const GAME_WORDS: Readonly<Record<string, () => Promise<GameWords>>> = Object.fromEntries(
  Object.entries(FOUND).map(([path, load]) => [gameIn(path), load]),
);
