import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../../src/game/games/games.ts';
import { gameOf } from '../../src/practice/choosing.ts';
import { faultsOf, positionOf } from '../../src/practice/check.ts';
import {
  formatPuzzles,
  GRADES,
  parsePuzzles,
  puzzleId,
  THEMES,
  type Theme,
} from '../../src/practice/puzzle.ts';
import { PUZZLES } from '../../src/practice/puzzles.ts';
import { drawn } from '../support/budget.ts';

const count = <Item>(items: readonly Item[], is: (item: Item) => boolean): number => items.filter(is).length;

describe('every puzzle is sound: one right move, the theme and grade it claims, a line that reaches its goal', () => {
  test.each(drawn(PUZZLES).map((puzzle) => [puzzle.id, puzzle] as const))(
    '%s',
    (_, puzzle) => {
      expect(faultsOf(puzzle)).toEqual([]);
    },
    300_000, // the hardest proof takes ten seconds on an idle processor
  );
});

describe('the check of a puzzle finds', () => {
  const [first] = PUZZLES;
  const two = PUZZLES.find(({ theme }) => theme === 'hyrkaida-2')!;
  const gain = PUZZLES.find(({ goal }) => goal === 'gain')!;

  test.each([
    ['another id', { ...first!, id: 'zzzzzz' }, 'its id is not its own'],
    [
      'another theme',
      { ...first!, theme: first!.theme === 'save' ? 'kaida' : 'save' },
      'its theme does not fit',
    ],
    ['a move that is not legal', { ...first!, solution: ['Ma1-Ma1'] }, 'its solution is not legal'],
    ['more turns than it takes', { ...two, size: 3 }, 'it asks for less than can be had'],
    [
      'a line cut short',
      { ...two, solution: two.solution.slice(0, 1) },
      'its line does not reach what is asked',
    ],
    [
      'more points than there are',
      { ...gain, size: gain.size + 1 },
      'its solution does not do what is asked',
    ],
    ['fewer points than there are', { ...gain, size: gain.size - 1 }, 'it asks for less than can be had'],
  ] as const)('%s', (_, puzzle, fault) => {
    expect(faultsOf(puzzle)).toContain(fault);
  });

  test('no choice at all', () => {
    const line = 'P1k3/3p2/6/6/6/6/6/6/6/6/4K1/6 b - - 5';
    const aim = { goal: 'save', size: 1 } as const;
    const id = puzzleId('stikitche', line, aim);
    const solution = ['Nd5-Nb6'];
    const only = {
      id,
      variation: 'stikitche',
      ...aim,
      theme: 'save',
      grade: 3,
      seen: 1,
      line,
      solution,
    } as const;
    expect(faultsOf(only)[0]).toBe('it has no other move, so that there is nothing to find');
  });

  test('a second move that works too', () => {
    const kaidas = { ...two, goal: 'save', size: 1, theme: 'save' } as const;
    expect(faultsOf(kaidas).join()).toContain('other moves do what is asked');
  });
});

describe('the puzzles together', () => {
  test('number at least 200, each different', () => {
    expect(PUZZLES.length).toBeGreaterThanOrEqual(200);
    expect(new Set(PUZZLES.map(({ id }) => id)).size).toBe(PUZZLES.length);
  });

  test.each([
    ['vault', 20],
    ['kaida', 20],
    ['hyrkaida-1', 20],
    ['hyrkaida-2', 20],
    ['save', 20],
    ['pastang', 20],
    ['stikitche', 20],
    ['draks-city', 20],
    ['friendly', 5],
  ] as const)('include enough of %s', (theme: Theme, least) => {
    expect(count(PUZZLES, (puzzle) => puzzle.theme === theme)).toBeGreaterThanOrEqual(least);
  });

  test('include every theme, game and grade', () => {
    const lacking = [
      ...THEMES.filter((theme) => count(PUZZLES, (puzzle) => puzzle.theme === theme) === 0),
      ...GAME_IDS.filter((game) => count(PUZZLES, (puzzle) => gameOf(puzzle) === game) < 30),
      ...GRADES.filter((grade) => count(PUZZLES, (puzzle) => puzzle.grade === grade) < 10),
    ];
    expect(lacking).toEqual([]);
  });

  test('include no two of one theme with nearly the same position', () => {
    const stands = PUZZLES.map((puzzle) => ({ puzzle, cells: Array.from(positionOf(puzzle).cells) }));
    const alike = stands.flatMap(({ puzzle, cells }, at) =>
      stands.slice(at + 1).flatMap((other) => {
        if (other.puzzle.variation !== puzzle.variation || other.puzzle.theme !== puzzle.theme) return [];
        const apart = count(
          other.cells.map((code, square) => code !== cells[square]),
          Boolean,
        );
        return apart < 4 ? [`${puzzle.id} and ${other.puzzle.id}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  test('are read back as they were written, and anything else is refused', () => {
    expect(parsePuzzles(formatPuzzles(PUZZLES))).toEqual(PUZZLES);
    expect(() => parsePuzzles('x\ty\n')).toThrow('line 1 is no puzzle');
    expect(() => parsePuzzles(`${formatPuzzles(PUZZLES.slice(0, 1))}\nnothing`)).toThrow('line 3');
  });
});
