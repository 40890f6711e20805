import { describe, expect, test } from 'vitest';
import { legalMoves, startPosition } from '../../../src/engine/index.ts';
import { formatGame, LIMITS, parseJkn } from '../../../src/game/jkn/index.ts';
import { beyondRecord } from '../../../src/game/jkn/beyond.ts';
import {
  addMove,
  isSameTree,
  lineFrom,
  newTree,
  nodeOf,
  positionAt,
  ROOT,
  TERMINATIONS,
  type GameTree,
} from '../../../src/game/tree/index.ts';
import { variationOf } from '../../support/grid.ts';

const HEAD = '[Variation "pastang"]\n\n';

/** The only game of a text, with the codes of its faults and what was wrong in writing. */
function read(text: string) {
  const { games, faults } = parseJkn(text);
  const [game] = games;
  if (game === undefined || games.length > 1) throw new Error(`${games.length} games`);
  return { ...game, told: faults.map(({ code, written }) => `${code} ${written}`) };
}

const idOf = (text: string, variation?: string): string | undefined =>
  parseJkn(text, variation === undefined ? {} : { variation }).games[0]?.tree?.start.ruleset.variation.id;

describe('a command that cannot be read is left out and reported', () => {
  test.each([
    'clk',
    'clk 5',
    'clk 1:00',
    'clk x0:00:01',
    'clk 0:00:01x',
    'clk 0:00:01.2345',
    'csl Ma3',
    'csl WMa3',
    'csl GMa3x',
    'csl xGMa3',
    'csl GMa3 RMb9',
    'csl GMa3,',
    'cal GMa3Mx3',
    'cal GMa3Ma4Ma5',
  ])('[%%%s]', (command) => {
    const { tree, told } = read(`${HEAD}1. SMa2-Ma3 {[%${command}] so}`);
    expect(told).toEqual([`command [%${command}]`]);
    expect(lineFrom(tree!)[0]?.notes).toMatchObject({
      after: 'so',
      clock: null,
      arrows: [],
      marks: [],
      commands: [],
    });
  });

  test('those of other programs are kept, even if they look like times or squares', () => {
    const { tree, told } = read(`${HEAD}1. SMa2-Ma3 {[%emt 0:00:05] [%hot GMa3]}`);
    expect(told).toEqual([]);
    expect(lineFrom(tree!)[0]?.notes).toMatchObject({
      clock: null,
      marks: [],
      commands: ['emt 0:00:05', 'hot GMa3'],
    });
  });
});

describe('a number of a sign', () => {
  test.each([
    [0, true],
    [255, true],
    [256, false],
  ])('%i is kept: %s', (nag, isKept) => {
    const { tree, told } = read(`${HEAD}1. SMa2-Ma3 $${nag}`);
    expect(lineFrom(tree!)[0]?.notes.nags).toEqual(isKept ? [nag] : []);
    expect(told).toEqual(isKept ? [] : [`nag $${nag}`]);
  });
});

describe('tags', () => {
  test('the first of two with the same name counts, also among those that give the start', () => {
    const { tree, tags, told } = read(
      '[Variation "pastang"]\n[VARIATION "poron"]\n[Yellow "Dray"]\n[yellow "Delia"]\n\n1. SMa2-Ma3 *',
    );
    expect(tree?.start.ruleset.variation.id).toBe('pastang');
    expect(tags.get('Yellow')).toBe('Dray');
    expect(told).toEqual(['tag-twice [VARIATION "poron"]', 'tag-twice [yellow "Delia"]']);
  });

  test.each([
    ['another result at the end', `[Result "1-0"]\n${HEAD}1. SMa2-Ma3 0-1`, '1-0', 'result-differs 0-1'],
    [
      'another result under the rules',
      '[Variation "stikitche"]\n[Result "0-1"]\n\n1. PMc1-Nf4+ KNd6-Nc5 2. PNf4-Mc5# 0-1',
      '0-1',
      'result-wrong 0-1',
    ],
    [
      'no result that there is',
      `[Result "won"]\n${HEAD}1. SMa2-Ma3 *`,
      'won',
      'result-unknown [Result "won"]',
    ],
  ])('the result of the tag stays beside %s', (_, text, result, fault) => {
    const { tags, told } = read(text);
    expect(tags.get('Result')).toBe(result);
    expect(told).toContain(fault);
  });

  test('a result that agrees with the rules is not reported, nor is a game without one', () => {
    const mate = '[Variation "stikitche"]\n\n1. PMc1-Nf4+ KNd6-Nc5 2. PNf4-Mc5#';
    expect(read(`${mate} 1-0`).told).toEqual([]);
    expect(read(`[Result "1-0"]\n${mate}`).told).toEqual([]);
    expect(read(mate).told).toEqual([]);
  });

  test.each(TERMINATIONS)('%s is a way in which a game ends', (termination) => {
    expect(read(`[Termination "${termination}"]\n${HEAD}1. SMa2-Ma3 *`).told).toEqual([]);
  });
});

