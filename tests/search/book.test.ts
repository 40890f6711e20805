import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  formatCoordinates,
  legalMoves,
  outcome,
  parseMove,
  positionAfter,
  rulesetOf,
  startPosition,
  type Move,
  type Position,
  type Side,
} from '../../src/engine/index.ts';
import { readBook, withBook } from '../../src/search/book.ts';
import { createSearcher } from '../../src/search/index.ts';
import { variation } from '../support/games.ts';

const rows = readFileSync(new URL('../../src/store/computer/openings.tsv', import.meta.url), 'utf8');
const GAMES = ['poron', 'pastang', 'stikitche', 'draks-city'];
const table = rows
  .trimEnd()
  .split('\n')
  .map((row) => row.split('\t'));

describe('the book of openings', () => {
  it.each(GAMES.flatMap((id) => (['yellow', 'blue'] as const).map((side): [string, Side] => [id, side])))(
    '%s has several legal lines where %s begins, none of which ends the game',
    (id, side) => {
      const lines = table.filter(([game, begins]) => game === id && begins === side);
      expect(lines.length).toBeGreaterThan(3);
      for (const [, , line = ''] of lines) {
        let position = startPosition(variation(id), side);
        for (const written of line.split(' ')) {
          const read = parseMove(position, written);
          const after = read.ok ? positionAfter(position, read.value) : undefined;
          expect([line, after === undefined]).toEqual([line, false]);
          position = after!;
        }
        expect(outcome(position).status).toBe('playing');
      }
    },
  );

  it('has no other rows, and no row twice', () => {
    expect(table.filter(([id = '']) => !GAMES.includes(id))).toEqual([]);
    expect(new Set(table.map((row) => row.join(' '))).size).toBe(table.length);
  });
});

describe('a searcher with a book', () => {
  const start = startPosition(variation('pastang'));
  const ruleset = rulesetOf(start.ruleset.variation);
  const written = (move: Move | null): string => (move === null ? '' : formatCoordinates(ruleset, move));
  const two = legalMoves(start).slice(0, 2);
  const made = two.map((move) => written(move));
  const book = readBook(ruleset, made.map((move) => `pastang\tyellow\t${move}`).join('\n'));
  const searcher = withBook(createSearcher(ruleset), book);
  const limits = { depth: 1 };
  const find = (options: object) => searcher.search({ position: start, earlier: [] }, { limits, ...options });

  const choice = (seed: number, earlier: readonly Position[]) =>
    written(searcher.search({ position: start, earlier }, { limits, level: 5, seed }).best);

  it('plays each of the moves in it from level 5 on, as the seed says', () => {
    const found = Array.from({ length: 40 }, (_, seed) => written(find({ level: 5, seed }).best));
    expect(new Set(found)).toEqual(new Set(made));
    expect(written(find({ level: 5, seed: 3 }).best)).toBe(found[3]);
    expect(find({ level: 5 }).nodes).toBe(0);
  });

  it('chooses anew on every turn, though a game has one seed', () => {
    const pairs = Array.from(
      { length: 40 },
      (_, seed) => `${choice(seed, [])} ${choice(seed, [start, start])}`,
    );
    expect(new Set(pairs).size).toBe(4);
  });

  it.each([
    ['below level 5', { level: 4 }],
    ['in analysis', {}],
    ['among moves that are given', { level: 8, among: legalMoves(start).slice(5, 6) }],
  ])('searches %s', (_, options) => {
    expect(find(options).nodes).toBeGreaterThan(0);
  });

  it('searches where the book ends', () => {
    const after = positionAfter(start, two[0]!)!;
    const found = searcher.search({ position: after, earlier: [start] }, { limits, level: 8 });
    expect(found.nodes).toBeGreaterThan(0);
  });

  it('keeps the part of a line that comes before an illegal move', () => {
    expect(readBook(ruleset, `pastang\tyellow\t${made[0]} Ma1-Ma6 Ma1-Ma2`).size).toBe(1);
  });
});
