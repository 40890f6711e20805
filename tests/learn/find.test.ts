import { describe, expect, test } from 'vitest';
import { namesOf } from '../support/drawn.ts';
import { positionNamed, squareNamed } from '../../src/game/games/named.ts';
import { choose, isFound, wantedSquares } from '../../src/learn/find.ts';
import type { Finding, MarkTask } from '../../src/learn/task.ts';

const EMPTY_2x2 = `${Array(12).fill('12').join('/')} y - - 0`;

const taskOf = (board: string, position: string, find: Finding, more: Partial<MarkTask> = {}): MarkTask => ({
  id: 'task',
  type: 'mark',
  board,
  position,
  find,
  ...more,
});

const at = ({ board, position }: MarkTask) => positionNamed(board, position);
const wanted = (task: MarkTask): string => namesOf(at(task), wantedSquares(task));

/**
 * Of the four drins, those of the south, M and Z, end above with rank 6, and those of the west, M and N, in the east
 * with file f.
 */
const isAtFront = (name: string): boolean =>
  name[1] === ('MN'.includes(name.charAt(0)) ? 'f' : 'a') ||
  name[2] === ('MZ'.includes(name.charAt(0)) ? '6' : '1');

describe('the squares that a task asks for', () => {
  test.each<[string, MarkTask, string]>([
    [
      'the targets of one piece, whatever the others can reach',
      taskOf('study:1x1', '6/6/6/6/S4S/K5 y - - 0', { of: 'targets', from: 'Ma1' }),
      'Mb1 Mb2',
    ],
    [
      'a target once, though a Swod may become several things on it',
      taskOf('study:1x1', '6/2S3/6/6/6/6 y - - 0', { of: 'targets', from: 'Mc5' }),
      'Mb6 Mc6 Md6',
    ],
    [
      'the propt Swods of one side only, Deldars never',
      taskOf('study:1x1', 's5/d5/6/6/4D1/4SS y - - 0', { of: 'propt', side: 'yellow' }),
      'Me1 Mf1',
    ],
    [
      'the propt Swods of the other side',
      taskOf('study:1x1', 's5/d5/6/6/4D1/4SS y - - 0', { of: 'propt', side: 'blue' }),
      'Ma6',
    ],
    [
      'the pieces of the side to move that can be captured, not those that it can capture',
      taskOf('study:1x1', 'D5/d5/6/6/6/5S y - - 0', { of: 'danger' }),
      'Ma6',
    ],
    [
      'the pieces with their first move',
      taskOf('study:1x2:first', '6/6/6/6/6/6/6/6/2S3/S5/6/6 y - - 0', { of: 'fresh' }),
      'Ma3',
    ],
    [
      'each piece that can vault once, however many vaults it has',
      taskOf('study:1x1', '6/6/S5/S5/S5/DSSS1K y - - 0', { of: 'vaulters' }),
      'Ma1',
    ],
    [
      'no vaulter where no line leads to one',
      taskOf('study:1x1', '6/6/6/6/6/D5 y - - 0', { of: 'vaulters' }),
      '',
    ],
    [
      'the pieces that give Kaida',
      taskOf('study:1x1', '2j2h/6/6/4m1/2K2d/6 y - - 0', { of: 'attackers' }),
      'Me3 Mc6',
    ],
    ['none where there is no Kaida', taskOf('study:1x1', '5j/6/6/6/2K3/6 y - - 0', { of: 'attackers' }), ''],
    [
      'only those among which is asked',
      taskOf('study:1x1', '6/6/6/6/6/K5 y - - 0', { of: 'targets', from: 'Ma1' }, { among: ['Mb2', 'Mc3'] }),
      'Mb2',
    ],
  ])('%s', (_, task, squares) => {
    expect(wanted(task).split(' ').toSorted()).toEqual(squares.split(' ').toSorted());
  });

  test('of a drin are its 36 squares', () => {
    const names = wanted(taskOf('study:2x2', EMPTY_2x2, { of: 'drin', drin: 'Neemu' })).split(' ');
    expect(names).toHaveLength(36);
    expect(names.every((name) => name.startsWith('N'))).toBe(true);
  });

  test('at the fronts are those on both sides of each line between two drins, and no edge of the board', () => {
    const names = wanted(taskOf('study:2x2', EMPTY_2x2, { of: 'fronts' })).split(' ');
    const all = 'MZNL'
      .split('')
      .flatMap((drin) =>
        'abcdef'.split('').flatMap((file) => '123456'.split('').map((rank) => drin + file + rank)),
      );
    expect(names.toSorted()).toEqual(all.filter(isAtFront).toSorted());
  });
});

describe('a square that is chosen', () => {
  const task = taskOf(
    'study:1x1',
    '6/6/6/6/6/K5 y - - 0',
    { of: 'targets', from: 'Ma1' },
    { among: ['Ma2', 'Mb1', 'Mc1'] },
  );
  const chosen = (name: string) => choose(task, squareNamed(at(task), name));

  test('is right, wrong with the reason of the rules, or not asked about', () => {
    expect(chosen('Ma2')).toEqual({ verdict: 'right' });
    expect(chosen('Mc1')).toMatchObject({ verdict: 'wrong', refusal: { code: 'not-its-move' } });
    expect(chosen('Mb2')).toEqual({ verdict: 'not-asked' });
  });

  test('is wrong without a reason where no move is asked for', () => {
    const drin = taskOf('study:1x2', '6/6/6/6/6/6/6/6/6/6/6/6 y - - 0', { of: 'drin', drin: 'Neemu' });
    expect(choose(drin, squareNamed(at(drin), 'Ma1'))).toEqual({ verdict: 'wrong', refusal: null });
  });

  test('solves the task with all the others, or alone where any will do', () => {
    const [first = 0, second = 0] = wantedSquares(task);
    expect([[], [first], [first, second]].map((marked) => isFound(task, marked))).toEqual([
      false,
      false,
      true,
    ]);
    const any: MarkTask = { ...task, any: true };
    expect([[], [second]].map((marked) => isFound(any, marked))).toEqual([false, true]);
  });
});
