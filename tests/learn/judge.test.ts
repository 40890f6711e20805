import { describe, expect, test } from 'vitest';
import { formatCoordinates, formatSquare, legalMoves, positionAfter } from '../../src/engine/index.ts';
import { moveNamed, positionNamed, squareNamed } from '../../src/game/games/named.ts';
import {
  begin,
  judge,
  leastTurns,
  LESSONS,
  nameOptions,
  openSquares,
  type TaskGoal,
  type PlayTask,
} from '../../src/learn/index.ts';
import { ANSWERS } from '../../src/learn/task.ts';
import { LONE, reach, taskOf, verdictOf } from './playing.ts';

describe('a move in a task', () => {
  test('is refused with the engine’s reason', () => {
    expect(verdictOf(taskOf('study:1x1', LONE, reach('Mc5')), 'Mc3-Md5')).toBe('refused: not-its-move');
  });

  test('may reach the squares in any order while the opponent passes', () => {
    const task = taskOf('study:1x1', LONE, reach('Mc5', 'Me5'), { moves: 2 });
    expect(verdictOf(task, 'Mc3-Mc5', 'Mc5-Me5')).toBe('solved');
    expect(verdictOf(task, 'Mc3-Me5', 'Me5-Mc5')).toBe('solved');
    expect(verdictOf(task, 'Mc3-Mc4')).toBe('wrong: too-slow');
    expect(verdictOf(task, 'Mc3-Mc5', 'Mc5-Mc6')).toBe('wrong: not-there');
  });

  test('captures everything, or what the task names', () => {
    const position = '6/6/2s1s1/2D3/6/6 y - - 0';
    const all = taskOf('study:1x1', position, { type: 'capture' }, { moves: 2 });
    expect(verdictOf(all, 'Mc3-Mc4', 'Mc4-Me4')).toBe('solved');
    const one = taskOf('study:1x1', position, { type: 'capture', squares: ['Mc4'] });
    expect(verdictOf(one, 'Mc3-Mc4')).toBe('solved');
    expect(verdictOf(one, 'Mc3-Me3')).toBe('wrong: captures-nothing');
    const other = taskOf('study:1x1', '6/6/2s1s1/4D1/6/6 y - - 0', { type: 'capture', squares: ['Mc4'] });
    expect(verdictOf(other, 'Me3-Me4')).toBe('wrong: other-piece');
  });

  test('must leave nothing to be captured where the task says so', () => {
    const task = taskOf('study:1x1', '6/6/3s2/6/2D3/6 y - - 0', reach('Mc4'), { moves: 1, safe: true });
    expect(verdictOf(task, 'Mc2-Mc4')).toBe('solved');
    const led = taskOf('study:1x1', '6/6/3s2/6/2D3/6 y - - 0', reach('Mc3'), { safe: true });
    expect(verdictOf(led, 'Mc2-Mc3')).toBe('wrong: left-to-capture');
    expect(leastTurns(begin(led), 2)).toBeNull();
  });

  test('counts as having a form only if it cannot be made in another', () => {
    const board = 'study:1x1';
    const line = '6/6/6/6/6/DSSS2 y - - 0';
    expect(verdictOf(taskOf(board, line, { type: 'form', form: 'vault' }), 'Ma1-Me1')).toBe('solved');
    expect(verdictOf(taskOf(board, line, { type: 'form', form: 'vault' }), 'Ma1-Ma2')).toBe(
      'wrong: not-vault',
    );
    const swod: TaskGoal = { type: 'form', form: 'promotion' };
    const last = '6/2S3/6/6/6/6 y - - 0';
    expect(verdictOf(taskOf(board, last, swod), 'Mc5-Mc6=P')).toBe('solved');
    expect(verdictOf(taskOf(board, last, swod), 'Mc5-Mc6=S')).toBe('wrong: not-promotion');
    expect(verdictOf(taskOf(board, last, { type: 'propt', squares: ['Mc5'] }), 'Mc5-Mc6=P')).toBe(
      'wrong: not-propt',
    );
  });

  test.each<[string, TaskGoal, Partial<PlayTask>, string, string, string]>([
    [
      'a vault to a square',
      { type: 'form', form: 'vault', squares: ['Me1'] },
      {},
      '6/6/6/6/6/DSSS2',
      'Ma1-Me1',
      'solved',
    ],
    [
      'a vault to another square',
      { type: 'form', form: 'vault', squares: ['Me1'] },
      {},
      '6/6/S5/S5/S5/DSSS2',
      'Ma1-Ma5',
      'wrong: not-there',
    ],
    [
      'no vault at all, to another square',
      { type: 'form', form: 'vault', squares: ['Me1'] },
      {},
      '6/6/6/6/6/DSSS2',
      'Ma1-Ma2',
      'wrong: not-vault',
    ],
    [
      'a quiet move on the way to two captures',
      { type: 'capture' },
      { moves: 2 },
      '6/6/2s1s1/2D3/6/6',
      'Mc3-Mc2',
      'wrong: too-slow',
    ],
    [
      'a gain of just as many points as asked',
      { type: 'gain', points: 9 },
      {},
      '6/6/3c2/6/6/3J2',
      'Md1-Md4',
      'solved',
    ],
    [
      'a capture that gains less',
      { type: 'gain', points: 10 },
      {},
      '6/6/3c2/6/6/3J2',
      'Md1-Md4',
      'wrong: other-piece',
    ],
    [
      'a capture of a friend',
      { type: 'form', form: 'friendly-capture' },
      {},
      '6/6/3S2/6/6/3P2',
      'Md1-Md4',
      'solved',
    ],
    [
      'a capture of an enemy instead of a friend',
      { type: 'form', form: 'friendly-capture' },
      {},
      '6/6/3s2/6/6/3P2',
      'Md1-Md4',
      'wrong: not-friendly-capture',
    ],
    [
      'a straight move of the Pallan instead of one that turns',
      { type: 'form', form: 'turn' },
      {},
      '6/6/6/6/6/P5',
      'Ma1-Ma4',
      'wrong: not-turn',
    ],
    [
      'a move of a piece that cannot turn',
      { type: 'form', form: 'turn' },
      {},
      '6/6/6/6/6/P1D3',
      'Mc1-Mc2',
      'wrong: other-mover',
    ],
    ['a move to safety', { type: 'safe' }, {}, '6/6/2d3/2D3/6/6', 'Mc3-Md2', 'solved'],
    [
      'a move to where it can be captured',
      { type: 'safe' },
      {},
      '6/6/2d3/2D3/6/6',
      'Mc3-Mc2',
      'wrong: left-to-capture',
    ],
  ])('%s', (_, goal, more, rows, move, verdict) => {
    expect(verdictOf(taskOf('study:1x1', `${rows} y - - 0`, goal, more), move)).toBe(verdict);
  });

  test('must be made by the right piece where only a Pallan can bend or turn', () => {
    const bend: TaskGoal = { type: 'form', form: 'bend', squares: ['Mc4'] };
    const task = taskOf('study:1x1', '6/6/6/2S3/D1S3/PSS3 y - - 0', bend);
    expect(verdictOf(task, 'Ma2-Mc4')).toBe('wrong: other-mover');
    expect(verdictOf(task, 'Ma2-Mb3')).toBe('wrong: not-there');
    const open = taskOf('study:1x1', '6/6/6/6/2S3/PSS3 y - - 0', { ...bend, squares: ['Mc3'] });
    expect(verdictOf(open, 'Ma1-Mc3')).toBe('wrong: not-bend');
  });

  test('must give Kaida, or end the game as the task asks', () => {
    const board = 'study:1x1:kings';
    const position = 'k4s/6/1K4/6/6/3CC1 y - - 0';
    expect(verdictOf(taskOf(board, position, { type: 'kaida' }), 'Me1-Me6')).toBe('solved');
    expect(verdictOf(taskOf(board, position, { type: 'kaida' }), 'Md1-Md2')).toBe('wrong: no-kaida');
    const hyrkaida: TaskGoal = { type: 'ending', ending: 'hyrkaida' };
    expect(verdictOf(taskOf(board, position, hyrkaida), 'Me1-Me6')).toBe('solved');
    expect(verdictOf(taskOf(board, position, hyrkaida), 'Md1-Md2')).toBe('wrong: has-an-answer');
    const bared = 'k5/6/1K4/6/6/3C1s y - - 0';
    expect(verdictOf(taskOf(board, bared, hyrkaida), 'Md1-Mf1')).toBe('wrong: other-ending');
  });

  test('is answered where the opponent plays, and must work against every answer', () => {
    const board = 'study:1x1:kings';
    const goal: TaskGoal = { type: 'ending', ending: 'hyrkaida' };
    const task = taskOf(board, 'k5/6/5s/6/4J1/3J1K y - - 0', goal, { moves: 2, opponent: 'answers' });
    const attempt = begin(task);
    expect(leastTurns(attempt, 2)).toBe(2);
    const found = judge(attempt, moveNamed(attempt.position, 'Me2-Me5'));
    expect(found).toMatchObject({ verdict: 'goes-on', reply: { captures: null } });
    const wrong = judge(attempt, moveNamed(attempt.position, 'Mf1-Mf2'));
    const fault = { code: 'has-an-answer', answer: expect.objectContaining({ captures: null }) };
    expect(wrong).toMatchObject({ verdict: 'wrong', fault });
  });
});

