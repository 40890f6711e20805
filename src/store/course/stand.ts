import { LESSONS, type Lesson } from '../../learn/index.ts';
import type { Progress } from './progress.ts';

/** A player's progress in a lesson. */
export interface Stand {
  /** Tasks that are done. */
  readonly solved: number;
  readonly isDone: boolean;
  /** It was once completed without a mistake. */
  readonly isClean: boolean;
}

export function standOf({ id, tasks }: Lesson, { solved, clean }: Progress): Stand {
  const done = tasks.filter((task) => solved[id]?.includes(task.id) === true).length;
  return { solved: done, isDone: done === tasks.length, isClean: clean.includes(id) };
}

/**
 * The lesson to go on with: the one opened last if it is not completed, else the next one after it that is not, else
 * any other; null if all are completed.
 */
export function nextLesson(progress: Progress): Lesson | null {
  const last = Math.max(
    0,
    LESSONS.findIndex(({ id }) => id === progress.last),
  );
  const inTurn = [...LESSONS.slice(last), ...LESSONS.slice(0, last)];
  return inTurn.find((lesson) => !standOf(lesson, progress).isDone) ?? null;
}
