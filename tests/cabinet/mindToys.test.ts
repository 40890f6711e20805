import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { search, WON } from '../../src/cabinet/mind/search.ts';
import { budget } from '../support/budget.ts';
import { toyOf, type Place, type Toy } from '../support/toys.ts';

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

/** The name of a position after so many moves. */
const nameOf = (layer: number, at: number): string => `${layer}.${at}`;

/** How many moves the games below last, and how many positions there are after each number of moves. */
const [LONG, WIDE_AT_MOST] = [5, 4];

/**
 * Games in which every position has its number of moves, and many are reached in several ways; the same player may move
 * twice in a row.
 */
const anyToy = (ends: readonly Place['turn'][]): fc.Arbitrary<Toy> =>
  fc
    .array(
      fc.array(
        fc.record({
          turn: fc.oneof({ weight: 6, arbitrary: fc.constantFrom(0, 1) }, fc.constantFrom(0, ...ends)),
          worth: fc.integer({ min: -60, max: 60 }),
          to: fc.uniqueArray(fc.nat({ max: WIDE_AT_MOST - 1 }), { minLength: 1, maxLength: 3 }),
        }),
        { minLength: WIDE_AT_MOST, maxLength: WIDE_AT_MOST },
      ),
      { minLength: LONG + 1, maxLength: LONG + 1 },
    )
    .map((layers) => {
      const start: Place = { turn: 0, to: { a: '0.0', b: '0.1', c: '0.2', d: '0.3' } };
      const places = layers.flatMap((layer, index) =>
        layer.map(({ turn, worth, to }, at): [string, Place] => {
          const isOver = typeof turn === 'string';
          const isLast = index === LONG;
          const next = Object.fromEntries(to.map((other) => [`to ${other}`, nameOf(index + 1, other)]));
          return [
            nameOf(index, at),
            { turn, worths: [worth, -worth], ...(!isOver && !isLast && { to: next }) },
          ];
        }),
      );
      return { places: { start, ...Object.fromEntries(places) } };
    });

/** What a position is worth to the first seat if both look at everything up to some depth. */
function minimax(toy: ReturnType<typeof toyOf>, name: string, depth: number, ply = 0): number {
  const { rules, mind } = toy;
  const outcome = rules.outcome(name);
  if (outcome.over) {
    if (outcome.winner === null) return 0;
    return outcome.winner === rules.seats[0] ? WON - ply : ply - WON;
  }
  if (depth === 0) return mind.worth(name);
  const scores = rules.moves(name).map((move) => minimax(toy, rules.play(name, move), depth - 1, ply + 1));
  return rules.turn(name) === 0 ? Math.max(...scores) : Math.min(...scores);
}

describe('in games in which positions are reached in several ways', () => {
  test.each([1, 2, 3, 4, 5])('the search finds the best that two players can reach in %i moves', (depth) => {
    fc.assert(
      fc.property(anyToy(['draw', 'won 0', 'won 1']), (given) => {
        const toy = toyOf(given);
        const best = found(given, [], { depth, nodes: 1e9 });
        // a draw may be minus nothing
        expect((best?.score ?? NaN) + 0).toBe(minimax(toy, toy.start, depth) + 0);
        const after = toy.rules.play(toy.start, best?.move ?? '');
        expect(minimax(toy, after, depth - 1, 1) + 0).toBe((best?.score ?? NaN) + 0);
      }),
      { seed: 21, numRuns: budget(400, 40) },
    );
  });

  test('a taste is added to what each move is worth, and the sum decides', () => {
    const tastes = fc.array(fc.nat({ max: 40 }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(anyToy(['draw']), tastes, (given, taste) => {
        const { rules, mind, start } = toyOf(given);
        const sums = rules
          .moves(start)
          .map((move, at) => minimax(toyOf(given), rules.play(start, move), 2, 1) + taste[at]!);
        const best = search(rules, mind, [], start, { depth: 3, nodes: 1e9 }, (at) => taste[at] ?? 0);
        const at = rules.moves(start).indexOf(best?.move ?? '');
        expect((best?.score ?? NaN) + taste[at]!).toBe(Math.max(...sums));
      }),
      { seed: 22, numRuns: budget(400, 40) },
    );
  });
});