describe('Kaida is answered in one way only', () => {
  const KAIDAS = {
    king: ['3j2/6/6/1D4/6/3K2', 'Md1-Me2'],
    capture: ['3j2/6/6/H5/6/3K2', 'Ma3-Md6'],
    between: ['5h/6/6/6/4J1/K5', 'Me2-Mb2'],
    'leave-line': ['6/4j1/5m/6/KSDSh1/6', 'Mc2-Mc3'],
  } as const;

  test.each(ANSWERS.flatMap((made) => ANSWERS.map((by) => [made, by] as const)))(
    '%s, where %s is asked for',
    (made, by) => {
      const [rows, move] = KAIDAS[made];
      const task = taskOf('study:1x1', `${rows} y - - 0`, { type: 'answer', by });
      expect(verdictOf(task, move)).toBe(made === by ? 'solved' : 'wrong: other-answer');
      expect(verdictOf({ ...task, goal: { type: 'answer' } }, move)).toBe('solved');
    },
  );
});

test('all the Swods that a task names must be propt, not one of them', () => {
  const both: TaskGoal = { type: 'propt', squares: ['Ma4', 'Md4'] };
  const task = taskOf('study:1x1', '6/6/S2S2/6/6/1D4 y - - 0', both);
  expect(verdictOf(task, 'Mb1-Mb3')).toBe('wrong: not-propt');
  expect(verdictOf({ ...task, goal: { ...both, squares: ['Ma4'] } }, 'Mb1-Mb3')).toBe('solved');
});

