import { describe, expect, test } from 'vitest';
import { isSameMove, legalMoves, parseMove, type LegalMove, type Move } from '../../../src/engine/index.ts';
import { positionOf } from '../../../src/practice/check.ts';
import { gainOf, judgeMove } from '../../../src/practice/judging.ts';
import type { PuzzleGoal, Puzzle } from '../../../src/practice/puzzle.ts';
import { PUZZLES } from '../../../src/practice/puzzles.ts';
import { createKept } from '../../../src/store/practice/kept.ts';
import { solvePuzzle } from '../../../src/store/practice/solving.ts';
import { memoryKeeper } from '../memoryKeeper.ts';

const of = (is: (puzzle: Puzzle) => boolean): Puzzle => PUZZLES.find(is)!;
const inOne = of(({ theme }) => theme === 'hyrkaida-1');
const inTwo = of(({ theme }) => theme === 'hyrkaida-2');

function begin(puzzle: Puzzle, kept = createKept(memoryKeeper()), daily: string | null = null) {
  const solving = solvePuzzle(puzzle, kept, daily);
  const { store, exercise } = solving;
  const position = () => exercise.getState().position;
  const make = (move: Move): void => {
    exercise.getState().choose(move.from);
    exercise.getState().choose(move.to);
    if (move.promotion !== undefined) exercise.getState().promote(move.promotion);
  };
  const write = (written: string): void => {
    const read = parseMove(position(), written);
    if (!read.ok) throw new Error(`${written} cannot be read`);
    make(read.value);
  };
  return { kept, store, exercise, position, make, write };
}

/** Legal moves that do not do what is asked. */
function wrongMoves(puzzle: Puzzle): readonly LegalMove[] {
  const position = positionOf(puzzle);
  return legalMoves(position).filter(
    (move) =>
      move.promotion === undefined && move.captures !== 'friend' && !judgeMove(position, puzzle, move).met,
  );
}

