import { memoised } from '../../engine/index.ts';
import { shelved, type Shelved } from '../../cabinet/games/shelf.ts';
import type { AnyGame } from '../../cabinet/seam/game.ts';
import { loadSay, type Say } from '../../text/cabinet/table.ts';

/** A game of the cabinet with its words, ready to be shown. */
export interface OpenedGame {
  readonly game: AnyGame;
  readonly say: Say;
}

const loading = memoised(async ({ id, load }: Shelved): Promise<OpenedGame> => {
  const [game, say] = await Promise.all([load(), loadSay(id)]);
  return { game, say };
});

/** Loads a game and its words, only once; null for one that is not on the shelf. */
export function openedGame(id: string): Promise<OpenedGame> | null {
  const game = shelved(id);
  return game === undefined ? null : loading(game);
}
