import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  curveOf,
  formatEval,
  forYellow,
  JUDGEMENT_NAGS,
  leadOf,
  retriesFor,
  nearestTo,
  placeOf,
  readEval,
  reportOn,
  scoreBeforeBest,
  withEval,
  withReport,
  type Judged,
} from '../../../src/game/analysis/index.ts';
import { formatGame, parseJkn } from '../../../src/game/jkn/index.ts';
import { annotate, deleteFrom, nodeOf, plyAt, ROOT, type GameTree } from '../../../src/game/tree/index.ts';
import { recordOf } from '../../../src/game/ply.ts';
import { HALF_EDGE } from '../../../src/search/scores.ts';
import type { Score } from '../../../src/search/index.ts';
import { GAME, lineOf, moveAt, swods, treeOf } from '../../support/judging.ts';

const halfAs = (kind: 'win' | 'loss', turns: number): Score => ({ kind, points: 0.5, turns });

const say = (judgement: string, better: string): string => `${judgement}: ${better}`;

/**
 * The main line with these scores, in Swods from Yellow's view; the best move is the one played, unless another is
 * named.
 */
function judged(tree: GameTree, scores: readonly number[], best: Readonly<Record<number, string>>): Judged[] {
  const line = lineOf(tree);
  return scores.map((score, ply) => {
    const node = line[ply] ?? ROOT;
    const played = line[ply + 1];
    const named = best[ply];
    const move = named === undefined ? nodeOf(tree, played ?? ROOT).move : moveAt(tree, node, named);
    return {
      node,
      move: nodeOf(tree, node).move,
      score: swods(score),
      depth: 6,
      best: [move ?? moveAt(tree, node, 'Mb2-Mb3')],
    };
  });
}

/** Yellow's second turn throws away 9 Swods; Blue takes the gift and gives nothing back. */
const BAD = [0, 0, 0, -9, -9];
const blunderIn = (tree: GameTree): readonly Judged[] => judged(tree, BAD, { 2: 'Md2-Md3' });

const nodeAt = (tree: GameTree, ply: number): number => lineOf(tree)[ply] ?? ROOT;
const notesAt = (tree: GameTree, ply: number) => nodeOf(tree, nodeAt(tree, ply)).notes;

describe('the expected lead', () => {
  test.each<[string, Score, number]>([
    ['an even game', swods(0), 0],
    ['a full win', { kind: 'win', points: 1, turns: 3 }, 1],
    ['half a win, worth ½ to none (section 9)', { kind: 'win', points: 0.5, turns: 3 }, 0.5],
    ['a full loss', { kind: 'loss', points: 1, turns: 0 }, -1],
    ['the estimate that the search holds equal to half a win', swods(HALF_EDGE / 100), 0.5],
  ])('of %s', (_, score, lead) => expect(leadOf(score)).toBeCloseTo(lead, 10));

  it('grows with the score, and turns with the board', () => {
    const value = fc.integer({ min: -9000, max: 9000 });
    fc.assert(
      fc.property(value, value, (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(leadOf(swods(low))).toBeLessThanOrEqual(leadOf(swods(high)));
        expect(leadOf(forYellow(swods(one), 'blue'))).toBeCloseTo(-leadOf(swods(one)), 10);
      }),
    );
  });
});

describe('an evaluation in a record', () => {
  test.each<[Score, number, string]>([
    [swods(1.25), 8, 'eval 1.25,8'],
    [swods(-0.4), 0, 'eval -0.40'],
    [{ kind: 'win', points: 1, turns: 3 }, 12, 'eval #3,12'],
    [{ kind: 'loss', points: 1, turns: 2 }, 0, 'eval #-2'],
  ])('%j is written and read again', (score, depth, command) => {
    expect(formatEval({ score, depth })).toBe(command);
    expect(readEval(['emt 0:00:05', command])).toEqual({ score, depth });
  });

  it('gives half a win as the estimate that is worth as much', () => {
    const half = { score: { kind: 'loss', points: 0.5, turns: 4 }, depth: 5 } as const;
    const read = readEval([formatEval(half)]);
    expect(read && leadOf(read.score)).toBeCloseTo(-0.5, 10);
  });

  test.each(['eval', 'eval x', 'eval 1.2.3', 'eval #', 'eval 1e9', 'evaluate 3', 'eval 999999999'])(
    '“%s” is not one and stays as it is',
    (command) => {
      expect(readEval([command])).toBeNull();
      expect(withEval([command], { score: swods(1), depth: 3 })).toEqual([command, 'eval 1.00,3']);
    },
  );

  it('of another program is replaced', () => {
    expect(withEval(['eval 0.3', 'emt 1'], { score: swods(2), depth: 4 })).toEqual(['emt 1', 'eval 2.00,4']);
  });
});