describe('a puzzle', () => {
  test('is solved by its right move, on the first try', () => {
    const at = begin(inOne);
    at.write(inOne.solution[0]!);
    expect(at.store.getState()).toMatchObject({ isSolved: true, moves: inOne.solution });
    expect(at.exercise.getState()).toMatchObject({ phase: 'solved', remark: { words: 'Solved!' } });
    expect(at.kept.getState().kept).toMatchObject({ solved: { [inOne.id]: 'clean' }, row: { now: 1 } });
  });

  test.each(['gain', 'kaida', 'hyrkaida', 'save', 'win'] as const)(
    'whose aim is %s says why a try is wrong, takes it back, and can still be solved, with help',
    (goal: PuzzleGoal) => {
      const puzzle = of(
        (known) =>
          known.goal === goal && (goal === 'gain' || known.size === 1) && wrongMoves(known).length > 0,
      );
      const at = begin(puzzle);
      const before = at.position();
      at.make(wrongMoves(puzzle)[0]!);
      expect(at.exercise.getState().phase).toBe('wrong');
      expect(at.exercise.getState().remark?.words.length).toBeGreaterThan(10);
      at.exercise.getState().settle();
      expect(at.position()).toBe(before);
      at.write(puzzle.solution[0]!);
      expect(at.exercise.getState().remark?.words).toBe('Solved, with help.');
      expect(at.kept.getState().kept).toMatchObject({ solved: { [puzzle.id]: 'helped' }, row: { now: 0 } });
    },
  );

  test('that asks to win at once shows the answer to a try that gives something away', () => {
    const puzzle = of(({ goal, size, theme }) => goal === 'win' && size === 1 && theme === 'stikitche');
    const position = positionOf(puzzle);
    const careless = wrongMoves(puzzle).find((move) => gainOf(position, move).points < 0)!;
    const at = begin(puzzle);
    at.make(careless);
    const { answer, words } = at.exercise.getState().remark!;
    const { reply } = gainOf(position, careless);
    expect(reply).not.toBeNull();
    expect(answer).toEqual(reply);
    expect(words).toMatch(/^Not in time\. (Yellow|Blue) answers: /);
  });

  test('in two moves lets the enemy answer, and takes any Hyrkaida after it', () => {
    const at = begin(inTwo);
    at.write(inTwo.solution[0]!);
    expect(at.exercise.getState().phase).toBe('replying');
    at.exercise.getState().settle();
    expect(at.store.getState()).toMatchObject({ isSolved: false, aim: { goal: 'hyrkaida', size: 1 } });
    const mate = legalMoves(at.position()).findLast(
      (move) => judgeMove(at.position(), { goal: 'hyrkaida', size: 1 }, move).met,
    )!;
    at.make(mate);
    expect(at.store.getState().isSolved).toBe(true);
  });

  test('of which another tab had help says so when it is solved, as it is counted', () => {
    const keeper = memoryKeeper();
    const [at, other] = [begin(inOne, createKept(keeper)), begin(inOne, createKept(keeper))];
    other.store.getState().giveHint();
    at.write(inOne.solution[0]!);
    expect(at.exercise.getState().remark?.words).toBe('Solved, with help.');
    expect(at.kept.getState().kept).toMatchObject({ solved: { [inOne.id]: 'helped' }, row: { now: 0 } });
  });

  test('that is solved again with a hint stays so, whatever another tab has open meanwhile', () => {
    const keeper = memoryKeeper();
    const first = begin(inOne, createKept(keeper));
    first.store.getState().giveHint();
    first.write(inOne.solution[0]!);
    const [at, other] = [begin(inOne, createKept(keeper)), begin(inTwo, createKept(keeper))];
    at.store.getState().giveHint();
    other.write(inTwo.solution[0]!);
    at.write(inOne.solution[0]!);
    expect(at.exercise.getState().remark?.words).toBe('Solved, with help.');
    expect(at.kept.getState().kept.solved).toMatchObject({ [inOne.id]: 'helped' });
  });

  test('resumes after a reload where it was left, with hints and wrong tries remembered', () => {
    const texts = new Map<string, string>();
    const at = begin(inTwo, createKept(memoryKeeper(texts)));
    at.store.getState().giveHint();
    at.write(inTwo.solution[0]!);
    const again = begin(inTwo, createKept(memoryKeeper(texts)));
    expect(again.store.getState()).toMatchObject({
      moves: inTwo.solution.slice(0, 2),
      aim: { size: 1 },
      isSpoiled: true,
    });
    again.write(inTwo.solution[2]!);
    expect(again.exercise.getState().remark?.words).toBe('Solved, with help.');
  });

  test('is solved with help after a wrong try, even if another puzzle was opened in between', () => {
    const { kept, make } = begin(inTwo);
    make(wrongMoves(inTwo)[0]!);
    begin(inOne, kept).store.getState().giveHint();
    const again = begin(inTwo, kept);
    expect(again.store.getState()).toMatchObject({ moves: [], isSpoiled: true });
    again.write(inTwo.solution[0]!);
    again.exercise.getState().settle();
    again.write(inTwo.solution[2]!);
    expect(again.exercise.getState().remark?.words).toBe('Solved, with help.');
    expect(kept.getState().kept.solved).toEqual({ [inTwo.id]: 'helped' });
  });

  test('has the answer of its solution, also where that promotes', () => {
    const promoting = PUZZLES.filter(({ solution }) => solution[1]?.includes('=') === true);
    expect(promoting.length).toBeGreaterThan(0);
    for (const puzzle of promoting) {
      const at = begin(puzzle);
      at.write(puzzle.solution[0]!);
      expect(at.store.getState().moves).toEqual(puzzle.solution.slice(0, 2));
    }
  });

  test('starts again if what was kept is not a beginning of it', () => {
    for (const moves of [['nonsense', 'more'], [inTwo.solution[0]!], [...inTwo.solution, 'x']]) {
      const kept = createKept(memoryKeeper());
      kept.getState().follow({ id: inTwo.id, moves, isSpoiled: true });
      expect(begin(inTwo, kept).store.getState()).toMatchObject({ moves: [], isSpoiled: true });
    }
  });

  test('gives hints in steps: words, the piece, the move; then no more', () => {
    const at = begin(inOne);
    const first = parseMove(at.position(), inOne.solution[0]!);
    const from = first.ok ? first.value.from : -1;
    const give = () => {
      at.store.getState().giveHint();
      return { words: at.store.getState().hint, shown: at.exercise.getState().shown };
    };
    expect(give().shown).toEqual({ squares: [], routes: [] });
    expect(give()).toMatchObject({ words: expect.stringContaining('It is the'), shown: { squares: [from] } });
    const last = give();
    expect(last.words).toContain('The move:');
    expect(first.ok && isSameMove({ from, to: last.shown.routes[0]!.to }, { from, to: first.value.to })).toBe(
      true,
    );
    expect(give().words).toBe(last.words);
    expect(at.kept.getState().kept.open).toMatchObject({ id: inOne.id, isSpoiled: true });
  });

  test('gives hints for the next step, even while a wrong move is shown or an answer is due', () => {
    const hints = (at: ReturnType<typeof begin>): readonly string[] =>
      [1, 2, 3].map(() => {
        at.store.getState().giveHint();
        return at.store.getState().hint;
      });
    const calm = hints(begin(inTwo));
    const at = begin(inTwo);
    const read = parseMove(at.position(), inTwo.solution[0]!);
    at.make(wrongMoves(inTwo).find(({ from }) => read.ok && from === read.value.from)!);
    expect(at.exercise.getState().phase).toBe('wrong');
    expect(hints(at)).toEqual(calm);

    const later = begin(inTwo);
    later.write(inTwo.solution[0]!);
    later.exercise.getState().settle();
    const after = hints(later);
    const soon = begin(inTwo);
    soon.write(inTwo.solution[0]!);
    expect(soon.exercise.getState().phase).toBe('replying');
    expect(hints(soon)).toEqual(after);
  });

  test('of the day makes the day count', () => {
    const at = begin(inOne, createKept(memoryKeeper()), '2026-11-21');
    at.write(inOne.solution[0]!);
    expect(at.kept.getState().kept.days).toEqual(['2026-11-21']);
  });

  test('can be tried again', () => {
    const at = begin(inOne);
    const before = at.position();
    at.write(inOne.solution[0]!);
    at.store.getState().restart();
    expect(at.position()).toEqual(before);
    expect(at.store.getState()).toMatchObject({ isSolved: false, moves: [] });
    at.write(inOne.solution[0]!);
    expect(at.store.getState().isSolved).toBe(true);
  });
});
