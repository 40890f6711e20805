import { describe, expect, it, test } from 'vitest';
import { parseJkn } from '../../../src/game/jkn/index.ts';
import {
  columnList,
  inlineList,
  knownNag,
  lineFrom,
  nagSign,
  nextWith,
  numberedList,
  plyAt,
  previousWith,
  ROOT,
  subtree,
  toggleNag,
  type GameTree,
  type ListItem,
  type NodeId,
} from '../../../src/game/tree/index.ts';
import { recordOf } from '../../../src/game/ply.ts';
import { SAMPLES } from '../../../src/samples/index.ts';

function treeOf(movetext: string, start = ''): GameTree {
  const tree = parseJkn(`[Variation "pastang"]\n${start}\n${movetext} *\n`).games[0]?.tree;
  if (!tree) throw new Error(movetext);
  return tree;
}

const name = (tree: GameTree, id: NodeId | null): string => {
  const ply = id === null ? null : plyAt(tree, id);
  return ply === null ? '-' : recordOf(ply);
};

/** A list as one line of text: comments in braces, variations in brackets. */
const drawn = (tree: GameTree, items: readonly ListItem[]): string =>
  items
    .map((item) => {
      switch (item.type) {
        case 'move':
          return `${item.number === null ? '' : `${item.number}. `}${name(tree, item.id)}`;
        case 'comment':
          return `{${item.words}}`;
        case 'variation':
          return `(${drawn(tree, item.items)})`;
      }
    })
    .join(' ');

/** The rows of the list in columns as text. */
const rowsOf = (tree: GameTree): readonly string[] =>
  columnList(tree).map((row) =>
    row.type === 'pair'
      ? `${row.number}: ${name(tree, row.first)} ${name(tree, row.second)}`
      : drawn(tree, row.items),
  );

describe('the list in line', () => {
  test.each([
    [
      'numbers the first turn of each pair',
      '1. SMc2-Mc3 SMd5-Md4 2. SMa2-Ma3',
      '1. SMc2-Mc3 SMd5-Md4 3. SMa2-Ma3',
    ],
    ['numbers a turn after a comment again', '1. SMc2-Mc3 {Good} SMd5-Md4', '1. SMc2-Mc3 {Good} 2. SMd5-Md4'],
    [
      'shows variations after the move that they replace',
      '1. SMc2-Mc3 (1. SMa2-Ma3 SMd5-Md4) SMd5-Md4',
      '1. SMc2-Mc3 (1. SMa2-Ma3 SMd5-Md4) 2. SMd5-Md4',
    ],
    [
      'shows variations inside variations',
      '1. SMc2-Mc3 (1. SMa2-Ma3 SMd5-Md4 (1... SMe5-Me4))',
      '1. SMc2-Mc3 (1. SMa2-Ma3 SMd5-Md4 (2. SMe5-Me4))',
    ],
    ['begins with the comment on the game', '{A game} 1. SMc2-Mc3', '{A game} 1. SMc2-Mc3'],
    [
      'shows a comment before a move before its number',
      '1. SMc2-Mc3 1... {Now} SMd5-Md4 2. {Then} SMa2-Ma3',
      '1. SMc2-Mc3 {Now} 2. SMd5-Md4 {Then} 3. SMa2-Ma3',
    ],
    [
      'numbers the first turn of a variation, and the next one only if it has a number of its own',
      '1. SMc2-Mc3 SMd5-Md4 (1... SMe5-Me4 2. SMa2-Ma3 SMb5-Mb4)',
      '1. SMc2-Mc3 SMd5-Md4 (2. SMe5-Me4 3. SMa2-Ma3 SMb5-Mb4)',
    ],
  ])('%s', (_rule, movetext, list) => {
    const tree = treeOf(movetext);
    expect(drawn(tree, inlineList(tree))).toBe(list);
  });
});

/** The second side to move, after five turns. */
const LATER = '[Position "6/6/6/6/d5/D4S b - - 5"]\n';

test('a game that begins later is numbered from there, in line and in columns', () => {
  const tree = treeOf('3... DMa2xMa1 4. SMf1-Mf2 DMa1-Ma2', LATER);
  expect(drawn(tree, inlineList(tree))).toBe('6. DMa2xMa1 7. SMf1-Mf2 DMa1-Ma2');
  expect(rowsOf(tree)).toEqual(['6: - DMa2xMa1', '7: SMf1-Mf2 DMa1-Ma2']);
});

test('a list in which every move has a number counts from the first move of the game', () => {
  const tree = treeOf('3... DMa2xMa1 (3... DMa2-Mb2) 4. SMf1-Mf2 DMa1-Ma2', LATER);
  expect(drawn(tree, numberedList(tree))).toBe('1. DMa2xMa1 (1. DMa2-Mb2) 2. SMf1-Mf2 3. DMa1-Ma2');
});

