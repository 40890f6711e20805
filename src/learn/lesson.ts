import type { Task } from './task.ts';

/** The chapters in the order of the course. */
export const CHAPTERS = [
  'board',
  'first-pieces',
  'deldar',
  'propt',
  'fronts',
  'paktun',
  'free-pieces',
  'first-moves',
  'vaulting',
  'pallan',
  'kaida',
  'endings',
  'fluttember',
  'small-games',
  'great-game',
] as const;
export type Chapter = (typeof CHAPTERS)[number];

/**
 * The words of a lesson, ICU messages by key: its title, its aim in one sentence, the line to remember; of each task what
 * is asked (`ID`), a hint (`ID.hint`), what is said when it is done (`ID.done`); and, where the common words for a wrong try
 * will not do, words of its own (`ID.CODE`).
 */
export interface LessonWords {
  readonly title: string;
  readonly aim: string;
  readonly remember: string;
  readonly [key: string]: string;
}

/** A lesson as plain data, in a file of its own. */
export interface Lesson {
  /** Its address, `/learn/ID`. */
  readonly id: string;
  readonly chapter: Chapter;
  /** Its place among the lessons of its chapter, the least first. */
  readonly place: number;
  /** The small game that its pupils are ready for when they have done it. */
  readonly plays?: string;
  readonly tasks: readonly Task[];
  readonly words: LessonWords;
}
