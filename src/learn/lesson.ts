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
  'larger-games',
] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** A lesson as plain data, in a file of its own. Its words are in `src/text`. */
export interface Lesson {
  /** Its address, `/learn/ID`. */
  readonly id: string;
  readonly chapter: Chapter;
  /** Its place among the lessons of its chapter, the lowest first. */
  readonly place: number;
  /** The small game that its pupils are ready for when they have done it. */
  readonly plays?: string;
  readonly tasks: readonly Task[];
}
