import { describe, expect, test } from 'vitest';
import { CHAPTERS, LESSONS, lessonsOf } from '../../src/learn/index.ts';
import { faultsOf } from './checkLesson.ts';

describe('the course', () => {
  test.each(LESSONS.map((lesson) => ({ id: lesson.id, lesson })))('lesson $id', ({ lesson }) => {
    expect(faultsOf(lesson)).toEqual([]);
  });

  test('each lesson has an address and a place of its own', () => {
    expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(LESSONS.length);
    for (const chapter of CHAPTERS) {
      const places = lessonsOf(chapter).map(({ place }) => place);
      expect(new Set(places).size).toBe(places.length);
    }
  });
});
