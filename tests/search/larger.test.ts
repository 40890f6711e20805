import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  findVariation,
  isSameMove,
  legalMoves,
  type Move,
  type Position,
  rulesetOf,
  startPosition,
} from '../../src/engine/index.ts';
import { createBoard, setBoard } from '../../src/engine/search.ts';
import { createEvaluation, evaluateAround } from '../../src/search/evaluation/evaluation.ts';
import { isFarReaching } from '../../src/search/evaluation/placement.ts';
import { createSearcher } from '../../src/search/index.ts';
import { emptyGrid, lineOf } from '../support/grid.ts';
import { positionOf } from '../support/arbitrary.ts';
import { seeded } from '../support/random.ts';
import { SEVEN_BASES } from '../support/randomIds.ts';

/** The seven bases of section 14, and the larger ones with the rules by which they are played. */
const HYRSHIV_RULES = '+jiktar-as-chuktar+two-bends+vault-then-move';
const LAMDU_RULES = '+jiktar-as-chuktar+kapt-to-vault+two-bends+vault-then-move';
const IDS = [...SEVEN_BASES, `hyrshiv${HYRSHIV_RULES}`, `hyrshiv:lamdu${LAMDU_RULES}`] as const;
/** Section 15. */
const NEW_KINDS = ['Y', 'F', 'A', 'X'] as const;

const NODES = 3_000;
const bestOf = (position: Position) =>
  createSearcher(position.ruleset, { tableBits: 12 }).search(
    { position, earlier: [] },
    { limits: { nodes: NODES } },
  ).best;

test.each(IDS)('%s: the computer begins with a legal move', (id) => {
  const variation = findVariation(id)!;
  const position = startPosition(variation);
  const best = bestOf(position);
  expect(best !== null && legalMoves(position).some((move) => isSameMove(move, best))).toBe(true);
});

/** A board of a base with Kings in far corners and these pieces besides, Yellow to move. */
function positionWith(id: string, pieces: Readonly<Record<number, string>>): Position {
  const grid = emptyGrid(id);
  const { width, height } = grid.geometry;
  grid.letters[0] = 'K';
  grid.letters[width * height - 1] = 'k';
  for (const [square, letter] of Object.entries(pieces)) grid.letters[Number(square)] = letter;
  return positionOf(id, lineOf(grid, 'y', '-', [], 0));
}

afterEach(() => void vi.restoreAllMocks());

/** Each look at the clock finds it this many milliseconds later. */
function letClockGoBy(ms: number): void {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += ms));
}

describe('where hundreds of strong pieces make every node slow', () => {
  const { below, pick } = seeded(1);
  const crowd = Array.from({ length: 36 * 24 }, (_, square) => square).filter((square) => {
    const file = square % 36;
    return file >= 12 && file < 24 && below(10) < 7; // two fronts away from both Kings
  });
  const position = positionWith(
    'jikshiv',
    Object.fromEntries(crowd.map((square) => [square, pick(Array.from('PGCpgc'))])),
  );
  const isMove = (best: Move | null) =>
    best !== null && legalMoves(position).some((move) => isSameMove(move, best));

  const searcher = () => createSearcher(position.ruleset, { tableBits: 12 });

  test('a search keeps to its time, and gives a move', () => {
    letClockGoBy(20);
    const limits = { moveTime: 100 };
    const { best, lines, nodes } = searcher().search({ position, earlier: [] }, { limits });
    expect(nodes).toBeLessThan(400);
    expect(isMove(best)).toBe(true);
    expect(lines[0]?.score.kind).toBe('centipoints');
  });

  test('a search ends soon after it is told to', () => {
    letClockGoBy(20);
    let looks = 0;
    const shouldStop = () => ++looks > 10;
    const { best, nodes } = searcher().search({ position, earlier: [] }, { limits: {}, shouldStop });
    expect(nodes).toBeLessThan(1000);
    expect(isMove(best)).toBe(true);
  });
});

test.each([
  [0.1, 0, 40],
  [20, 1000, Infinity],
])('the longer nodes take, the more often the clock is looked at: %d ms between looks', (ms, least, most) => {
  letClockGoBy(ms);
  const position = startPosition(findVariation('pastang')!);
  const shouldStop = vi.fn(() => false);
  createSearcher(position.ruleset, { tableBits: 12 }).search(
    { position, earlier: [] },
    { limits: { nodes: 4096 }, shouldStop },
  );
  expect(shouldStop.mock.calls.length).toBeGreaterThanOrEqual(least);
  expect(shouldStop.mock.calls.length).toBeLessThanOrEqual(most);
});

describe.each(SEVEN_BASES)('%s: a new kind', (id) => {
  const { width } = emptyGrid(id).geometry;
  const at = 8 * width + 4;

  test.each(NEW_KINDS)('%s that hangs is taken', (letter) => {
    const position = positionWith(id, {
      [at]: letter.toLowerCase(),
      [at - 1]: 'D',
      [2 * width]: 'D',
      [15 * width + 8]: 'd',
      [15 * width + 9]: 'd',
    });
    expect(bestOf(position)?.to).toBe(at);
  });

  test.each(NEW_KINDS)('%s is not left hanging', (letter) => {
    const position = positionWith(id, {
      [at]: letter,
      [at + 1]: 'd',
      [at + 2 * width + 1]: 'd',
      [2 * width]: 'D',
      [15 * width + 9]: 'd',
    });
    const best = bestOf(position);
    // it leaves, or takes a Deldar that attacks it
    expect(best?.from).toBe(at);
  });
});

test('pieces that go on from a step reach far, by what their kind can do and not by what it is called', () => {
  const rules = rulesetOf(findVariation('hyrshiv')!);
  const farOf = (letter: string): boolean => {
    const position = positionWith('hyrshiv', { [40]: letter });
    return isFarReaching(rules, position.cells[40]!);
  };
  expect(['A', 'X', 'C', 'J', 'H'].filter((letter) => !farOf(letter))).toEqual([]);
  expect(['S', 'D', 'Y', 'F'].filter((letter) => farOf(letter))).toEqual([]);
});

/** What the pieces around are worth to Yellow where its Chuktar stands behind two Deldars, a square and another Deldar. */
function worthBehindGap(id: string): number {
  const position = positionOf(id, '11k/12/12/12/12/12/12/12/12/12/12/12/12/12/12/12/DD1DC7/K11 y - - 0');
  const board = createBoard(position.ruleset);
  setBoard(board, position.cells, 0, 0, 0);
  return evaluateAround(createEvaluation(position.ruleset), board);
}

test('a hill in a line is as good as a piece for a vault, also in the evaluation (section 19)', () => {
  expect(worthBehindGap('poron@h:Mc2')).toBeGreaterThan(worthBehindGap('poron'));
});
