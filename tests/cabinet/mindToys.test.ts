import { describe, expect, test } from 'vitest';
import { drawnBy, moveOf, playOf } from '../../src/cabinet/mind/levels.ts';
import { search, WON } from '../../src/cabinet/mind/search.ts';
import { searchTree } from '../../src/cabinet/mind/tree.ts';
import type { Mind, Play } from '../../src/cabinet/seam/game.ts';
import { DRAWN, PLAYING, wonBy, type Rules } from '../../src/cabinet/seam/rules.ts';
import { allowedMoves, chanceMove, findMove } from '../../src/cabinet/seam/walk.ts';

/** A position of a game that is written down whole. */
interface Place {
  /** Whose turn it is; a draw, or the seat that has won, where the game is over. */
  readonly turn: number | 'chance' | 'draw' | 'won 0' | 'won 1' | 'won 2';
  /** What it is worth to each seat. */
  readonly worths?: readonly number[];
  /** Where its moves lead. */
  readonly to?: Readonly<Record<string, string>>;
}

interface Toy {
  readonly places: Readonly<Record<string, Place>>;
  readonly seats?: number;
  readonly weights?: Readonly<Record<string, number>>;
  readonly forbidden?: readonly string[];
}

/** A game whose positions are given by name. The first one is the start. */
function toyOf({ places, seats = 2, weights, forbidden }: Toy) {
  const at = (name: string): Place => {
    const place = places[name];
    if (place === undefined) throw new Error(`no place ${name}`);
    return place;
  };
  const [start = ''] = Object.keys(places);
  const ids = Array.from({ length: seats }, (_, seat) => `seat ${seat}`);
  const rules: Rules<string, string> = {
    id: 'toy',
    seats: ids,
    start: () => start,
    read: () => {
      throw new Error('nothing is read');
    },
    write: (name) => name,
    moves: (name) => Object.keys(at(name).to ?? {}),
    writeMove: (move) => move,
    play: (name, move) => at(name).to?.[move] ?? '',
    outcome: (name) => {
      const { turn } = at(name);
      if (turn === 'draw') return DRAWN;
      return typeof turn === 'string' && turn.startsWith('won') ? wonBy(`seat ${turn.slice(4)}`) : PLAYING;
    },
    turn: (name) => {
      const { turn } = at(name);
      return typeof turn === 'number' || turn === 'chance' ? turn : 0;
    },
    ...(weights !== undefined && { weight: (_: string, move: string) => weights[move] ?? 1 }),
    ...(forbidden !== undefined && {
      forbids: (_: readonly string[], __: string, move: string) => forbidden.includes(move),
    }),
  };
  const worths = (name: string): readonly number[] => at(name).worths ?? ids.map(() => 0);
  const mind: Mind<string, string> = {
    variants: [rules],
    worth: (name) => worths(name)[0] ?? 0,
    worths,
  };
  return { rules, mind, start };
}

const always = (move: string): readonly string[] => [move, move, move];

const LIMITS = { depth: 8, nodes: 10_000 };

/** The move that the search for two finds, with its score. */
function found(toy: Toy, past: readonly string[] = [], limits = LIMITS) {
  const { rules, mind, start } = toyOf(toy);
  return search(rules, mind, past, start, limits);
}

