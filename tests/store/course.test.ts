import { describe, expect, test } from 'vitest';
import { squareNamed } from '../../src/game/games/named.ts';
import { findLesson, LESSONS, type Lesson } from '../../src/learn/index.ts';
import { takeLesson, type LessonRun } from '../../src/store/course/lesson.ts';
import { createProgress } from '../../src/store/course/progress.ts';
import { nextLesson, standOf } from '../../src/store/course/stand.ts';
import { KEYS } from '../../src/store/kept/storage.ts';
import { memoryKeeper } from './memoryKeeper.ts';

function lessonNamed(id: string): Lesson {
  const lesson = findLesson(id);
  if (lesson === undefined) throw new Error(`no lesson has the id ${id}`);
  return lesson;
}

function move({ exercise }: LessonRun, from: string, to: string): void {
  const { position, choose } = exercise.getState();
  choose(squareNamed(position, from));
  choose(squareNamed(position, to));
}

const mark = ({ exercise }: LessonRun, ...names: readonly string[]): void => {
  for (const name of names) exercise.getState().choose(squareNamed(exercise.getState().position, name));
};

describe('a lesson', () => {
  test('is taken task by task, and is remembered', () => {
    const keeper = memoryKeeper();
    const progress = createProgress(keeper);
    const run = takeLesson(lessonNamed('king'), progress);
    mark(run, 'Mb2', 'Mc2', 'Md2', 'Mb3', 'Md3', 'Mb4', 'Mc4', 'Md4');
    expect(run.exercise.getState().phase).toBe('solved');
    run.store.getState().next();
    move(run, 'Mb2', 'Mc3');
    move(run, 'Mc3', 'Md4');
    run.store.getState().next();
    move(run, 'Mc3', 'Mc4');
    move(run, 'Mc4', 'Md4');
    move(run, 'Md4', 'Me3');
    run.store.getState().next();
    for (const answer of ['yes', 'no', 'no']) {
      run.store.getState().answer(answer);
      expect(run.exercise.getState().phase).toBe('solved');
      run.store.getState().next();
    }
    expect(run.store.getState()).toMatchObject({ isOver: true, slips: 0 });
    const again = createProgress(keeper).getState().progress;
    expect(standOf(lessonNamed('king'), again)).toEqual({ solved: 4, isDone: true, isClean: true });
  });

  test('resumes where it was left', () => {
    const progress = createProgress(memoryKeeper());
    mark(takeLesson(lessonNamed('squares'), progress), 'Mc4');
    const run = takeLesson(lessonNamed('squares'), progress);
    expect(run.store.getState()).toMatchObject({ at: 1, slips: null });
  });

  test('is done only when no task was left out', () => {
    const run = takeLesson(lessonNamed('squares'), createProgress(memoryKeeper()));
    run.store.getState().goTo(3);
    mark(run, 'Ma1', 'Md3', 'Me6');
    run.store.getState().next();
    expect(run.store.getState()).toMatchObject({ isOver: false, at: 0 });
    mark(run, 'Mc4');
    run.store.getState().next();
    mark(run, 'Mf1');
    run.store.getState().next();
    run.store.getState().answer('Mb5');
    run.store.getState().next();
    mark(run, 'Ma1', 'Md3', 'Me6');
    run.store.getState().next();
    expect(run.store.getState()).toMatchObject({ isOver: true, slips: null });
  });

  test('says why a try is wrong: by the task, by the engine, by the answer', () => {
    const run = takeLesson(lessonNamed('king'), createProgress(memoryKeeper()));
    const words = () => run.exercise.getState().remark?.words;
    mark(run, 'Mf6');
    expect(words()).toBe('No King moves like that. It goes one step, straight or diagonally.');
    run.store.getState().goTo(1);
    move(run, 'Mb2', 'Mb3');
    expect(words()).toBe('That is allowed, but then too few moves are left for the rest.');
    run.store.getState().goTo(2);
    move(run, 'Mc3', 'Md3');
    expect(run.exercise.getState().told?.words).toBe(
      'That would leave the King in Kaida: the Swod on Mortil C4 could capture it.',
    );
    run.store.getState().goTo(3);
    run.store.getState().answer('no');
    expect(words()).toContain('It may. Yellow King moves one square');
    expect(run.exercise.getState().phase).toBe('asking');
  });

  test('names the piece that takes, and the answer that remains', () => {
    const run = takeLesson(lessonNamed('hyrkaida'), createProgress(memoryKeeper()));
    const words = () => run.exercise.getState().remark?.words;
    run.store.getState().goTo(2);
    move(run, 'Ma5', 'Ma6');
    expect(words()).toBe('That is allowed, but Blue can still answer: King to Mortil C5.');
    const safe = takeLesson(lessonNamed('promotion'), createProgress(memoryKeeper()));
    safe.store.getState().goTo(2);
    move(safe, 'Me3', 'Me4');
    expect(safe.exercise.getState().remark?.words).toBe(
      'That is allowed, but then Blue’s Deldar captures on Mortil E4.',
    );
  });

  test('says how a piece crosses a front, and mentions a first move while the piece has it', () => {
    const run = takeLesson(lessonNamed('first-swod'), createProgress(memoryKeeper()));
    mark(run, 'Mb3');
    expect(run.exercise.getState().remark?.words).toContain('up to three steps with its first move');
    const halted = takeLesson(lessonNamed('hikdar'), createProgress(memoryKeeper()));
    mark(halted, 'Na1');
    expect(halted.exercise.getState().remark?.words).toContain('only with the first step of a move');
  });

  test('says in a lesson’s own words why a friendly piece is no target, and still picks it up', () => {
    const run = takeLesson(lessonNamed('fluttember'), createProgress(memoryKeeper()));
    move(run, 'Zb1', 'Mb1');
    const { told, selection, position } = run.exercise.getState();
    expect(told?.words).toContain('That is a Jiktar');
    expect(selection).toBe(squareNamed(position, 'Mb1'));
  });

  test.each([
    ['squares', 2, 'Me5', 'The number is right: look again at the letter.'],
    ['squares', 2, 'Mb2', 'The letter is right: look again at the number.'],
    ['drins', 3, 'Nc5', 'Look again: which drin is the sun in?'],
    ['hyrkaida', 0, 'playing', 'Yellow has no legal move left'],
    ['hyrkaida', 1, 'hyrkaida', 'still has a move, Hikdar Mortil C2 to Mortil A4.'],
    ['tikaida', 0, 'hyrkaida', 'its King is not in Kaida'],
    ['nikaida', 1, 'nikaida', 'can still capture the last piece'],
    ['nikaida', 1, 'draw', 'only the two Kings are left'],
    ['nikaida', 3, 'playing', 'one turn does not save it'],
    ['draks-city', 3, 'to-the-death', 'both sides still have pieces'],
  ])('says what an answer has overlooked: %s, task %i, %s', (id, task, answer, why) => {
    const run = takeLesson(lessonNamed(id), createProgress(memoryKeeper()));
    run.store.getState().goTo(task);
    run.store.getState().answer(answer);
    expect(run.exercise.getState().remark).toMatchObject({ tone: 'wrong' });
    expect(run.exercise.getState().remark?.words).toContain(why);
  });

  test.each([
    ['fluttember', 1, 'Zb2'],
    ['fluttember', 1, 'Mb6'],
    ['fronts', 0, 'Mb6'],
    ['ranking-deldars', 2, 'Ma3'],
  ])('does not judge a square that is not asked about: %s, task %i, %s', (id, task, square) => {
    const run = takeLesson(lessonNamed(id), createProgress(memoryKeeper()));
    run.store.getState().goTo(task);
    mark(run, square);
    const { remark, chosen } = run.exercise.getState();
    expect(remark?.words).toBe('Only the squares with a sun are asked about.');
    expect(chosen).toEqual([]);
  });

  test('counts a slip only for a square that is asked about', () => {
    const run = takeLesson(lessonNamed('fronts'), createProgress(memoryKeeper()));
    mark(run, 'Mb6');
    expect(run.store.getState().slips).toBe(0);
    mark(run, 'Mc5');
    expect(run.store.getState().slips).toBe(1);
  });

  test('gives a hint for each square that is left to find', () => {
    const run = takeLesson(lessonNamed('king'), createProgress(memoryKeeper()));
    const { giveHint } = run.store.getState();
    const hinted = (): readonly number[] => run.exercise.getState().shown.squares;
    const king = hinted();
    giveHint();
    giveHint();
    const [first = -1] = hinted();
    run.exercise.getState().choose(first);
    expect(run.store.getState()).toMatchObject({ hint: '', hints: 0 });
    expect(hinted()).toEqual(king);
    giveHint();
    giveHint();
    expect(hinted()).not.toEqual([first]);
    expect(run.store.getState().hint).toContain('Mortil');
  });

  test('counts no slip for a square that is touched once all have been found', () => {
    const run = takeLesson(lessonNamed('king'), createProgress(memoryKeeper()));
    mark(run, 'Mb2', 'Mc2', 'Md2', 'Mb3', 'Md3', 'Mb4', 'Mc4', 'Md4');
    const { remark } = run.exercise.getState();
    mark(run, 'Ma1');
    expect(run.exercise.getState()).toMatchObject({ phase: 'solved', remark });
    expect(run.store.getState().slips).toBe(0);
  });

  test('gives hints in steps: words, the piece, its route; and one of them is a slip', () => {
    const run = takeLesson(lessonNamed('king'), createProgress(memoryKeeper()));
    run.store.getState().next();
    const hints = [1, 2, 3, 4].map(() => {
      run.store.getState().giveHint();
      return run.store.getState().hint;
    });
    expect(hints[1]).toBe('It is the King on Mortil B2.');
    expect(hints[2]).toBe('From Mortil B2 to Mortil C3.');
    expect(hints[3]).toBe(hints[2]);
    expect(run.exercise.getState().shown.routes).toHaveLength(1);
    expect(run.store.getState().slips).toBe(4);
  });
});