describe('a report', () => {
  it('marks a bad move, names the better one, and adds it as a variation; the record holds all of it', () => {
    const tree = treeOf(GAME);
    const marked = withReport(tree, blunderIn(tree), say);
    expect(notesAt(marked, 3)).toMatchObject({
      nags: [JUDGEMENT_NAGS.blunder],
      after: 'blunder: SMd2-Md3',
    });
    const [, better] = nodeOf(marked, nodeAt(marked, 2)).children;
    const ply = plyAt(marked, better ?? ROOT);
    expect(ply && recordOf(ply)).toBe('SMd2-Md3');
    const written = formatGame(marked);
    expect(written).toContain('[%eval -9.00,6]');
    const read = parseJkn(written).games[0]?.tree;
    expect(read && formatGame(read)).toBe(written);
    expect(read && curveOf(read).map(({ lead }) => lead)).toEqual(curveOf(marked).map(({ lead }) => lead));
  });

  it('counts by side, and gives retries to the one that erred', () => {
    const tree = treeOf(GAME);
    const marked = withReport(tree, blunderIn(tree), say);
    const curve = curveOf(marked);
    expect(reportOn(curve, 'yellow')).toMatchObject({ inaccuracy: 0, mistake: 0, blunder: 1 });
    expect(reportOn(curve, 'blue')).toMatchObject({ blunder: 0, accuracy: expect.closeTo(100, 3) });
    expect(retriesFor(marked, 'blue')).toEqual([]);
    expect(retriesFor(marked, 'yellow')).toEqual([
      {
        mistake: nodeAt(marked, 3),
        from: nodeAt(marked, 2),
        better: nodeOf(marked, nodeAt(marked, 2)).children[1],
      },
    ]);
  });

  it('made again with a different finding, takes back what the earlier one said', () => {
    const tree = treeOf(GAME);
    const again = withReport(withReport(tree, blunderIn(tree), say), judged(tree, [0, 0, 0, 0, 0], {}), say);
    expect(notesAt(again, 3)).toMatchObject({ nags: [], after: '', commands: ['eval 0.00,6'] });
    expect(retriesFor(again, 'yellow')).toEqual([]);
    const twice = withReport(withReport(tree, blunderIn(tree), say), blunderIn(tree), say);
    expect(formatGame(twice)).toBe(formatGame(withReport(tree, blunderIn(tree), say)));
  });

  it('leaves the reader’s own signs and comments', () => {
    const tree = treeOf(GAME);
    const noted = annotate(tree, nodeAt(tree, 3), { nags: [5, 16], after: 'My idea.' });
    const marked = withReport(noted, blunderIn(noted), say);
    expect(notesAt(marked, 3)).toMatchObject({ nags: [5, 16], after: 'My idea.' });
  });

  it('made again, leaves the signs that the reader has set since, even of the same kind', () => {
    const tree = treeOf(GAME);
    const found = blunderIn(tree);
    const marked = withReport(tree, found, say);
    const own = [
      [1, 2],
      [2, 6],
    ] as const;
    const noted = own.reduce((at, [ply, nag]) => annotate(at, nodeAt(tree, ply), { nags: [nag] }), marked);
    const again = withReport(noted, found, say);
    for (const [ply, nag] of own) expect(notesAt(again, ply).nags).toEqual([nag]);
    expect(notesAt(again, 3).nags).toEqual([JUDGEMENT_NAGS.blunder]);
    const even = withReport(noted, judged(tree, [0, 0, 0, 0, 0], {}), say);
    expect([1, 2, 3].map((ply) => notesAt(even, ply).nags)).toEqual([[2], [6], []]);
  });

  it('takes back what it said of a move that ended the game, which has no evaluation of its own', () => {
    const tree = treeOf('1. PMc1-Nf4+ KNd6-Nc5 2. PNf4-Mc5#', 'stikitche');
    const line = lineOf(tree);
    const found = (scores: readonly number[]): Judged[] =>
      scores.map((score, ply) => {
        const node = line[ply] ?? ROOT;
        const [best] =
          ply === 2 ? [moveAt(tree, node, 'Nf4-Nf3')] : [nodeOf(tree, line[ply + 1] ?? ROOT).move];
        const isLast = ply === line.length - 1;
        return {
          node,
          move: nodeOf(tree, node).move,
          score: swods(score),
          depth: 6,
          best: isLast || !best ? [] : [best],
        };
      });
    const marked = withReport(tree, found([0, 0, 9, 0]), say);
    expect(notesAt(marked, 3)).toMatchObject({ nags: [4], commands: [] });
    expect(notesAt(withReport(marked, found([0, 0, 0, 0]), say), 3)).toMatchObject({ nags: [], after: '' });
  });

  it.each([
    ['from before the first report', [4]],
    ['of a move that lost nothing', [2]],
  ])('made again, leaves a bad sign of the reader’s: %s', (_, nags) => {
    const tree = treeOf(GAME);
    const even = judged(tree, [0, 0, 0, 0, 0], {});
    const noted = annotate(withReport(tree, even, say), nodeAt(tree, 3), { nags });
    expect(notesAt(withReport(noted, even, say), 3).nags).toEqual(nags);
  });

  it('does not blame the move that the computer would have played itself', () => {
    const tree = treeOf(GAME);
    const marked = withReport(tree, judged(tree, BAD, {}), say);
    expect(notesAt(marked, 3).nags).toEqual([]);
    // nor do the figures, which follow from the evaluations
    for (const side of ['yellow', 'blue'] as const)
      expect(reportOn(curveOf(marked), side)).toMatchObject({ accuracy: 100, blunder: 0 });
  });

  it.each<[string, Score, Score, Score]>([
    ['an estimate', swods(0), swods(-3), swods(-3)],
    ['half a win of its own', { kind: 'win', points: 1, turns: 2 }, halfAs('win', 3), halfAs('win', 4)],
    ['half a loss', swods(0), halfAs('loss', 3), halfAs('loss', 3)],
    ['more than was seen', swods(0), swods(4), swods(0)],
  ])('rates a position before the computer’s own move no higher than what came of it: %s', (...scores) => {
    const [, before, after, settled] = scores;
    expect(scoreBeforeBest('yellow', before, after)).toEqual(settled);
    expect(scoreBeforeBest('blue', forYellow(before, 'blue'), forYellow(after, 'blue'))).toEqual(
      forYellow(settled, 'blue'),
    );
  });

  it('leaves out what has been removed from the game since, and judges nothing across the gap', () => {
    const tree = treeOf(GAME);
    const found = blunderIn(tree);
    const cut = deleteFrom(tree, nodeAt(tree, 2)).tree;
    expect(formatGame(withReport(cut, found, say))).toBe(formatGame(withReport(cut, found.slice(0, 2), say)));
    const gap = withReport(
      tree,
      found.filter((_, ply) => ply !== 2),
      say,
    );
    expect(notesAt(gap, 3).nags).toEqual([]);
    expect(curveOf(gap).find(({ ply }) => ply === 3)?.made).toBeNull();
  });
});

describe('the graph', () => {
  const tree = treeOf(GAME);
  const curve = curveOf(withReport(tree, blunderIn(tree), say));

  it('goes from the start to the end, Yellow’s win at the top', () => {
    expect(curve.map((point) => placeOf(point, 4).across)).toEqual([0, 0.25, 0.5, 0.75, 1]);
    expect(placeOf({ ply: 1, lead: 1 }, 4).down).toBe(0);
    expect(placeOf({ ply: 1, lead: -1 }, 4).down).toBe(1);
    expect(placeOf({ ply: 0, lead: 0 }, 0)).toEqual({ across: 0, down: 0.5 });
  });

  it('answers a click with the nearest position that was judged', () => {
    expect(nearestTo(curve, 0.6, 4)?.ply).toBe(2);
    expect(nearestTo(curve.slice(0, 2), 1, 4)?.ply).toBe(1);
    expect(nearestTo([], 0.5, 4)).toBeUndefined();
  });

  it('is empty for a game that nobody has judged, though it has ended by the rules', () => {
    expect(curveOf(treeOf('1. PMc1-Nf4+ KNd6-Nc5 2. PNf4-Mc5#', 'stikitche'))).toEqual([]);
  });
});
