import { describe, expect, test } from 'vitest';
import { isSameMove, legalMoves, play, startPosition, VARIATIONS } from '../../src/engine/index.ts';
import { budgetOf } from '../../src/search/clock.ts';
import { createSearcher, type SearchOptions } from '../../src/search/index.ts';
import { positionOf } from '../support/arbitrary.ts';
import { variationOf } from '../support/grid.ts';

describe('a search answers for every variation', () => {
  test.each(VARIATIONS.map((variation) => [variation.id, variation] as const))('%s', (_, variation) => {
    const position = startPosition(variation);
    const result = createSearcher(position.ruleset).search(
      { position, earlier: [] },
      { limits: { depth: 2 }, lines: 3 },
    );
    expect(result.depth).toBe(2);
    expect(result.lines).toHaveLength(3);
    expect(legalMoves(position).some((move) => isSameMove(move, result.best!))).toBe(true);
    for (const { moves } of result.lines) {
      let reached = position;
      for (const move of moves) {
        const played = play(reached, move);
        expect(played.ok).toBe(true);
        if (played.ok) reached = played.value.position;
      }
    }
  });
});

test('a position without moves has no best move, and nothing to offer', () => {
  const position = positionOf('stikitche', '2k3/6/6/6/6/6/6/6/6/6/6/2K3 y - - 90');
  const result = createSearcher(position.ruleset).search({ position, earlier: [] }, { limits: { depth: 2 } });
  expect(result.best).toBeNull();
  expect(result.lines).toEqual([]);
  expect(result, 'nobody agrees on anything any more').toMatchObject({
    concedes: false,
    acceptsDraw: false,
    offersDraw: false,
  });
});

/** Processor time in milliseconds, so that a busy machine does not matter. */
const processor = () => process.cpuUsage().user / 1000;

describe('how a search ends', () => {
  const position = startPosition(variationOf('poron'));
  const fresh = () => createSearcher(position.ruleset, { tableBits: 16 });

  test('to the same depth it finds the same, node for node', () => {
    const [first, second] = [fresh(), fresh()].map((searcher) => {
      const { ms: _, ...rest } = searcher.search(
        { position, earlier: [] },
        { limits: { depth: 4 }, lines: 2 },
      );
      return rest;
    });
    expect(first).toEqual(second);
  });

  test('it forgets what it is told to forget', () => {
    const searcher = fresh();
    const nodes = () => searcher.search({ position, earlier: [] }, { limits: { depth: 4 } }).nodes;
    const first = nodes();
    expect(nodes()).toBeLessThan(first);
    searcher.forget();
    expect(nodes()).toBe(first);
  });

  /** The nodes of a search by a searcher that has searched before. */
  const nodesAfter = (before: SearchOptions | null, options: SearchOptions) => {
    const searcher = fresh();
    if (before !== null) searcher.search({ position, earlier: [] }, { ...before, limits: { depth: 3 } });
    return searcher.search({ position, earlier: [] }, { ...options, limits: { depth: 3 } }).nodes;
  };

  test('a player at full strength remembers from turn to turn, whatever the seed; what another judges differently is forgotten', () => {
    const best = { level: 8, limits: {}, seed: 1 } as const;
    expect(nodesAfter({ ...best, seed: 2 }, best)).toBeLessThan(nodesAfter(null, best));
    // an analysis counts a draw as level, and a lower level errs by its seed
    expect(nodesAfter({ limits: {} }, best)).toBe(nodesAfter(null, best));
    const erring = { level: 6, limits: {}, seed: 1 } as const;
    expect(nodesAfter({ ...erring, seed: 2 }, erring)).toBe(nodesAfter(null, erring));
  });

  test('it stops within 50 ms of being told, with a move', () => {
    let told: number | null = null;
    let looks = 0;
    const result = fresh().search(
      { position, earlier: [] },
      {
        limits: {},
        shouldStop: () => {
          if (++looks < 30) return false;
          told ??= processor();
          return true;
        },
      },
    );
    expect(processor() - told!).toBeLessThan(50);
    expect(result.best).not.toBeNull();
  });

  test('it keeps to its number of nodes, give or take a few', () => {
    const { nodes } = fresh().search({ position, earlier: [] }, { limits: { nodes: 5000 } });
    expect(nodes).toBeGreaterThan(4000);
    expect(nodes).toBeLessThan(6000);
  });

  test('however short the time is, it looks at more than the first move', () => {
    const { depth } = fresh().search({ position, earlier: [] }, { limits: { moveTime: 0.1 } });
    expect(depth).toBeGreaterThan(0);
  });

  test('it considers only the moves that it is given', () => {
    const among = legalMoves(position).slice(0, 2);
    const { lines } = fresh().search({ position, earlier: [] }, { limits: { depth: 2 }, lines: 5, among });
    expect(lines).toHaveLength(2);
    for (const { moves } of lines) expect(among.some((move) => isSameMove(move, moves[0]!))).toBe(true);
  });

  test('it thinks about the one move that it is asked about, but not about the only one that there is', () => {
    const [move] = legalMoves(position);
    const limits = { moveTime: 1000 };
    expect(fresh().search({ position, earlier: [] }, { limits, among: [move!] }).depth).toBeGreaterThan(1);
    const forced = positionOf('pastang', '6/ss4/S5/6/6/6 y - - 0');
    expect(legalMoves(forced)).toHaveLength(1);
    const { depth } = createSearcher(forced.ruleset).search({ position: forced, earlier: [] }, { limits });
    expect(depth).toBe(1);
  });

  test('a clock is shared out: it never takes more than a part of what is left', () => {
    for (const left of [100, 1000, 60_000]) {
      const { most, enough } = budgetOf({ clock: { left, increment: 0 } });
      expect(most).toBeLessThan(left / 2);
      expect(enough).toBeLessThanOrEqual(most);
    }
    expect(budgetOf({ moveTime: 300 }).most).toBe(300);
  });
});
