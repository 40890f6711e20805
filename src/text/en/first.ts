import { computerWords } from './computer.ts';
import { gameWords } from './game.ts';
import { shellWords } from './shell.ts';
import { tableWords } from './table.ts';
import { turnWords } from './turn.ts';
import { viewsWords } from './views.ts';

/** The texts that the table needs, and every page may use. They come with the first load. */
export const firstWords = {
  ...gameWords,
  ...tableWords,
  ...turnWords,
  ...computerWords,
  ...shellWords,
  ...viewsWords,
} as const;
