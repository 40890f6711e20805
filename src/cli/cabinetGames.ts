import { existsSync, readdirSync } from 'node:fs';
import type { AnyGame, AnyMind } from '../cabinet/seam/game.ts';
import type { AnyRules } from '../cabinet/seam/rules.ts';
import { gameIn, type Shelf } from '../cabinet/seam/shelf.ts';

/** Where the games are: beside this program or, if it is a single file, below the folder in which it is run. */
const BESIDE = new URL('../cabinet/games/', import.meta.url);
const FOLDERS = readdirSync(existsSync(BESIDE) ? BESIDE : 'src/cabinet/games', {
  withFileTypes: true,
}).filter((entry) => entry.isDirectory());

/** A game for programs that run without the page; `load` and `loadMind` are as the shelf and the computer have them. */
export interface GameOfFolder extends Shelf {
  readonly id: string;
  readonly load: () => Promise<AnyGame>;
  readonly loadMind: () => Promise<AnyMind>;
}

// both Node and the bundler that makes a single file of a program understand an `import` with such a name
const importShelf = async (folder: string): Promise<{ readonly shelf: Shelf }> =>
  await import(`../cabinet/games/${folder}/shelf.ts`);
const importGame = async (folder: string): Promise<{ readonly game: AnyGame }> =>
  await import(`../cabinet/games/${folder}/game.ts`);
const importMind = async (folder: string): Promise<{ readonly mind: AnyMind }> =>
  await import(`../cabinet/games/${folder}/mind.ts`);

const games = FOLDERS.map(async ({ name }): Promise<GameOfFolder> => {
  const { shelf } = await importShelf(name);
  const load = async () => (await importGame(name)).game;
  const loadMind = async () => (await importMind(name)).mind;
  return Object.assign({ id: gameIn(name), load, loadMind }, shelf);
});

/** Every game that has a folder, in the order of the shelf. */
export const CABINET_GAMES: readonly GameOfFolder[] = (await Promise.all(games)).toSorted(
  (one, other) => one.order - other.order,
);

/** The rules of every variant of every game. */
export const loadCabinet = async (): Promise<readonly AnyRules[]> =>
  (await Promise.all(CABINET_GAMES.map(async ({ loadMind }) => await loadMind()))).flatMap(
    ({ variants }) => variants,
  );
