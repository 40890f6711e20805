import { describe, expect, it, test } from 'vitest';
import { positionAfter, startPosition, type Position } from '../../../src/engine/index.ts';
import {
  accuracyOf,
  accuracyOfMove,
  forYellow,
  judgementOf,
  LOSSES,
  lossOf,
  wasDecided,
} from '../../../src/game/analysis/index.ts';
import { createSearcher, type Score } from '../../../src/search/index.ts';
import { playJudged } from '../../../scripts/matches/judged.ts';
import { randomPlayer } from '../../../scripts/matches/random.ts';
import { drawn } from '../../support/drawn.ts';
import { variation } from '../../support/games.ts';
import { moveIn, swods } from '../../support/judging.ts';

describe('how bad a move is', () => {
  test.each<[number, string | null]>([
    [0, null],
    [LOSSES.inaccuracy - 0.001, null],
    [LOSSES.inaccuracy, 'inaccuracy'],
    [LOSSES.mistake - 0.001, 'inaccuracy'],
    [LOSSES.mistake, 'mistake'],
    [LOSSES.blunder - 0.001, 'mistake'],
    [LOSSES.blunder, 'blunder'],
    [25, 'blunder'],
  ])('a loss of %d points: %s', (loss, judgement) => expect(judgementOf(loss)).toBe(judgement));

  it('is a loss only for the side that moved', () => {
    expect(lossOf('yellow', swods(5), swods(2))).toBeCloseTo(3);
    expect(lossOf('blue', swods(5), swods(2))).toBe(0);
    expect(lossOf('blue', swods(-2), swods(4))).toBeCloseTo(6);
  });

  it('is nothing where a search cannot tell the loss from none', () => {
    expect(lossOf('yellow', swods(0.03), swods(0))).toBe(0);
    expect(lossOf('yellow', swods(0.05), swods(0))).toBeCloseTo(0.05);
  });

  const WIN = { kind: 'win', points: 1, turns: 3 } as const;
  const LOSS = { kind: 'loss', points: 1, turns: 3 } as const;

  test.each<[string, Score, Score, number, boolean]>([
    ['a won game thrown away', WIN, swods(0), 25, false],
    ['half a win let go', { kind: 'win', points: 0.5, turns: 2 }, swods(2), 10, false],
    ['a slower win', WIN, { ...WIN, turns: 9 }, 0, true],
    ['a little less of a decided game', swods(60), swods(40), 0, true],
    ['a lost game that stays lost', LOSS, swods(-31), 0, true],
    ['a game thrown away at once', swods(-3), LOSS, 22, false],
  ])('is nothing where the loss no longer matters: %s', (_, before, after, loss, decided) => {
    expect(lossOf('yellow', before, after)).toBeCloseTo(loss);
    expect(wasDecided(before, after)).toBe(decided);
  });

  it('becomes an accuracy, from 100 for nothing lost down towards 0, and the mean of several moves', () => {
    expect([0, 0.5, 1, 2].map(accuracyOfMove).map(Math.round)).toEqual([100, 50, 33, 20]);
    expect(accuracyOfMove(25)).toBeLessThan(2);
    expect(accuracyOf([0, 0.5])).toBeCloseTo(75);
    expect(accuracyOf([])).toBeNull();
  });
});

/** What a short search says of a position, from Yellow’s view. */
const worth = (position: Position): Score => {
  const { lines } = createSearcher(position.ruleset).search(
    { position, earlier: [] },
    { limits: { nodes: 4000 } },
  );
  return forYellow(lines[0]!.score, position.turn);
};

describe('a piece given away for nothing is at least a mistake', () => {
  const EVEN = 'K Zb1, H Mc3, J Zf1, S Zc3, S Zd3, k Ce6, j Ma5, h Wc4, s Wd4, s We4';
  test.each([
    ['a Hikdar in an even game', 'poron', EVEN, 'Mc3-Me5'],
    ['a Hikdar by the side that is ahead', 'poron', `${EVEN}, C Zf3`, 'Mc3-Me5'],
    ['a Hikdar by the side that is behind', 'poron', `${EVEN}, c Cf5`, 'Mc3-Me5'],
    [
      'a Deldar in Pastang',
      'pastang',
      'D Md2, D Ma1, D Mf1, S Mb1, S Me1, S Ma2, d Md5, d Ma6, d Mf6, s Mb6, s Me6, s Ma5',
      'Md2-Md4',
    ],
    ['a Chuktar', 'poron', `${EVEN}, C Md1, c Cf5`, 'Md1-Md5'],
  ])('%s', (_, id, pieces, written) => {
    const before = drawn(id, pieces);
    const after = positionAfter(before, moveIn(before, written))!;
    const judgement = judgementOf(lossOf('yellow', worth(before), worth(after)));
    expect(['mistake', 'blunder']).toContain(judgement);
  });
});

test('a game of random moves does not look good', () => {
  const [yellow, blue] = [randomPlayer(), randomPlayer()];
  yellow.begin(1);
  blue.begin(2);
  const moves = playJudged(startPosition(variation('pastang')), { yellow, blue }, 24, 600);
  const losses = moves.map(({ side, before, after }) => lossOf(side, before, after));
  expect(accuracyOf(losses)).toBeLessThan(40);
  expect(losses.filter((loss) => loss >= LOSSES.mistake).length).toBeGreaterThan(8);
});
