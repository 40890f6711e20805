import { describe, expect, test } from 'vitest';
import { drawnBy, moveOf, playOf } from '../../src/cabinet/mind/levels.ts';
import { searchTree } from '../../src/cabinet/mind/tree.ts';
import type { Play } from '../../src/cabinet/seam/game.ts';
import { allowedMoves, chanceMove, findMove } from '../../src/cabinet/seam/walk.ts';
import { toyOf, type Toy } from '../support/toys.ts';

const always = (move: string): readonly string[] => [move, move, move];

/** The move that is chosen after so many visits, for several series of draws. */
const chosen = (toy: Toy, visits = 300): readonly (string | null)[] => {
  const { rules, mind, start } = toyOf(toy);
  return [1, 2, 3].map((seed) => searchTree(rules, mind, [], start, visits, drawnBy(seed)));
};

describe('the tree of moves', () => {
  const GAMBLE: Toy['places'] = {
    start: { turn: 0, to: { safe: 'drawn', gamble: 'thrown' } },
    thrown: { turn: 'chance', to: { good: 'won', bad: 'lost' } },
    drawn: { turn: 'draw' },
    won: { turn: 'won 0' },
    lost: { turn: 'won 1' },
  };

  test('takes a chance that is likely to be good, and not one that is likely to be bad', () => {
    expect(chosen({ places: GAMBLE, weights: { good: 5, bad: 1 } })).toEqual(always('gamble'));
    expect(chosen({ places: GAMBLE, weights: { good: 1, bad: 5 } })).toEqual(always('safe'));
  });

  test('expects each of three players to seek its own good', () => {
    const places: Toy['places'] = {
      start: { turn: 0, to: { trust: 'theirs', alone: 'drawn' } },
      theirs: { turn: 1, to: { kind: 'mine', selfish: 'yours' } },
      mine: { turn: 'won 0' },
      yours: { turn: 'won 1' },
      drawn: { turn: 'draw' },
    };
    expect(chosen({ places, seats: 3 })).toEqual(always('alone'));
    const lost: Toy['places'] = { ...places, yours: { turn: 'draw' }, drawn: { turn: 'won 2' } };
    expect(chosen({ places: lost, seats: 3 })).toEqual(always('trust'));
  });

  test('looks first at the move that seems best for its seat', () => {
    const places: Toy['places'] = {
      start: { turn: 0, to: { poor: 'poor', good: 'good', fair: 'fair' } },
      poor: { turn: 1, worths: [0, 0], to: { on: 'poor' } },
      good: { turn: 1, worths: [30, 30], to: { on: 'good' } },
      fair: { turn: 1, worths: [20, 0], to: { on: 'fair' } },
    };
    expect(chosen({ places }, 1)).toEqual(always('good'));
  });

  test('prefers to be ahead, where nothing is decided', () => {
    const places: Toy['places'] = {
      start: { turn: 0, to: { behind: 'behind', level: 'level', ahead: 'ahead' } },
      behind: { turn: 1, worths: [50, 90], to: { on: 'behind' } },
      level: { turn: 1, worths: [50, 50], to: { on: 'level' } },
      ahead: { turn: 1, worths: [50, 10], to: { on: 'ahead' } },
    };
    expect(chosen({ places })).toEqual(always('ahead'));
  });

  test('minds the strongest of several enemies, not the weakest', () => {
    const places: Toy['places'] = {
      start: { turn: 0, to: { one: 'one', both: 'both' } },
      one: { turn: 1, worths: [50, 90, 0], to: { on: 'one' } },
      both: { turn: 1, worths: [50, 50, 50], to: { on: 'both' } },
    };
    expect(chosen({ places, seats: 3 })).toEqual(always('both'));
  });

  // each move is tried once, and the better one a second time
  const TWICE = 3;

  test('sees what the next player would make of a position', () => {
    const places: Toy['places'] = {
      start: { turn: 0, to: { trap: 'trap', plain: 'plain' } },
      trap: { turn: 1, worths: [50, 0], to: { miss: 'trap', strike: 'struck' } },
      struck: { turn: 0, worths: [50, 200], to: { on: 'struck' } },
      plain: { turn: 1, worths: [50, 50], to: { on: 'plain' } },
    };
    expect(chosen({ places }, TWICE)).toEqual(always('plain'));
    const harmless = { ...places, struck: { turn: 0, worths: [50, 0], to: { on: 'struck' } } } as const;
    expect(chosen({ places: harmless }, TWICE)).toEqual(always('trap'));
  });

  test('sees what chance would make of a position', () => {
    const places: Toy['places'] = {
      start: { turn: 0, to: { throw: 'thrown', plain: 'plain' } },
      thrown: { turn: 'chance', worths: [50, 0], to: { six: 'sunk', one: 'sunk' } },
      sunk: { turn: 1, worths: [50, 200], to: { on: 'sunk' } },
      plain: { turn: 1, worths: [50, 50], to: { on: 'plain' } },
    };
    expect(chosen({ places }, TWICE)).toEqual(always('plain'));
  });

  test('expects partners to win for each other', () => {
    const places: Toy['places'] = {
      start: { turn: 0, to: { trust: 'partners', gamble: 'thrown' } },
      partners: { turn: 2, to: { wrong: 'lost', right: 'won' } },
      thrown: { turn: 'chance', to: { good: 'won', bad: 'lost' } },
      won: { turn: 'won 0' },
      lost: { turn: 'won 1' },
    };
    const weights = { good: 4, bad: 1 };
    expect(chosen({ places, seats: 4, sides: [0, 1, 0, 1], weights })).toEqual(always('trust'));
    expect(chosen({ places, seats: 4, sides: [0, 1, 1, 0], weights })).toEqual(always('gamble'));
  });

  test('seeks no advantage over a partner', () => {
    const places: Toy['places'] = {
      start: { turn: 0, to: { alone: 'apart', together: 'ahead' } },
      ahead: { turn: 1, worths: [90, 0, 100, 0], to: { on: 'ahead' } },
      apart: { turn: 1, worths: [90, 60, 0, 60], to: { on: 'apart' } },
    };
    expect(chosen({ places, seats: 4, sides: [0, 1, 0, 1] })).toEqual(always('together'));
  });

  test('has no move that earlier positions forbid, not even one that would win', () => {
    const places: Toy['places'] = {
      start: { turn: 0, to: { win: 'won', draw: 'drawn' } },
      won: { turn: 'won 0' },
      drawn: { turn: 'draw' },
    };
    expect(chosen({ places, seats: 3 })).toEqual(always('win'));
    expect(chosen({ places, seats: 3, forbidden: ['win'] })).toEqual(always('draw'));
    expect(chosen({ places, seats: 3, forbidden: ['win', 'draw'] })).toEqual([null, null, null]);
  });
});

