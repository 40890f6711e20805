import { CHAPTERS, type Chapter, type Lesson } from './lesson.ts';

/** Every lesson is a file in the folder, so a new lesson is a new file. */
const FILES = import.meta.glob<{ readonly lesson: Lesson }>('./lessons/*.ts', { eager: true });

const rank = ({ chapter, place }: Lesson): number => CHAPTERS.indexOf(chapter) * 1000 + place;

/** All lessons in the order of the course. */
export const LESSONS: readonly Lesson[] = Object.values(FILES)
  .map(({ lesson }) => lesson)
  .toSorted((a, b) => rank(a) - rank(b));

export const lessonsOf = (chapter: Chapter): readonly Lesson[] =>
  LESSONS.filter((lesson) => lesson.chapter === chapter);

/** The lesson with this id; undefined if there is none. */
export const findLesson = (id: string): Lesson | undefined => LESSONS.find((lesson) => lesson.id === id);

/** The lesson after this one; undefined after the last. */
export const lessonAfter = (lesson: Lesson): Lesson | undefined => LESSONS[LESSONS.indexOf(lesson) + 1];