describe('progress', () => {
  test('leads on from the lesson that was opened last', () => {
    const progress = createProgress(memoryKeeper());
    const [first, second] = LESSONS;
    if (first === undefined || second === undefined) throw new Error('there are no lessons');
    expect(nextLesson(progress.getState().progress)).toBe(first);
    progress.getState().open(first.id);
    for (const { id } of first.tasks) progress.getState().solve(first.id, id);
    expect(nextLesson(progress.getState().progress)).toBe(second);
    for (const lesson of LESSONS) for (const { id } of lesson.tasks) progress.getState().solve(lesson.id, id);
    expect(nextLesson(progress.getState().progress)).toBeNull();
    progress.getState().reset();
    expect(progress.getState().progress).toEqual({ solved: {}, clean: [], last: null });
  });

  test('that is damaged, or of a later version, is put aside', () => {
    for (const damaged of ['{', '{"version":1}', '{"version":2,"solved":{},"clean":[],"last":null}']) {
      const keeper = memoryKeeper(new Map([[KEYS.progress, damaged]]));
      const progress = createProgress(keeper);
      expect(progress.getState()).toMatchObject({ wasDamaged: true, progress: { last: null } });
      expect(keeper.read(`${KEYS.progress}.damaged.1`)).toBe(damaged);
    }
  });

  test('of two tabs is added up', () => {
    const keeper = memoryKeeper();
    const [one, other] = [createProgress(keeper), createProgress(keeper)];
    one.getState().solve('king', 'walk');
    other.getState().solve('king', 'where');
    one.getState().reread();
    expect(one.getState().progress.solved['king']).toEqual(['walk', 'where']);
  });

  test('that cannot be kept says so, and goes on', () => {
    const keeper = { ...memoryKeeper(), write: () => false };
    const progress = createProgress(keeper);
    progress.getState().solve('king', 'walk');
    progress.getState().solve('king', 'where');
    expect(progress.getState()).toMatchObject({ saved: false });
    expect(progress.getState().progress.solved['king']).toEqual(['walk', 'where']);
  });
});
