import { describe, expect, test } from 'vitest';
import { formatCoordinates, formatSquare } from '../../src/engine/index.ts';
import { moveNamed, positionNamed } from '../../src/game/games/named.ts';
import {
  begin,
  hintOf,
  judge,
  leastTurns,
  LESSONS,
  type Attempt,
  type TaskGoal,
  type PlayTask,
} from '../../src/learn/index.ts';
import { repliesOf } from '../../src/learn/opponent.ts';

/** A task with this goal; its words and wrong tries are elsewhere. */
const taskOf = (board: string, position: string, goal: TaskGoal, more: Partial<PlayTask> = {}): PlayTask => ({
  id: 'task',
  type: 'play',
  board,
  position,
  goal,
  moves: 1,
  solution: [],
  wrong: [],
  ...more,
});

/** Judges moves one after the other: the last verdict, with its reason. */
function verdictOf(task: PlayTask, ...moves: readonly string[]): string {
  let attempt = begin(task);
  let said = '';
  for (const written of moves) {
    const found = judge(attempt, moveNamed(attempt.position, written));
    said = 'fault' in found ? `${found.verdict}: ${found.fault.code}` : found.verdict;
    if (found.verdict === 'goes-on') attempt = found.next;
  }
  return said;
}

const LONE = '6/6/6/2D3/6/6 y - - 0';
const reach = (...squares: string[]): TaskGoal => ({ type: 'reach', squares });

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

/** The start and the end of the way that a hint shows. */
function hinted(attempt: Attempt): readonly (string | undefined)[] {
  const shown = hintOf(attempt);
  const { geometry } = attempt.position.ruleset;
  const end = shown?.routes[0]?.parts.at(-1)?.square;
  return [shown?.squares[0], end].map((square) =>
    square === undefined ? undefined : formatSquare(geometry, square),
  );
}

describe('a hint', () => {
  const task = taskOf('study:1x1', LONE, reach('Mc5', 'Me5'), { moves: 2, solution: ['Mc3-Me5', 'Me5-Mc5'] });

  test('shows the way of the written solution as long as the player follows it', () => {
    const attempt = begin(task);
    expect(hinted(attempt)).toEqual(['Mc3', 'Me5']);
    const found = judge(attempt, moveNamed(attempt.position, 'Mc3-Me5'));
    expect(found.verdict === 'goes-on' && hinted(found.next)).toEqual(['Me5', 'Mc5']);
  });

  test('shows another way to one who goes another way', () => {
    const attempt = begin(task);
    const found = judge(attempt, moveNamed(attempt.position, 'Mc3-Mc5'));
    expect(found.verdict === 'goes-on' && hinted(found.next)).toEqual(['Mc5', 'Me5']);
  });

  test('shows a way that works where the written one does not', () => {
    expect(hinted(begin({ ...task, solution: ['Mc3-Mc4', 'Mc4-Mc5'] }))[0]).toBe('Mc3');
    expect(hinted(begin({ ...task, solution: ['Mc3-Mc4', 'Mc4-Mc5'] }))[1]).toMatch(/^M[ce]5$/);
  });
});

test.each([
  [[], ['Mc4-Mc3', 'Mc4-Me4']],
  [['Mc4-Ma4'], ['Mc4-Ma4', 'Mc4-Mc3']],
])('an opponent makes the replies that a task names, then captures what is worth most: %j', (told, first) => {
  const position = positionNamed('study:1x1', '6/6/2d1S1/2J3/6/6 b - - 0');
  const replies = repliesOf(position, told).map((move) => formatCoordinates(position.ruleset, move));
  expect(replies.slice(0, first.length)).toEqual(first);
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
