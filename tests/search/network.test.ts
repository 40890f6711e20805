import { describe, expect, test } from 'vitest';
import { networkFile, trainedNetwork } from '../../src/cli/trainedNetwork.ts';
import { rulesetOf, startPosition, type Position } from '../../src/engine/index.ts';
import { EMPTY, generateMoves, sideOf } from '../../src/engine/search.ts';
import { createContext, type Context } from '../../src/search/context.ts';
import { createSearcher, OFFERED_LEVELS, type Level } from '../../src/search/index.ts';
import { readNetwork } from '../../src/search/network/network.ts';
import { judge, setViews } from '../../src/search/network/views.ts';
import { advance, pass, retreat, unpass } from '../../src/search/advance.ts';
import { setPath, type Path } from '../../src/search/path.ts';
import { variation } from '../support/games.ts';
import { positionOf } from '../support/arbitrary.ts';
import { seeded } from '../support/random.ts';

/** The games that have a network. */
const GAMES = ['pastang', 'draks-city'] as const;

function contextOf(id: string): Context {
  const rules = rulesetOf(variation(id));
  const context = createContext(rules, { tableBits: 4, network: trainedNetwork(rules) });
  context.path.views = context.views;
  return context;
}

/** What the network makes of the board of a path, worked out from nothing in other views. */
function judgedAnew({ views }: Context, { board, at }: Path): number {
  setViews(views!, at, board);
  return judge(views!, at, board.turn);
}

const judged = ({ path: { views, at, board } }: Context): number => judge(views!, at, board.turn);

function worthOf(id: string, position: Position): number {
  const context = contextOf(id);
  setPath(context.path, position, []);
  return judged(context);
}

describe.each(GAMES)('the network of %s', (id) => {
  test('keeps up with moves, passes and take-backs', () => {
    const [context, other] = [contextOf(id), contextOf(id)];
    const { path } = context;
    const random = seeded(5);
    const found: number[] = [];
    const wanted: number[] = [];
    const look = (): void => {
      found.push(judged(context));
      wanted.push(judgedAnew(other, path));
    };
    for (let game = 0; game < 30; game++) {
      setPath(path, startPosition(variation(id)), []);
      let depth = 0;
      for (let turn = 0; turn < 80; turn++) {
        const end = generateMoves(path.board, 0);
        if (depth > 0 && (end === 0 || random.chance(0.3))) {
          retreat(path);
          depth--;
        } else {
          advance(path, path.board.sweep.moves[random.below(end)]!);
          depth++;
        }
        pass(path);
        if (random.chance(0.2)) look();
        unpass(path);
        if (random.chance(0.5)) look();
      }
    }
    expect(found).toEqual(wanted);
    expect(new Set(found).size).toBeGreaterThan(200);
  });

  test('judges the array as nearly level, and a side that lacks a piece as worse', () => {
    const start = startPosition(variation(id));
    expect(Math.abs(worthOf(id, start))).toBeLessThan(150);
    const cells = Array.from(start.cells);
    cells[cells.findIndex((code) => code !== EMPTY && sideOf(code) === 1)] = EMPTY;
    expect(worthOf(id, { ...start, cells })).toBeGreaterThan(worthOf(id, start) + 30);
  });

  test('refuses a file that ends early', () => {
    const bytes = networkFile(id)!;
    expect(() => readNetwork(rulesetOf(variation(id)), bytes.subarray(0, bytes.length - 2))).toThrow(
      /ends early/,
    );
  });
});

test('both sides see the same: the board turned by 180° with the sides swapped is worth the same', () => {
  const yellow = positionOf('pastang', '1d4/2s3/6/3D2/6/S5 y - - 40');
  const blue = positionOf('pastang', '5s/6/2d3/6/3S2/4D1 b - - 40');
  expect(worthOf('pastang', yellow)).toBe(worthOf('pastang', blue));
});

/** What a level says of the array of Pastang, where the network is sure of whoever is to move. */
function scoreAt(level: Level): number {
  const rules = rulesetOf(variation('pastang'));
  const network = { ...trainedNetwork(rules)!, offset: 6000 };
  const [line] = createSearcher(rules, { tableBits: 12, network }).search(
    { position: startPosition(rules.variation), earlier: [] },
    { limits: { depth: 2 }, level },
  ).lines;
  return line?.score.kind === 'centipoints' ? Math.abs(line.score.value) : 0;
}

test('the lower levels judge by the weights, the upper ones by the network', () => {
  expect(OFFERED_LEVELS.filter((level) => scoreAt(level) > 3000)).toEqual([6, 7, 8]);
});