describe('a game that does not name its variation', () => {
  test('is of the one in which most of it can be played, if no variation has all of it', () => {
    const text = '1. PMc1-Nf4+ KNd6-Nc5 2. Nonsense';
    expect(idOf(text)).toBe('stikitche');
    expect(read(text).told).toEqual(['variation-missing ', 'move-text Nonsense']);
    expect(lineFrom(read(text).tree!)).toHaveLength(2);
  });

  test.each([
    ['all of it can be played in it', '1. SMa2-Ma3 *', 'pastang:af'],
    ['more of it can be played in another', '1. PMc1-Nf4+ Nonsense', 'stikitche'],
    ['all of it can be played in another', '1. PMc1-Nf4+ *', 'stikitche'],
  ])('is of the one that was asked for only if %s', (_, text, id) => {
    expect(idOf(text, 'pastang:af')).toBe(id);
  });

  test('is opened without a move if nothing in it is wrong, and with its tags if they name a variation', () => {
    expect(read('[Event "x"]\n\n*').tree).not.toBeNull();
    expect(read('[Event "x"]\n\n1. e4 e5').tree).toBeNull();
    const named = read(`[Event "x"]\n${HEAD}1. e4 e5`);
    expect(named.tree && lineFrom(named.tree)).toEqual([]);
    expect(named.told).toEqual(['move-text e4']);
  });
});

describe('notes before a move that never comes', () => {
  test.each([
    ['at the end of the game', '1. SMa2-Ma3 {a} 1... {b} *', '1. SMa2-Ma3 {a} {b} *'],
    [
      'at the end of a variation',
      '1. SMa2-Ma3 (1. SMb2-Mb3 1... {b}) 1... SMa5-Ma4 *',
      '1. SMa2-Ma3 (1. SMb2-Mb3 {b}) 1... SMa5-Ma4 *',
    ],
    ['in a variation without a move', '1. SMa2-Ma3 ({b}) 1... SMa5-Ma4 *', '1. SMa2-Ma3 {b} 1... SMa5-Ma4 *'],
  ])('come after the last one: %s', (_, text, written) => {
    expect(formatGame(read(HEAD + text).tree!)).toContain(`\n${written}\n`);
  });

  test('those at the beginning of a variation belong to its first move', () => {
    const { tree } = read(`${HEAD}1. SMa2-Ma3 ({a} SMb2-Mb3 {b}) *`);
    const [, other = ROOT] = nodeOf(tree!, ROOT).children;
    expect(nodeOf(tree!, other).notes).toMatchObject({ before: 'a', after: 'b' });
  });

  test('a sign there says nothing of the move that the variation replaces', () => {
    const { tree } = read(`${HEAD}1. SMa2-Ma3 $1 ($2 1. SMb2-Mb3 $3) *`);
    const signs = nodeOf(tree!, ROOT).children.map((id) => nodeOf(tree!, id).notes.nags);
    expect(signs).toEqual([[1], [3]]);
  });
});

/** A game with variations nested this deep, each of one move beside another. */
function nested(depth: number): GameTree {
  let tree = newTree(startPosition(variationOf('poron')));
  let at = ROOT;
  for (let deep = 0; deep < depth; deep++) {
    const from = at;
    for (const move of legalMoves(positionAt(tree, from)).slice(0, 2)) {
      const added = addMove(tree, from, move);
      if (!added.ok) throw new Error(added.error.code);
      ({ tree, node: at } = added.value);
    }
  }
  return tree;
}

describe('what a record cannot hold', () => {
  test.each([
    [LIMITS.depth, null, []],
    [LIMITS.depth + 1, 'too-deep', ['too-deep']],
  ])('is a variation in more than a hundred others: %i', (depth, beyond, told) => {
    const tree = nested(depth);
    expect(beyondRecord(tree)).toBe(beyond);
    const again = read(formatGame(tree));
    expect(again.faults.map(({ code }) => code)).toEqual(told);
    expect(again.tree && isSameTree(again.tree, tree)).toBe(beyond === null);
  });

  test('is more moves than a record may have, with those of its variations', () => {
    const tree = nested(5);
    expect(tree.nodes).toHaveLength(11);
    expect(beyondRecord(tree, 10)).toBeNull();
    expect(beyondRecord(tree, 9)).toBe('too-many-moves');
  });
});
