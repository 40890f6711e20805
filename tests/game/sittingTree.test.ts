import { describe, expect, test } from 'vitest';
import { endBy, newSitting, type Sitting } from '../../src/game/sitting.ts';
import type { PlayersEnd } from '../../src/game/endings.ts';
import { tagsOfSitting, treeOfSitting } from '../../src/game/sittingTree.ts';
import { lineFrom, ROOT } from '../../src/game/tree/index.ts';
import { gameFrom, setupOf } from '../support/games.ts';

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
  ])('tells that it %s', (_ending, end, result, termination) => {
    const ended = end === null ? sitting() : endBy(sitting(), end, 0);
    const tags = tagsOfSitting(ended);
    expect(tags.get('Yellow')).toBe('Anna');
    expect(tags.has('Blue')).toBe(false);
    expect(tags.get('Result') ?? '*').toBe(result);
    expect(tags.get('Termination')).toBe(termination);
  });

  test('has its moves, and stands where the game stands', () => {
    const { tree, node } = treeOfSitting(sitting('Mc2-Mc3', 'Md5-Md4'));
    expect(lineFrom(tree, ROOT).at(-1)?.id).toBe(node);
    expect(lineFrom(tree, ROOT)).toHaveLength(2);
  });
});
