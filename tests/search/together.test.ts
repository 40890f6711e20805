import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatPosition, isSameMove, legalMoves, startPosition } from '../../src/engine/index.ts';
import {
  createCommon,
  createHelper,
  createSearcher,
  endSearch,
  type Common,
} from '../../src/search/index.ts';
import { createContext, Stopped } from '../../src/search/context.ts';
import { strengthOf } from '../../src/search/levels.ts';
import { nodeOf } from '../../src/search/node.ts';
import { prepare, rootMoves } from '../../src/search/prepare.ts';
import { completes } from '../../src/search/root.ts';
import { BOUND } from '../../src/search/table.ts';
import { Company } from '../../src/search/together/company.ts';
import { isSettledByOther, LEAST_SHARED, markOf } from '../../src/search/together/leaving.ts';
import { positionOf } from '../support/arbitrary.ts';
import { variationOf } from '../support/grid.ts';

const BITS = 14;
const pastang = startPosition(variationOf('pastang'));

/** Lets a thread wait until it is alone, and tells whether it had to wait for anybody, up to the longest time. */
function hasWaited(company: Company): boolean {
  const waits = vi.spyOn(Atomics, 'wait');
  try {
    company.waitAlone();
    expect(waits.mock.results.every(({ value }) => value === 'timed-out')).toBe(true);
    return waits.mock.calls.length > 0;
  } finally {
    waits.mockRestore();
  }
}

describe('the signals of a search with helpers', () => {
  test('a helper is in a search while it is on, and in none that is over', () => {
    const common = createCommon(BITS);
    const [main, helper] = [new Company(common), new Company(common)];
    main.begin(1, false);
    expect(helper.enter(1)).toBe(true);
    expect(helper.isOn(1)).toBe(true);
    endSearch(common, 1);
    expect(helper.isOn(1)).toBe(false);
    helper.leave();
    expect(helper.enter(1)).toBe(false);
    main.begin(2, true);
    expect(new Int32Array(common.signs)[1], 'nobody is left inside').toBe(0);
    expect(helper.isOn(1)).toBe(false);
    expect(helper.enter(1)).toBe(false);
    expect(helper.enter(2)).toBe(true);
    expect(helper.hasNetwork).toBe(true);
  });

  test('the table is emptied only once helpers have left; one that never leaves is waited for only briefly', () => {
    const common = createCommon(BITS);
    const main = new Company(common);
    main.begin(1, false);
    main.enter(1);
    main.end(1);
    expect(hasWaited(main)).toBe(true);
    expect(hasWaited(main)).toBe(false);
  });

  test('of what helpers find, the deepest counts, and a new search knows nothing of it', () => {
    const company = new Company(createCommon(BITS));
    company.begin(1, false);
    company.tell(1, 5, { score: 40, line: [1, 2, 3] });
    company.tell(1, 4, { score: 50, line: [9] });
    expect(company.finished).toBe(5);
    expect(company.told()).toEqual({ depth: 5, score: 40, line: [1, 2, 3] });
    company.begin(2, false);
    expect(company.finished).toBe(0);
    company.tell(1, 9, { score: 60, line: [4] });
    expect(company.finished, 'what is told of a search that is over').toBe(0);
  });

  test('a helper that comes back from a long sleep is not taken for one that is in the search now', () => {
    const common = createCommon(BITS);
    const [main, late, helper] = [new Company(common), new Company(common), new Company(common)];
    main.begin(1, false);
    late.enter(1);
    main.end(1);
    main.begin(2, false); // waits for the late one, in vain
    helper.enter(2);
    late.leave();
    main.end(2);
    expect(hasWaited(main)).toBe(true);
    helper.leave();
    expect(hasWaited(main)).toBe(false);
  });
});

test('a move is left to the thread that searches it, until that has done so or a new search begins', () => {
  const common = createCommon(BITS);
  const [main, helper] = [new Company(common), new Company(common)];
  main.begin(1, false);
  expect(helper.isBusy(0)).toBe(false);
  main.occupy(0x1234_5678);
  expect(helper.isBusy(0x1234_5678)).toBe(true);
  expect(helper.isBusy(0x4321_5678)).toBe(false);
  main.free();
  expect(helper.isBusy(0x1234_5678)).toBe(false);
  helper.occupy(7);
  main.begin(2, false);
  expect(main.isBusy(7)).toBe(false);
});

describe('a thread that searches the moves of the root', () => {
  /** Notes which moves a thread begins to search. */
  class Noting extends Company {
    readonly begun: number[] = [];
    override occupy(mark: number): void {
      this.begun.push(mark);
      super.occupy(mark);
    }
  }

  function meet() {
    const common = createCommon(BITS);
    const context = createContext(pastang.ruleset, { common });
    prepare(context, { position: pastang, earlier: [] }, strengthOf(8), {});
    const [own, other] = [new Noting(common), new Company(common)];
    own.begin(1, false);
    context.sharing = own;
    const roots = rootMoves(context, undefined);
    const marks = roots.map(({ move }) => markOf(context, move));
    return { context, own, other, roots, marks };
  }

  test('comes last to one that another thread is searching', () => {
    const { context, own, other, roots, marks } = meet();
    other.occupy(marks[1]!);
    expect(completes(context, roots, LEAST_SHARED, 1)).toBe(true);
    const [first, busy, ...rest] = marks;
    expect(own.begun.filter((mark) => marks.includes(mark))).toEqual([first, ...rest, busy]);
  });

  test('is searching none of them any more when it is stopped', () => {
    const { context, own, other, roots } = meet();
    context.poll = () => {
      if (own.begun.some((mark) => other.isBusy(mark))) throw new Stopped();
    };
    expect(completes(context, roots, 8, 1)).toBe(false);
    expect(own.begun.some((mark) => other.isBusy(mark))).toBe(false);
  });
});