describe('a level', () => {
  const PLAIN: Toy['places'] = {
    start: { turn: 0, to: { good: 'good', fair: 'fair', poor: 'poor', worst: 'worst' } },
    good: { turn: 1, worths: [100, -100] },
    fair: { turn: 1, worths: [80, -80] },
    poor: { turn: 1, worths: [0, 0] },
    worst: { turn: 1, worths: [-300, 300] },
  };

  /** How often each move is played in four hundred games, by a level that plays like this. */
  function tally(play: Partial<Play>, forbidden: readonly string[] = []): Readonly<Record<string, number>> {
    const { rules, mind, start } = toyOf({ places: PLAIN, forbidden });
    const plays = [{ depth: 1, nodes: 1000, careless: 0, blur: 0, ...play }];
    const counts: Record<string, number> = { good: 0, fair: 0, poor: 0, worst: 0 };
    for (let seed = 0; seed < 400; seed++) {
      const move = moveOf(rules, { ...mind, plays }, [], start, 1, seed) ?? '';
      counts[move] = (counts[move] ?? 0) + 1;
    }
    return counts;
  }

  test('that never errs plays the best move', () => {
    expect(tally({})).toEqual({ good: 400, fair: 0, poor: 0, worst: 0 });
  });

  test('that may misjudge a move by some amount plays one that is worse by less, and none that is worse by more', () => {
    const counts = tally({ blur: 60 });
    expect(counts).toMatchObject({ poor: 0, worst: 0 });
    expect(counts['fair']).toBeGreaterThan(40);
    expect(counts['good']).toBeGreaterThan(counts['fair'] ?? 0);
  });

  test('that moves so often without thinking plays any allowed move as often', () => {
    const counts = tally({ careless: 100 });
    for (const count of Object.values(counts)) expect(Math.abs(count - 100)).toBeLessThan(40);
    const half = tally({ careless: 50 });
    expect(Math.abs((half['good'] ?? 0) - 250)).toBeLessThan(50);
    expect(tally({ careless: 100 }, ['good', 'worst'])).toMatchObject({ good: 0, worst: 0 });
  });

  test('plays as its game says, and otherwise as in other games', () => {
    const { mind } = toyOf({ places: PLAIN });
    const plays = [{ careless: 12 }, {}, { depth: 7 }];
    const own = { ...mind, plays };
    expect(playOf(own, 1)).toEqual({ ...playOf(mind, 1), careless: 12 });
    expect(playOf(own, 3)).toEqual({ ...playOf(mind, 3), depth: 7 });
    expect(playOf(own, 4)).toEqual(playOf(mind, 4));
  });
});

describe('chance', () => {
  const { rules, start } = toyOf({
    places: { start: { turn: 'chance', to: { one: 'start', two: 'start', three: 'start' } } },
    weights: { one: 1, two: 2, three: 3 },
  });

  test.each([
    [0, 'one'],
    [0.16, 'one'],
    [0.17, 'two'],
    [0.49, 'two'],
    [0.51, 'three'],
    [0.999, 'three'],
  ])('falls on each move as often as its weight says: %d of 1 is %s', (drawn, move) => {
    expect(chanceMove(rules, start, () => drawn)).toBe(move);
  });
});

test('a move that earlier positions forbid is neither listed nor found by its text', () => {
  const { rules, start } = toyOf({
    places: { start: { turn: 0, to: { a: 'start', b: 'start' } } },
    forbidden: ['a'],
  });
  expect(allowedMoves(rules, start, [])).toEqual(['b']);
  expect(['a', 'b', 'c'].map((text) => findMove(rules, start, text))).toEqual([undefined, 'b', undefined]);
});
