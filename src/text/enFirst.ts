import { englishComputer } from './enComputer.ts';
import { englishGame } from './enGame.ts';
import { englishShell } from './enShell.ts';
import { englishTable } from './enTable.ts';
import { englishTurn } from './enTurn.ts';
import { englishViews } from './enViews.ts';

/** The texts that the table needs, and every page may use. They come with the first load. */
export const englishFirst = {
  ...englishGame,
  ...englishTable,
  ...englishTurn,
  ...englishComputer,
  ...englishShell,
  ...englishViews,
} as const;
