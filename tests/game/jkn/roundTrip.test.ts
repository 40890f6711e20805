import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ENDINGS, outcome } from '../../../src/engine/index.ts';
import { formatGame, formatJkn, parseJkn, type ReadGame } from '../../../src/game/jkn/index.ts';
import {
  endOfLine,
  isSameTree,
  lineFrom,
  nodeOf,
  positionAt,
  ROOT,
  type GameTree,
} from '../../../src/game/tree/index.ts';
import { SAMPLES } from '../../../src/samples/index.ts';
import { IDS } from '../../support/arbitrary.ts';
import { budget } from '../../support/budget.ts';
import { anyTree, idsOf } from '../../support/trees.ts';

const read = (text: string): readonly ReadGame[] => parseJkn(text).games;

/** The trees of a text in which nothing may be wrong. */
function soundTrees(text: string): GameTree[] {
  const { games, faults } = parseJkn(text);
  expect(faults).toEqual([]);
  return games.flatMap(({ tree }) => (tree === null ? [] : [tree]));
}

describe('what is written reads back', () => {
  test('to the same start, moves, variations, notes and tags', () => {
    fc.assert(
      fc.property(anyTree(), (tree) => {
        const text = formatGame(tree);
        const [game, ...others] = read(text);
        expect(others).toEqual([]);
        expect(game?.tree && isSameTree(game.tree, tree)).toBe(true);
        expect(game?.tree && formatGame(game.tree)).toBe(text);
      }),
      { seed: 1, numRuns: budget(400, 30) },
    );
  });

  test('several games in one text, in their order', () => {
    fc.assert(
      fc.property(fc.array(anyTree(12), { maxLength: 4 }), (trees) => {
        const back = read(formatJkn(trees));
        expect(back.map(({ tree }, index) => tree && isSameTree(tree, trees[index]!))).toEqual(
          trees.map(() => true),
        );
      }),
      { seed: 2, numRuns: budget(100, 10) },
    );
  });

  test('in lines of 80 characters at most, if no word is longer', () => {
    fc.assert(
      fc.property(anyTree(), (tree) => {
        const [, moves = ''] = formatGame(tree).split(/\n\n/);
        const glued = / \[[A-Za-z]/;
        for (const line of moves.split('\n'))
          expect(line.length <= 80 || !line.includes(' ') || glued.test(line)).toBe(true);
      }),
      { seed: 3, numRuns: budget(100, 10) },
    );
  });
});

describe('games by random and greedy players', () => {
  const text = readFileSync(new URL('../../fixtures/played.jkn', import.meta.url), 'utf8');
  const trees = soundTrees(text);

  test('are of every variation and reach every ending', () => {
    expect(trees.length).toBeGreaterThanOrEqual(20);
    expect(new Set(trees.map(({ start }) => start.ruleset.variation.id))).toEqual(new Set(IDS));
    const endings = trees.map((tree) => {
      const ended = outcome(positionAt(tree, endOfLine(tree)));
      return ended.status === 'over' ? ended.ending : 'unfinished';
    });
    expect(new Set(endings)).toEqual(new Set([...ENDINGS, 'unfinished']));
    expect(trees.map((tree) => tree.tags.get('Termination'))).toEqual(endings);
  });

  test('are written as they stand in the file', () => {
    expect(formatJkn(trees)).toBe(text);
  });
});

describe('the annotated games of the app', () => {
  test.each(SAMPLES.map((sample) => [/"(.*)"/.exec(sample)?.[1] ?? '', sample]))('%s', (_, sample) => {
    const [tree, ...others] = soundTrees(sample);
    expect(others).toEqual([]);
    if (tree === undefined) throw new Error('no game');
    expect(formatGame(tree)).toBe(sample);
    const notes = idsOf(tree).map((id) => nodeOf(tree, id).notes);
    expect(notes.some(({ arrows }) => arrows.length > 0)).toBe(true);
    expect(notes.some(({ nags }) => nags.length > 0)).toBe(true);
    expect(idsOf(tree).length).toBeGreaterThan(lineFrom(tree, ROOT).length + 1);
  });
});

describe('the specification', () => {
  const page = readFileSync(new URL('../../../docs/jkn.md', import.meta.url), 'utf8');

  test('its example is a record in the export form', () => {
    const example = /```jkn\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
    expect(formatJkn(soundTrees(example))).toBe(example);
  });
});
