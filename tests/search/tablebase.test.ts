import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  formatPosition,
  legalMoves,
  outcome,
  parsePosition,
  positionAfter,
  rulesetOf,
  startPosition,
  type Position,
} from '../../src/engine/index.ts';
import { createSearcher } from '../../src/search/index.ts';
import {
  knowing,
  openTablebase,
  verdictFor,
  verdictOfFew,
  type Verdict,
} from '../../src/search/tablebase/index.ts';
import { choicesIn, lineAfter } from '../../src/search/tablebase/lines.ts';
import { mirrored, placeOf, PLACES, squaresAt, type Four } from '../../src/search/tablebase/places.ts';
import { rankOf, scoreOfVerdict, verdictOf } from '../../src/search/tablebase/verdict.ts';
import { budget } from '../support/budget.ts';
import { variation } from '../support/games.ts';
import { seeded, type Random } from '../support/random.ts';

const FILE = new URL('../../src/store/tablebase/stikitche.bin', import.meta.url);
const ruleset = rulesetOf(variation('stikitche'));
const bytes = new Uint8Array(gunzipSync(readFileSync(FILE)));
const tablebase = openTablebase(ruleset, bytes)!;

const start = startPosition(ruleset.variation);
const code = (letter: string): number => start.cells['..PK..'.indexOf(letter)] ?? 0;
const [KING, PALLAN] = [code('K'), code('P')];

/**
 * A position with the squares of King and Pallan of the side to move, then of the other; undefined if the rules allow
 * none.
 */
function set(squares: readonly number[], turn: Position['turn']): Position | undefined {
  const cells = new Uint8Array(start.cells.length);
  const mover = turn === 'yellow' ? 0 : 1;
  squares.forEach(
    (square, at) => (cells[square] = (at % 2 === 0 ? KING : PALLAN) | (at < 2 ? mover : 1 - mover)),
  );
  const read = parsePosition(ruleset.variation, formatPosition({ ...start, cells, turn }));
  return read.ok ? read.value : undefined;
}

function draw(random: Random): { readonly squares: Four; readonly position: Position } {
  for (;;) {
    const squares = squaresAt(random.below(PLACES));
    const position = new Set(squares).size === 4 ? set(squares, random.pick(['yellow', 'blue'])) : undefined;
    if (position !== undefined) return { squares, position };
  }
}

const drawMany = (seed: number, count: number): ReturnType<typeof draw>[] => {
  const random = seeded(seed);
  return Array.from({ length: count }, () => draw(random));
};

/** Moves as they are in mirrors, in order. */
const written = (moves: readonly { from: number; to: number }[], mirrors: number): string[] =>
  moves.map(({ from, to }) => `${mirrored(from, mirrors)}-${mirrored(to, mirrors)}`).toSorted();

/** A verdict from the other side's view, a ply earlier. */
const turned = ({ points, plies }: Verdict): Verdict =>
  points === 0 ? { points, plies: 0 } : { points: 0 - points, plies: plies + 1 };

const better = (a: Verdict, b: Verdict): Verdict => (rankOf(b) > rankOf(a) ? b : a);
const WORST: Verdict = { points: -1, plies: 0 };

/** What the rules say of a game that is over, for the side to move; undefined while it goes on. */
function ended(position: Position): Verdict | undefined {
  const result = outcome(position);
  if (result.status === 'playing') return undefined;
  const { yellow, blue } = result.points;
  const points = position.turn === 'yellow' ? yellow - blue : blue - yellow;
  return { points, plies: 0 };
}

/** The best of all legal moves, by the tablebase, or by looking further where it has no such position. */
const byMoves = (position: Position): Verdict =>
  legalMoves(position)
    .map((move) => positionAfter(position, move)!)
    .map((after) => turned(ended(after) ?? verdictFor(tablebase, after) ?? byMoves(after)))
    .reduce(better, WORST);

describe('the places of a tablebase', () => {
  it('give back the squares, and are the same for all mirror images', () => {
    for (const { squares } of drawMany(1, 300)) {
      const [a, b, c, d] = squares;
      const place = placeOf(a, b, c, d);
      expect(squaresAt(place)).toEqual(squares);
      for (const mirrors of [1, 2, 3]) {
        const seen = (square: number): number => mirrored(square, mirrors);
        expect(placeOf(seen(a), seen(b), seen(c), seen(d))).toBe(place);
      }
    }
  });

  it('may be shared by mirror images and both colours, since the engine gives them the same moves', () => {
    const random = seeded(2);
    for (const { squares, position } of drawMany(3, budget(1500, 50, 300))) {
      const mirrors = random.below(4);
      const image = set(
        squares.map((square) => mirrored(square, mirrors)),
        random.pick(['yellow', 'blue']),
      );
      const line = formatPosition(position);
      expect([line, image && written(legalMoves(image), mirrors)]).toEqual([
        line,
        written(legalMoves(position), 0),
      ]);
    }
  });
});

