import { describe, expect, test } from 'vitest';
import { CHAPTERS, findLesson, LESSONS, lessonsOf } from '../../src/learn/index.ts';
import { SCHOOL_GAMES } from '../../src/learn/school/games.ts';
import { faultsOf } from './checkLesson.ts';

describe('the course', () => {
  test.each(LESSONS.map((lesson) => ({ id: lesson.id, lesson })))('lesson $id', ({ lesson }) => {
    expect(faultsOf(lesson)).toEqual([]);
  });

  test.each(SCHOOL_GAMES)('$id is introduced by a lesson, and a lesson leads to it', ({ id, lesson }) => {
    expect(findLesson(lesson)).toBeDefined();
    expect(LESSONS.some(({ plays }) => plays === id)).toBe(true);
  });

  test('each lesson has its own address and place', () => {
    expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(LESSONS.length);
    for (const chapter of CHAPTERS) {
      const places = lessonsOf(chapter).map(({ place }) => place);
      expect(new Set(places).size).toBe(places.length);
    }
  });
});
