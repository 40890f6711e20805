import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startPosition } from '../../../src/engine/index.ts';
import {
  addMove,
  alternatives,
  annotate,
  deleteFrom,
  endOfLine,
  firstDifference,
  isOnMainLine,
  isSameTree,
  lineTo,
  merge,
  newTree,
  nodeOf,
  previous,
  ROOT,
  subtree,
  tag,
  variationStart,
  type GameTree,
} from '../../../src/game/tree/index.ts';
import { gameFrom } from '../../support/games.ts';
import { variationOf } from '../../support/grid.ts';
import { budget } from '../../support/budget.ts';
import { anySteps, anyTree, edited, idsOf } from '../../support/trees.ts';

const pastang = variationOf('pastang');

const treeOf = (moves: string): GameTree => gameFrom('pastang', null, ...moves.split(' ')).tree;
const moved = (tree: GameTree): string[] =>
  idsOf(tree)
    .map((id) =>
      lineTo(tree, id)
        .map(({ move }) => `${move.from}-${move.to}`)
        .join(' '),
    )
    .toSorted();

describe('walking', () => {
  const main = treeOf('Ma2-Ma3 Ma5-Ma4 Mb2-Mb3');
  const merged = merge(main, treeOf('Ma2-Ma3 Mf5-Mf4 Mf2-Mf3'));
  const tree = merged.ok ? merged.value : main;
  const end = idsOf(tree).at(-1) ?? ROOT;

  test('tells where a variation begins and what else could be played', () => {
    const start = variationStart(tree, end) ?? ROOT;
    expect(start).toBe(previous(tree, end));
    expect(alternatives(tree, start)).toEqual([2, start]);
    expect([isOnMainLine(tree, end), isOnMainLine(tree, 3), isOnMainLine(tree, ROOT)]).toEqual([
      false,
      true,
      true,
    ]);
    expect(variationStart(tree, 3)).toBeNull();
    expect([endOfLine(tree), endOfLine(tree, start), previous(tree, ROOT)]).toEqual([3, end, null]);
    expect([endOfLine(tree, end), endOfLine(newTree(tree.start))]).toEqual([end, ROOT]);
    expect(alternatives(tree, ROOT)).toEqual([ROOT]);
  });

  test('goes over each line before the variations beside it', () => {
    expect(Array.from(subtree(tree, ROOT), ({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('an id that is not in the tree is an error of the program', () => {
    expect(() => nodeOf(tree, 99)).toThrow(RangeError);
  });
});

describe('comparing two games', () => {
  test.each([
    ['the same moves', 'Ma2-Ma3 Ma5-Ma4', 'Ma2-Ma3 Ma5-Ma4', null],
    ['another second turn', 'Ma2-Ma3 Ma5-Ma4', 'Ma2-Ma3 Mb5-Mb4', { turns: 1, first: 2, second: 2 }],
    ['one goes on', 'Ma2-Ma3 Ma5-Ma4', 'Ma2-Ma3', { turns: 1, first: 2, second: null }],
    ['the other goes on', 'Ma2-Ma3', 'Ma2-Ma3 Ma5-Ma4', { turns: 1, first: null, second: 2 }],
  ])('%s', (_, first, second, parting) => {
    expect(firstDifference(treeOf(first), treeOf(second))).toEqual(parting);
  });

  test('games of different starts part at once and cannot be merged', () => {
    const blue = newTree(startPosition(pastang, 'blue'));
    expect(firstDifference(treeOf('Ma2-Ma3'), blue)).toEqual({ turns: 0, first: ROOT, second: ROOT });
    expect(merge(treeOf('Ma2-Ma3'), blue)).toEqual({ ok: false, error: { code: 'other-start' } });
  });
});

/** A game with a comment, a sign and a tag. */
const noted = (moves: string): GameTree =>
  tag(annotate(treeOf(moves), 1, { after: 'Good', nags: [1] }), 'Yellow', 'Dray');

describe('two games say the same', () => {
  const tree = noted('Ma2-Ma3 Ma5-Ma4');

  test('whatever the ids of their moves', () => {
    const { tree: less } = deleteFrom(tree, 2);
    const added = addMove(less, 1, nodeOf(tree, 2).move!);
    if (!added.ok) throw new Error(added.error.code);
    expect(added.value.node).toBe(3);
    expect(isSameTree(added.value.tree, tree)).toBe(true);
  });

  test.each<[string, GameTree]>([
    ['a move', noted('Ma2-Ma3 Mb5-Mb4')],
    ['a move more', noted('Ma2-Ma3 Ma5-Ma4 Mb2-Mb3')],
    ['a tag', tag(tree, 'Yellow', 'Delia')],
    ['a tag more', tag(tree, 'Round', '1')],
    ['a comment', annotate(tree, 1, { after: 'Bad' })],
    ['a sign', annotate(tree, 1, { nags: [] })],
    ['a clock', annotate(tree, 2, { clock: 1000 })],
    ['an arrow', annotate(tree, 2, { arrows: [{ colour: 'red', from: 1, to: 2 }] })],
    ['a mark', annotate(tree, ROOT, { marks: [{ colour: 'red', square: 1 }] })],
    ['a command', annotate(tree, 2, { commands: ['eval 1'] })],
  ])('only without a difference in %s', (_, other) => {
    expect([isSameTree(tree, other), isSameTree(other, tree)]).toEqual([false, false]);
  });

  test('only from the same start', () => {
    const [yellow, blue] = (['yellow', 'blue'] as const).map((side) => newTree(startPosition(pastang, side)));
    expect(isSameTree(yellow!, blue!)).toBe(false);
    expect(isSameTree(yellow!, newTree(startPosition(variationOf('pastang:af'))))).toBe(false);
  });
});

const arrow = (to: number) => ({ colour: 'green', from: 1, to }) as const;
const mark = (square: number) => ({ colour: 'red', square }) as const;
const notes = (after: string): GameTree => annotate(treeOf('Ma2-Ma3'), 1, { after, nags: [1], clock: 5000 });

describe('merging one game into another', () => {
  test('joins the notes, each once, and keeps the first clock', () => {
    const merged = merge(
      notes('Good\nBrave'),
      annotate(notes('Brave\nNew'), 1, { nags: [1, 3], clock: 7000 }),
    );
    expect(merged.ok && nodeOf(merged.value, 1).notes).toMatchObject({
      after: 'Good\nBrave\nNew',
      nags: [1, 3],
      clock: 5000,
    });
  });

  test('joins arrows, marks and commands too, each once, and takes a clock where there was none', () => {
    const tree = treeOf('Ma2-Ma3');
    const merged = merge(
      annotate(tree, 1, { before: 'a', arrows: [arrow(2)], marks: [mark(3)], commands: ['eval 1'] }),
      annotate(tree, 1, {
        before: 'b',
        arrows: [arrow(2), arrow(4)],
        marks: [mark(3), mark(5)],
        commands: ['eval 1', 'emt 2'],
        clock: 7000,
      }),
    );
    expect(merged.ok && nodeOf(merged.value, 1).notes).toMatchObject({
      before: 'a\nb',
      arrows: [arrow(2), arrow(4)],
      marks: [mark(3), mark(5)],
      commands: ['eval 1', 'emt 2'],
      clock: 7000,
    });
  });

  test('joins what is noted of the games as a whole', () => {
    const tree = treeOf('Ma2-Ma3');
    const merged = merge(annotate(tree, ROOT, { after: 'One' }), annotate(tree, ROOT, { after: 'Two' }));
    expect(merged.ok && nodeOf(merged.value, ROOT).notes.after).toBe('One\nTwo');
  });

  test('holds the lines of both, once, and the main line of the first', () => {
    fc.assert(
      fc.property(anyTree(15), anySteps, anySteps, (base, one, two) => {
        const [first, second] = [one.reduce(edited, base), two.reduce(edited, base)];
        const merged = merge(first, second);
        if (!merged.ok) throw new Error(merged.error.code);
        expect(moved(merged.value)).toEqual([...new Set([...moved(first), ...moved(second)])].toSorted());
        const line = lineTo(first, endOfLine(first)).map(({ move }) => move);
        expect(lineTo(merged.value, endOfLine(first)).map(({ move }) => move)).toEqual(line);
        expect(isOnMainLine(merged.value, endOfLine(first))).toBe(true);
      }),
      { seed: 5, numRuns: budget(60, 6) },
    );
  });

  test('a game merged into itself is the same game', () => {
    fc.assert(
      fc.property(anyTree(), (tree) => {
        const merged = merge(tree, tree);
        expect(merged.ok && isSameTree(merged.value, tree)).toBe(true);
      }),
      { seed: 6, numRuns: budget(60, 6) },
    );
  });
});
