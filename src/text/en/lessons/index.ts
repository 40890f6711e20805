/**
 * The words of a lesson, ICU messages by key: its title, its aim in one sentence, and the line to remember; for each
 * task, what is asked (`ID`), a hint (`ID.hint`) and what is said when it is done (`ID.done`); and, where the common
 * words for a wrong try will not do, words of its own (`ID.CODE`).
 */
export type LessonWords = Readonly<Record<string, string>>;

const FILES = import.meta.glob<LessonWords>(['./*.ts', '!./index.ts'], { eager: true, import: 'words' });

/** The words of every lesson, by its id; one file per lesson. */
export const LESSON_WORDS: Readonly<Record<string, LessonWords>> = Object.fromEntries(
  Object.entries(FILES).map(([path, words]) => [path.slice(2, -3), words]),
);
