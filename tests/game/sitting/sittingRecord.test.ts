import { describe, expect, test } from 'vitest';
import { newSitting, turnTo, type Sitting } from '../../../src/game/sitting/sitting.ts';
import type { PlayersEnd } from '../../../src/game/gameEnd.ts';
import { formatGame } from '../../../src/game/jkn/index.ts';
import { recordOfSitting, tagsOfSitting, treeOfSitting } from '../../../src/game/sitting/sittingRecord.ts';
import { endOfLine, lineFrom } from '../../../src/game/tree/index.ts';
import { clockOf, gameFrom, playTurns, setupOf } from '../../support/games.ts';

const names = { yellow: 'Anna', blue: '' };
const sitting = (...moves: string[]): Sitting => ({
  ...newSitting(setupOf('pastang', { names })),
  game: gameFrom('pastang', null, ...moves),
});

describe('the record of a game at the table', () => {
  test.each<readonly [string, PlayersEnd | null, string, string]>([
    ['is being played', null, '*', 'unfinished'],
    ['was conceded', { way: 'concession', loser: 'yellow' }, '0-1', 'concession'],
    ['was lost on time', { way: 'time', loser: 'blue' }, '1-0', 'time'],
    ['was drawn by agreement', { way: 'agreement' }, '1/2-1/2', 'agreement'],
    ['was drawn by repetition', { way: 'repetition' }, '1/2-1/2', 'repetition'],
    ['was drawn after 100 quiet turns', { way: 'quiet' }, '1/2-1/2', 'quiet'],
  ])('says that it %s', (_ending, end, result, termination) => {
    const ended = { ...sitting(), end };
    const tags = tagsOfSitting(ended);
    expect(tags.get('Yellow')).toBe('Anna');
    expect(tags.has('Blue')).toBe(false);
    expect(tags.get('Result') ?? '*').toBe(result);
    expect(tags.get('Termination')).toBe(termination);
  });

  test('has its moves, and stands where the game stands', () => {
    const { tree, node } = treeOfSitting(sitting('Mc2-Mc3', 'Md5-Md4'));
    expect(endOfLine(tree)).toBe(node);
    expect(lineFrom(tree)).toHaveLength(2);
  });

  test('has the day on which it began, if that is known', () => {
    const seat = { id: 'one', began: new Date(2026, 10, 21, 23, 59).getTime(), changes: 2, trail: '' };
    const seated: Sitting = { ...sitting('Mc2-Mc3', 'Md5-Md4'), seat };
    for (const record of [recordOfSitting, treeOfSitting])
      expect(record(seated).tree.tags.get('Date')).toBe('2026.11.21');
    expect(tagsOfSitting(sitting()).has('Date')).toBe(false);
  });

  test('has what was taken back and played otherwise as a variation, with its times; it ends with the last turn that stands', () => {
    const clock = clockOf(60);
    const played = playTurns(
      newSitting(setupOf('pastang', { clock })),
      ['Mc2-Mc3', 0],
      ['Md5-Md4', 0],
      ['Mb2-Mb3', 10_000],
    );
    const other = playTurns(turnTo(played, 2, 20_000), ['Ma2-Ma3', 25_000], ['Ma5-Ma4', 30_000]);
    const back = turnTo(other, 3, 40_000);
    expect(formatGame(treeOfSitting(back).tree)).toContain('Ma5-Ma4');
    const { tree, node } = recordOfSitting(back, '2026.11.21');
    expect(endOfLine(tree)).toBe(node);
    expect(tree.tags.get('Date')).toBe('2026.11.21');
    expect(formatGame(tree).replaceAll(/\s+/g, ' ')).toContain(
      '2. SMa2-Ma3 {[%clk 0:00:55]} (2. SMb2-Mb3 {[%clk 0:00:50]}) *',
    );
  });
});
