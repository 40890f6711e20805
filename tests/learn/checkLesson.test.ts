import { describe, expect, test } from 'vitest';
import { findLesson, type Lesson, type PlayTask } from '../../src/learn/index.ts';
import { wordsOf } from '../../src/text/learn/lessons.ts';
import { faultsOf } from './checkLesson.ts';

const king = findLesson('king');
if (king === undefined) throw new Error('the lesson on the King is gone');

const walk = king.tasks.find(({ id }) => id === 'walk');
if (walk?.type !== 'play') throw new Error('its task is gone');

/** The lesson with one task changed. */
const changed = (changes: Partial<PlayTask>): Lesson => ({
  ...king,
  tasks: king.tasks.map((task) => (task === walk ? { ...walk, ...changes } : task)),
});

describe('a wrong lesson is told apart from a right one', () => {
  test('by a position that is not legal', () => {
    expect(faultsOf(changed({ position: '6/6/6/6/1K4 y - - 0' })).join()).toContain('rank-count');
  });

  test('by a solution that does not solve it, or is longer than necessary', () => {
    expect(faultsOf(changed({ solution: ['Mb2-Mb3', 'Mb3-Mc4'] })).join()).toContain('wrong: too-slow');
    const long = changed({ moves: 3, solution: ['Mb2-Mb3', 'Mb3-Mc4', 'Mc4-Md4'] });
    expect(faultsOf(long).join()).toContain('takes 2 3 moves');
  });

  test('by a wrong try that is right, or is wrong for another reason', () => {
    expect(faultsOf(changed({ wrong: [{ moves: ['Mb2-Mc3'], why: 'too-slow' }] })).join()).toContain(
      'not wrong',
    );
    expect(faultsOf(changed({ wrong: [{ moves: ['Mb2-Mb3'], why: 'blocked' }] })).join()).toContain(
      'not by blocked',
    );
  });

  test('by another piece that solves it, unless the task says so', () => {
    const helped = { position: '6/6/6/6/1K1S2/6 y - - 0' };
    expect(faultsOf(changed(helped)).join()).toContain('Md2-Md3 Md3-Md4 solves it too');
    expect(faultsOf(changed({ ...helped, otherWays: true }))).toEqual([]);
    expect(faultsOf(changed({ otherWays: true })).join()).toContain('nothing else solves it');
  });

  test('by words that are missing or that nothing uses', () => {
    const { 'walk.hint': _, ...rest } = wordsOf(king);
    expect(faultsOf(king, { ...rest, aim: '', dance: 'x' })).toEqual([
      'no words for aim',
      'no words for walk.hint',
      'words that nothing asks for: dance',
    ]);
  });

  test('by a question with the same answer for all moves', () => {
    const harm = king.tasks.find(({ type }) => type === 'legal');
    if (harm?.type !== 'legal') throw new Error('its question is gone');
    const easy = { ...harm, moves: harm.moves.filter(({ is }) => is === 'legal') };
    const tasks = king.tasks.map((task) => (task === harm ? easy : task));
    expect(faultsOf({ ...king, tasks }).join()).toContain('one answer is right for all moves');
  });
});