describe('what shows why a move is wrong', () => {
  test.each<[string, TaskGoal, string, string, string, string]>([
    ['where it went instead', reach('Mc5'), '', '6/6/6/2D3/6/6', 'Mc3-Mc4', 'not-there Mc4'],
    [
      'the other piece',
      { type: 'capture', squares: ['Mc4'] },
      '',
      '6/6/2s1s1/4D1/6/6',
      'Me3-Me4',
      'other-piece Me4',
    ],
    [
      'where it vaulted instead',
      { type: 'form', form: 'vault', squares: ['Me1'] },
      '',
      '6/6/S5/S5/S5/DSSS2',
      'Ma1-Ma5',
      'not-there Ma5',
    ],
    [
      'the capture that it allows',
      { type: 'safe' },
      '',
      '6/6/2d3/2D3/6/6',
      'Mc3-Mc2',
      'left-to-capture Mc2 Mc4 Mc4-Mc2',
    ],
    [
      'the capture that costs more',
      { type: 'gain', points: 0 },
      '',
      '6/6/3d2/6/6/2C3',
      'Mc1-Mc4',
      'gains-less Mc4 Md4 Md4-Mc4',
    ],
    [
      'nothing, where there was simply nothing to gain',
      { type: 'gain', points: 1 },
      '',
      '6/6/3d2/6/6/J5',
      'Ma1-Ma4',
      'captures-nothing',
    ],
    [
      'the move that ends the game otherwise',
      { type: 'ending', ending: 'hyrkaida' },
      ':kings',
      'k5/6/1K4/6/6/3C1s',
      'Md1-Mf1',
      'other-ending Mf1',
    ],
  ])('%s', (_, goal, board, rows, written, shown) => {
    const attempt = begin(taskOf(`study:1x1${board}`, `${rows} y - - 0`, goal));
    const { geometry } = attempt.position.ruleset;
    const found = judge(attempt, moveNamed(attempt.position, written));
    if (found.verdict !== 'wrong') throw new Error(found.verdict);
    const { code, squares, answer } = found.fault;
    const reply = answer === null ? [] : [formatCoordinates(attempt.position.ruleset, answer)];
    const names = squares.map((square) => formatSquare(geometry, square));
    expect([code, ...names, ...reply].join(' ')).toBe(shown);
  });

  test('a reply after which the goal can no longer be reached', () => {
    const goal: TaskGoal = { type: 'ending', ending: 'hyrkaida' };
    const position = 'k5/6/5s/6/4J1/3J1K y - - 0';
    const attempt = begin(taskOf('study:1x1:kings', position, goal, { moves: 2, opponent: 'answers' }));
    let count = 0;
    for (const move of legalMoves(attempt.position)) {
      const found = judge(attempt, move);
      if (found.verdict !== 'wrong' || found.fault.code !== 'has-an-answer') continue;
      const { answer, squares } = found.fault;
      if (answer === null) throw new Error('no answer is shown');
      const after = positionAfter(found.ply.after, answer);
      if (after === undefined) throw new Error('the answer is not legal');
      count++;
      expect(squares).toEqual([answer.to]);
      expect(leastTurns({ ...attempt, position: after, made: 1 }, 1)).toBeNull();
    }
    expect(count).toBeGreaterThan(5);
  });
});