describe('the list in columns', () => {
  it('has two turns a row, and what is said between them in a row of its own', () => {
    const tree = treeOf('1. SMc2-Mc3 SMd5-Md4 2. SMa2-Ma3 {Slow} (2. SMb2-Mb3) SMe5-Me4');
    expect(rowsOf(tree)).toEqual([
      '1: SMc2-Mc3 SMd5-Md4',
      '3: SMa2-Ma3 -',
      '{Slow} (3. SMb2-Mb3)',
      '4: - SMe5-Me4',
    ]);
  });

  it('has a comment on the game, and one before a move, in a row above', () => {
    const tree = treeOf('{A game} 1. SMc2-Mc3 1... {Now} SMd5-Md4 2. {Then} SMa2-Ma3');
    expect(rowsOf(tree)).toEqual([
      '{A game}',
      '1: SMc2-Mc3 -',
      '{Now}',
      '2: - SMd5-Md4',
      '{Then}',
      '3: SMa2-Ma3 -',
    ]);
  });

  it('and that in line hold every move of the samples once', () => {
    const ids = (items: readonly ListItem[]): NodeId[] =>
      items.flatMap((item) => {
        if (item.type === 'variation') return ids(item.items);
        return item.type === 'move' ? [item.id] : [];
      });
    const trees = SAMPLES.flatMap((sample) => parseJkn(sample).games[0]?.tree ?? []);
    expect(trees).toHaveLength(SAMPLES.length);
    for (const tree of trees) {
      const all = Array.from(subtree(tree, ROOT), ({ id }) => id).filter((id) => id !== ROOT);
      const inColumns = columnList(tree).flatMap((row) =>
        row.type === 'pair' ? [row.first, row.second].filter((id) => id !== null) : ids(row.items),
      );
      expect(ids(inlineList(tree)).toSorted((a, b) => a - b)).toEqual(all.toSorted((a, b) => a - b));
      expect(inColumns.toSorted((a, b) => a - b)).toEqual(all.toSorted((a, b) => a - b));
    }
  });
});

describe('what a reader looks for', () => {
  const tree = treeOf('1. SMc2-Mc3 SMd5-Md4 {Near} 2. SMc3xMd4 (2. SMa2-Ma3) SMe5xMd4');
  const [first, second, third, fourth] = lineFrom(tree).map(({ id }) => id);

  test.each([
    ['comment', second],
    ['capture', third],
    ['variation', third],
    ['kaida', null],
  ] as const)('the next %s is the nearest one in the line', (sight, found) => {
    expect(nextWith(tree, ROOT, sight)).toBe(found);
  });

  it('may be a comment before a move, Kaida, or a variation of the first move', () => {
    const noted = treeOf('1. {Now} SMc2-Mc3 (1. SMa2-Ma3) SMd5-Md4');
    const [start] = lineFrom(noted).map(({ id }) => id);
    expect(nextWith(noted, ROOT, 'comment')).toBe(start);
    expect(nextWith(noted, ROOT, 'variation')).toBe(start);
    const kaida = parseJkn('[Variation "stikitche"]\n\n1. PMc1-Nf4+ KNd6-Nc5 2. PNf4-Mc5#').games[0]?.tree;
    const ids = lineFrom(kaida!).map(({ id }) => id);
    expect(nextWith(kaida!, ROOT, 'kaida')).toBe(ids[0]);
    expect(nextWith(kaida!, ids[0]!, 'kaida')).toBe(ids[2]);
    expect(previousWith(kaida!, ids[2]!, 'kaida')).toBe(ids[0]);
  });

  it('is looked for after the shown move, or before it', () => {
    expect(nextWith(tree, third ?? ROOT, 'capture')).toBe(fourth);
    expect(previousWith(tree, fourth ?? ROOT, 'capture')).toBe(third);
    expect(previousWith(tree, third ?? ROOT, 'capture')).toBeNull();
    expect(previousWith(tree, first ?? ROOT, 'comment')).toBeNull();
  });
});

describe('signs', () => {
  test.each([
    ['one is put on', [], 1, [1]],
    ['the same is taken off', [1, 16], 1, [16]],
    ['another of the same kind takes its place', [1, 16], 4, [4, 16]],
    ['one of the position stands beside one of the move', [1], 10, [1, 10]],
    ['one that the app does not name is left alone', [1, 146], 2, [2, 146]],
    ['another of the position takes the place of one, and the move keeps its own', [1, 16], 17, [1, 17]],
  ])('%s', (_rule, before, nag, after) => {
    expect(toggleNag(before, nag)).toEqual(after);
  });

  test.each([
    [1, '!', 1],
    [6, '?!', 6],
    [10, '=', 10],
    [19, '−+', 19],
    [7, '$7', undefined],
    [146, '$146', undefined],
  ])('$%i is shown as %s', (nag, sign, known) => {
    expect([nagSign(nag), knownNag(nag)]).toEqual([sign, known]);
  });
});
