import { describe, expect, test } from 'vitest';
import {
  findStudyBoard,
  findVariation,
  formatPosition,
  legalMoves,
  mayStillFluttember,
  outcome,
  parsePosition,
  play,
  rulesetOf,
  STUDY_BOARDS,
  startPosition,
  type Position,
} from '../../src/engine/index.ts';

function read(id: string, line: string): Position {
  const board = findStudyBoard(id);
  if (board === undefined) throw new Error(`no study board has the id ${id}`);
  const parsed = parsePosition(board, line);
  if (!parsed.ok) throw new Error(`${line}: ${JSON.stringify(parsed.error)}`);
  return parsed.value;
}

describe('study boards', () => {
  test('are not in the list of games, and have ids of their own', () => {
    const ids = STUDY_BOARDS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => findVariation(id) !== undefined)).toEqual([]);
    expect(findStudyBoard('poron')).toBeUndefined();
  });

  test.each(STUDY_BOARDS)('$id is a part of Poron’s board, and its array is read and written', (board) => {
    const { width, height } = rulesetOf(board).geometry;
    expect([width % 6, height % 6]).toEqual([0, 0]);
    const start = startPosition(board);
    const parsed = parsePosition(board, formatPosition(start));
    const hasKings = board.ending !== 'kings' || board.array.join('').includes('K');
    expect(parsed.ok).toBe(hasKings);
  });

  test('where no move is a vault, none is refused for not being one', () => {
    const position = read('study:1x1:steps', '6/D5/D5/D5/J5/6 y - - 0');
    const refused = play(position, { from: 6, to: 30 });
    expect(refused).toEqual({ ok: false, error: { code: 'blocked', squares: [12] } });
  });

  test('no game ends on a plain one: a side may be absent, bare, or without a move', () => {
    for (const ranks of ['6/6/6/2D3/6/6', '6/6/6/2K3/6/6', 'S5/6/6/6/6/5s', '6/6/6/6/6/6']) {
      const position = read('study:1x1', `${ranks} y - - 0`);
      expect(outcome(position)).toEqual({ status: 'playing' });
    }
    const last = play(read('study:1x1', '6/6/6/2Ds2/6/6 y - - 0'), { from: 14, to: 15 });
    expect(last.ok && last.value.events.map(({ type }) => type)).toEqual(['captured', 'moved']);
  });

  test('a King may not be left in Kaida there, and a side has one at most', () => {
    const position = read('study:1x1', 'j5/6/6/6/1K4/6 y - - 0');
    expect(
      legalMoves(position)
        .map(({ to }) => to)
        .toSorted((a, b) => a - b),
    ).toEqual([1, 2, 8, 13, 14]);
    const board = findStudyBoard('study:1x1');
    const two = board && parsePosition(board, 'K5/6/6/6/6/5K y - - 0');
    expect(two).toMatchObject({ ok: false, error: { code: 'king-count', found: '2', expected: ['0', '1'] } });
  });

  test('first moves exist on the boards that say so', () => {
    const ranks = '6/6/6/2S3/6/6';
    const ends = (id: string, moved = '-'): number =>
      new Set(legalMoves(read(id, `${ranks} y - ${moved} 0`)).map(({ to }) => to)).size;
    expect(ends('study:1x1')).toBe(3);
    expect(ends('study:1x1:first')).toBe(8);
    expect(ends('study:1x1:first', 'Mc3')).toBe(3);
  });

  test('those with Kings end as Poron does, without Fluttember', () => {
    const position = read('study:1x1:kings', 'k5/2K3/6/6/6/1C2s1 y - - 0');
    expect(mayStillFluttember(position, 'yellow')).toBe(false);
    const played = play(position, { from: 1, to: 4 });
    expect(played.ok && outcome(played.value.position)).toMatchObject({ ending: 'nikaida' });
  });
});