test('the squares that are still to be reached or captured are shown, and none for other goals', () => {
  const position = positionNamed('study:1x1', '6/6/6/2D3/6/6 y - - 0');
  const [first = 0, second = 0] = ['Mc5', 'Me5'].map((name) => squareNamed(position, name));
  expect(openSquares(reach('Mc5', 'Me5'), position, [])).toEqual([first, second]);
  expect(openSquares(reach('Mc5', 'Me5'), position, [first])).toEqual([second]);
  expect(openSquares({ type: 'capture' }, position, [])).toEqual([]);
  expect(openSquares({ type: 'kaida' }, position, [])).toEqual([]);
});

test('names to choose from come in the order of their squares', () => {
  const frame = { id: 'task', board: 'study:1x1', position: LONE } as const;
  const names = { ...frame, type: 'name', square: 'Mc3', others: ['Mf6', 'Ma1', 'Md3'] } as const;
  expect(nameOptions(names)).toEqual(['Ma1', 'Mc3', 'Md3', 'Mf6']);
});

test('no task is done by doing nothing: each asks for a move, a square or an answer', () => {
  for (const { id, tasks } of LESSONS)
    for (const task of tasks) {
      if (task.type !== 'play') continue;
      expect(task.moves, `${id} ${task.id}`).toBeGreaterThan(0);
      expect(leastTurns(begin(task), 0), `${id} ${task.id}`).toBeNull();
      expect(begin(task).done, `${id} ${task.id}`).toEqual([]);
    }
});