test('a node of null width is settled by what another thread has found of it, if that is deep enough and decides', () => {
  const context = createContext(pastang.ruleset, { tableBits: BITS });
  prepare(context, { position: pastang, earlier: [] }, strengthOf(8), {});
  const { path, table } = context;
  const node = (low: number, high: number) => nodeOf(context, 5, 1, low, high, false, 0);
  const find = (score: number, depth: number, bound: number): void =>
    table.store(path.low[path.at]!, path.high[path.at]!, 0, score, 0, depth, bound);
  expect(isSettledByOther(context, node(10, 11)), 'nothing is known').toBe(false);
  find(30, 4, BOUND.atLeast);
  expect(isSettledByOther(context, node(10, 11)), 'a ply too few').toBe(false);
  find(30, 5, BOUND.atLeast);
  expect(isSettledByOther(context, node(40, 41)), 'the bound is on the other side').toBe(false);
  expect(isSettledByOther(context, node(10, 20)), 'a window wants an exact score of its own').toBe(false);
  const settled = node(10, 11);
  expect(isSettledByOther(context, settled)).toBe(true);
  expect(settled.best).toBe(30);
});

describe('a helper', () => {
  test('does nothing in a search that is over', () => {
    const common = createCommon(BITS);
    endSearch(common, 3);
    createHelper(pastang.ruleset, common).help(3, { position: pastang, earlier: [] }, { limits: {} });
    expect(new Int32Array(common.table).every((word) => word === 0)).toBe(true);
  });

  test('leaves a search that judges by a network that it has not', () => {
    const common = createCommon(BITS);
    new Company(common).begin(1, true);
    createHelper(pastang.ruleset, common).help(1, { position: pastang, earlier: [] }, { limits: {} });
    expect(new Int32Array(common.table).every((word) => word === 0)).toBe(true);
  });

  test('leaves what it finds in the table that the main thread searches with', () => {
    const common = createCommon(BITS);
    const main = createSearcher(pastang.ruleset, { common });
    new Company(common).begin(1, false);
    let looks = 0;
    createHelper(pastang.ruleset, common).help(
      1,
      { position: pastang, earlier: [] },
      {
        limits: {},
        shouldStop: () => {
          if (looks++ === 40) endSearch(common, 1);
          return false;
        },
      },
    );
    const limits = { depth: 7 };
    const helped = main.search({ position: pastang, earlier: [] }, { limits });
    const alone = createSearcher(pastang.ruleset).search({ position: pastang, earlier: [] }, { limits });
    expect(helped.nodes).toBeLessThan(0.9 * alone.nodes);
  });
});

describe('a search with a helper in another thread', () => {
  let worker: Worker | undefined;
  afterEach(() => worker?.terminate());

  async function hire(common: Common, variation: string): Promise<Worker> {
    worker = new Worker(new URL('../support/helperThread.mjs', import.meta.url), {
      workerData: { common, variation },
    });
    await once(worker, 'message');
    return worker;
  }

  test('finds a legal move and a line of them, again and again, and ends with the helper', async () => {
    const common = createCommon(BITS);
    const position = startPosition(variationOf('poron'));
    const helper = await hire(common, 'poron');
    const searcher = createSearcher(position.ruleset, { common });
    for (const together of [1, 2, 3]) {
      searcher.forget();
      helper.postMessage({ together, line: formatPosition(position) }, []);
      const found = searcher.search({ position, earlier: [] }, { limits: { depth: 5 }, together });
      expect(found.depth).toBeGreaterThanOrEqual(5);
      expect(legalMoves(position).some((move) => isSameMove(move, found.best!))).toBe(true);
      const [left]: number[] = await once(helper, 'message');
      expect(left).toBe(together);
    }
  });

  test('finds the forced win that one thread finds', async () => {
    const common = createCommon(BITS);
    const position = positionOf(
      'poron',
      '11j/11k/12/12/12/12/4G7/12/12/12/12/12/12/12/12/12/12/KpJmP1HPD3 y B - 76',
    );
    const alone = createSearcher(position.ruleset).search(
      { position, earlier: [] },
      { limits: { depth: 5 } },
    );
    expect(alone.lines[0]!.score).toEqual({ kind: 'win', points: 1, turns: 3 });
    const helper = await hire(common, 'poron');
    helper.postMessage({ together: 1, line: formatPosition(position) }, []);
    const found = createSearcher(position.ruleset, { common }).search(
      { position, earlier: [] },
      { limits: { depth: 5 }, together: 1 },
    );
    expect(found.lines[0]!.score).toEqual(alone.lines[0]!.score);
  });
});

test('without helpers, memory that could be shared changes nothing: the same nodes, the same lines', () => {
  const limits = { depth: 6 };
  const input = { position: pastang, earlier: [] };
  const own = createSearcher(pastang.ruleset, { tableBits: BITS }).search(input, { limits });
  const shared = createSearcher(pastang.ruleset, { common: createCommon(BITS) }).search(input, { limits });
  expect({ ...shared, ms: 0 }).toEqual({ ...own, ms: 0 });
});