describe('the search for two', () => {
  test('puts off a loss that cannot be helped', () => {
    const places: Toy['places'] = {
      start: { turn: 0, to: { soon: 'near', late: 'far' } },
      near: { turn: 1, to: { win: 'lost' } },
      far: { turn: 1, to: { wait: 'farther' } },
      farther: { turn: 0, to: { wait: 'last' } },
      last: { turn: 1, to: { win: 'lost' } },
      lost: { turn: 'won 1' },
    };
    expect(found({ places })).toMatchObject({ move: 'late', score: 4 - WON });
  });

  test('a win that comes sooner is worth more, whatever order the moves have', () => {
    const places: Toy['places'] = {
      start: { turn: 0, to: { slow: 'near', fast: 'won' } },
      near: { turn: 1, to: { wait: 'nearer' } },
      nearer: { turn: 0, to: { win: 'won' } },
      won: { turn: 'won 0' },
    };
    expect(found({ places })).toMatchObject({ move: 'fast', score: WON - 1 });
  });

  const ROUND: Toy['places'] = {
    start: { turn: 0, to: { back: 'before', on: 'after' } },
    before: { turn: 1, worths: [900, -900], to: { on: 'start' } },
    after: { turn: 1, worths: [-500, 500], to: { on: 'later' } },
    later: { turn: 0, worths: [-500, 500], to: { on: 'after' } },
  };

  test('going back to an earlier position of the game is worth a draw', () => {
    expect(found({ places: ROUND }, ['before'], { depth: 1, nodes: 100 })).toMatchObject({
      move: 'back',
      score: 0,
    });
    const leads = { ...ROUND, after: { ...ROUND['after']!, worths: [300, -300] } };
    expect(found({ places: leads }, ['before'], { depth: 1, nodes: 100 })).toMatchObject({
      move: 'on',
      score: 300,
    });
    expect(found({ places: leads }, [], { depth: 1, nodes: 100 })).toMatchObject({
      move: 'back',
      score: 900,
    });
  });

  test('so is a line that goes round in itself', () => {
    const start: Place = { turn: 0, to: { lose: 'lost', on: 'after' } };
    const places = { ...ROUND, start, lost: { turn: 'won 1' } } as const;
    const best = found({ places });
    expect([best?.move, Math.abs(best?.score ?? 1)]).toEqual(['on', 0]);
  });

  test('a player who moves twice in a row looks for the best of both moves', () => {
    const places: Toy['places'] = {
      start: { turn: 0, to: { give: 'theirs', keep: 'mine' } },
      theirs: { turn: 1, to: { good: 'small', bad: 'poor' } },
      mine: { turn: 0, to: { poor: 'poor', great: 'great' } },
      small: { turn: 1, worths: [50, -50], to: { on: 'draw' } },
      poor: { turn: 1, worths: [-200, 200], to: { on: 'draw' } },
      great: { turn: 1, worths: [90, -90], to: { on: 'draw' } },
      draw: { turn: 'draw' },
    };
    expect(found({ places }, [], { depth: 2, nodes: 1000 })).toMatchObject({ move: 'keep', score: 90 });
  });

  test('a move that earlier positions forbid is not looked at, and without a move there is none', () => {
    const places: Toy['places'] = {
      start: { turn: 0, to: { a: 'won', b: 'draw' } },
      won: { turn: 'won 0' },
      draw: { turn: 'draw' },
    };
    expect(found({ places, forbidden: ['a'] })?.move).toBe('b');
    expect(found({ places, forbidden: ['a', 'b'] })).toBeNull();
  });

  /** The first move is refuted by the reply, the second is not, and the third has very many replies. */
  const WIDE: Toy['places'] = {
    start: { turn: 0, to: { bold: 'bold', calm: 'calm', wild: 'wild' } },
    bold: { turn: 1, worths: [80, -80], to: { take: 'poor' } },
    calm: { turn: 1, worths: [40, -40], to: { wait: 'even' } },
    wild: {
      turn: 1,
      worths: [-60, 60],
      to: Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`reply ${at}`, 'even'])),
    },
    poor: { turn: 0, worths: [-100, 100], to: { on: 'end' } },
    even: { turn: 0, worths: [10, -10], to: { on: 'end' } },
    end: { turn: 'draw' },
  };

  test('a depth that it cannot finish counts for the moves that it has finished', () => {
    expect(found({ places: WIDE }, [], { depth: 1, nodes: 100 })?.move).toBe('bold');
    expect(found({ places: WIDE }, [], { depth: 2, nodes: 60 })).toMatchObject({ move: 'calm', depth: 2 });
  });

  test('no new depth is begun once half of the positions are used up', () => {
    for (const depth of [1, 2]) {
      const half = 2 * (found({ places: WIDE }, [], { depth, nodes: 1e9 })?.nodes ?? 0);
      expect(found({ places: WIDE }, [], { depth: 8, nodes: half })?.depth).toBe(depth + 1);
      expect(found({ places: WIDE }, [], { depth: 8, nodes: half - 1 })?.depth).toBe(depth);
    }
  });

  test('a taste decides between equal moves, and not against a move that is much better', () => {
    const places: Toy['places'] = {
      start: { turn: 0, to: { one: 'one', other: 'other', poor: 'poor' } },
      one: { turn: 1, worths: [20, -20] },
      other: { turn: 1, worths: [20, -20] },
      poor: { turn: 1, worths: [-90, 90] },
    };
    const { rules, mind, start } = toyOf({ places });
    const tasted = (...tastes: number[]) =>
      search(rules, mind, [], start, { depth: 1, nodes: 100 }, (index) => tastes[index] ?? 0);
    expect(tasted(0, 5, 50)).toMatchObject({ move: 'other', score: 20 });
    expect(tasted(5, 0, 50)).toMatchObject({ move: 'one', score: 20 });
    expect(tasted(0, 0, 150)).toMatchObject({ move: 'poor', score: -90 });
  });
});

describe('the tree of moves', () => {
  /** The move that is chosen after so many visits, for several series of draws. */
  const chosen = (toy: Toy): readonly (string | null)[] => {
    const { rules, mind, start } = toyOf(toy);
    return [1, 2, 3].map((seed) => searchTree(rules, mind, [], start, 300, drawnBy(seed)));
  };

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