describe('the tablebase of Stikitche', () => {
  it('gives each position the best that a legal move leads to, as soon as that can be had', () => {
    for (const { position } of drawMany(4, budget(6000, 50, 800))) {
      const verdict = verdictFor(tablebase, position);
      const line = formatPosition(position);
      expect([line, verdict]).toEqual([line, ended(position) ?? byMoves(position)]);
    }
  });

  it('knows ended games as the rules do', () => {
    const isOver = bytes.map((byte) =>
      verdictOf(byte)?.points !== 0 && verdictOf(byte)?.plies === 0 ? 1 : 0,
    );
    const random = seeded(5);
    for (let found = 0; found < budget(300, 20);) {
      const place = random.below(PLACES);
      if (isOver[place] === 0) continue;
      found++;
      const position = set(squaresAt(place), random.pick(['yellow', 'blue']))!;
      expect(outcome(position)).toMatchObject({
        status: 'over',
        ending: 'hyrkaida',
      });
    }
  });

  it('says that the start is drawn', () => {
    expect(verdictFor(tablebase, start)).toEqual({ points: 0, plies: 0 });
  });

  it('has exactly the positions that a parser accepts', () => {
    const random = seeded(6);
    for (let tried = 0; tried < budget(3000, 100); tried++) {
      const squares = squaresAt(random.below(PLACES));
      if (new Set(squares).size < 4) continue;
      const [a, b, c, d] = squares;
      expect(bytes[placeOf(a, b, c, d)] !== 0).toBe(set(squares, 'yellow') !== undefined);
    }
  });

  it('refuses a wrong number of bytes, and games with other pieces', () => {
    expect(openTablebase(ruleset, bytes.subarray(1))).toBeUndefined();
    expect(openTablebase(rulesetOf(variation('poron')), bytes)).toBeUndefined();
    const other = parsePosition(ruleset.variation, '2ck2/6/6/6/6/6/6/6/6/6/6/2PK2 y - - 0');
    expect(other.ok && verdictFor(tablebase, other.value)).toBeUndefined();
  });
});

describe('where one side has its King alone', () => {
  it.each([
    ['it takes the last piece and draws', '2Pk2/6/6/6/6/6/6/6/6/6/6/3K2 b', { points: 0 }],
    ['it cannot take the last piece and has lost half', '3k2/6/6/6/6/6/6/2P3/6/6/6/3K2 b', { points: -0.5 }],
    [
      'it did not take the last piece, and the other has won half',
      '3k2/6/6/6/6/6/6/6/6/6/6/P2K2 y',
      { points: 0.5 },
    ],
    ['both have, and the game is drawn', '3k2/6/6/6/6/6/6/6/6/6/6/3K2 y', { points: 0 }],
  ])('%s', (_, line, verdict) => {
    const read = parsePosition(ruleset.variation, `${line} - - 0`);
    expect(read.ok && verdictOfFew(tablebase, read.value)).toMatchObject(verdict);
    expect(read.ok && verdictFor(tablebase, read.value)).toBeUndefined();
  });

  it('says nothing of a position that the tablebase has', () => {
    expect(verdictOfFew(tablebase, start)).toBeUndefined();
  });
});

describe('a search that knows the tablebase', () => {
  const searcher = knowing(createSearcher(ruleset), () => tablebase);

  it('answers at once with its score, and a line to the end that loses nothing', () => {
    for (const { position } of drawMany(7, 60)) {
      if (outcome(position).status === 'over') continue;
      const verdict = verdictFor(tablebase, position)!;
      const found = searcher.search({ position, earlier: [] }, { limits: {}, lines: 3 });
      expect(found.lines[0]!.score).toEqual(scoreOfVerdict(verdict));
      const ranks = choicesIn(tablebase, position).map((choice) => rankOf(choice.verdict));
      expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
      if (verdict.points === 0) continue;
      const last = found.lines[0]!.moves.reduce((before, move) => positionAfter(before, move)!, position);
      expect(found.lines[0]!.moves).toHaveLength(verdict.plies);
      expect(ended(last)?.points).toBe(-Math.abs(verdict.points));
    }
  });

  it('keeps a draw at level 8, and searches for the move that is hardest to answer', () => {
    const found = searcher.search({ position: start, earlier: [] }, { limits: { depth: 2 }, level: 8 });
    expect(verdictFor(tablebase, positionAfter(start, found.best!)!)).toEqual({ points: 0, plies: 0 });
    expect(found.depth).toBe(2);
  });

  it('is no help to lower levels', () => {
    const found = searcher.search({ position: start, earlier: [] }, { limits: { depth: 1 }, level: 7 });
    expect(found.depth).toBe(1);
  });

  it('leaves alone a game that can be claimed as drawn before it is won', () => {
    const { position } = drawMany(8, 400).find(({ position: one }) => verdictFor(tablebase, one)!.plies > 3)!;
    const { plies } = verdictFor(tablebase, position)!;
    const earlier = Array<Position>(101 - plies).fill(position);
    const late = searcher.search({ position, earlier }, { limits: { depth: 1 } });
    expect(late.depth).toBe(1);
    const inTime = searcher.search({ position, earlier: earlier.slice(1) }, { limits: { depth: 1 } });
    expect(inTime.depth).toBe(plies);
  });

  it('counts only the turns since the last capture: a game that was set up may have had more pieces', () => {
    const { position } = drawMany(8, 400).find(({ position: one }) => verdictFor(tablebase, one)!.plies > 3)!;
    const cells = Uint8Array.from(position.cells);
    cells[cells.indexOf(0)] = PALLAN;
    const earlier = Array.from({ length: 120 }, () => ({ ...position, cells }));
    const found = searcher.search({ position, earlier }, { limits: { depth: 1 } });
    expect(found.depth).toBe(verdictFor(tablebase, position)!.plies);
  });
});

it('the longest game of the samples is as long as the document says', () => {
  const longest = parsePosition(ruleset.variation, '6/6/2P3/6/6/6/6/6/2k3/6/p5/5K b - - 0');
  expect(longest.ok && verdictFor(tablebase, longest.value)).toEqual({ points: -1, plies: 46 });
  expect(Math.max(...[...new Set(bytes)].map((byte) => verdictOf(byte)?.plies ?? 0))).toBe(46);
  if (!longest.ok) return;
  const [first] = choicesIn(tablebase, longest.value);
  expect(lineAfter(tablebase, longest.value, first!).moves).toHaveLength(46);
});
