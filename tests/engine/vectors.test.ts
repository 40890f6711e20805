import { describe, expect, test } from 'vitest';
import { parsePosition, perft, startPosition, type Position } from '../../src/engine/index.ts';
import { budget } from '../support/budget.ts';
import { movesText, outcomeText, playText, recordsText } from '../support/compare.ts';
import { readRows } from '../support/fixtures.ts';
import { variationOf } from '../support/grid.ts';

const CASES = readRows('cases.tsv', ['variant']).map(
  ({ line, fields: [variation = '', position = '', expected = '', reason = ''] }) => ({
    line,
    variation,
    position,
    expected,
    reason,
  }),
);
type Case = (typeof CASES)[number];

/** The part before and the part after the first colon. */
function splitAtColon(text: string): [string, string] {
  const colon = text.indexOf(':');
  if (colon < 0) throw new Error(`no colon in ${text}`);
  return [text.slice(0, colon).trim(), text.slice(colon + 1).trim()];
}

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

function positionOf(variation: string, line: string): Position {
  if (line === 'start') return startPosition(variationOf(variation));
  const read = parsePosition(variationOf(variation), line);
  if (!read.ok) throw new Error(`refused: ${JSON.stringify(read.error)}`);
  return read.value;
}

/** Plays one move after the other from a line. */
const playAll = (variation: string, line: string, moves: readonly string[]): string =>
  moves.reduce((now, move) => playText(positionOf(variation, now), move), line);

/** Holds the engine to one case; the forms of the third column are in the head of the file. */
function check({ variation, position, expected }: Case): void {
  const space = expected.indexOf(' ');
  const form = expected.slice(0, space);
  const rest = expected.slice(space + 1);
  if (form === 'error') {
    expect(parsePosition(variationOf(variation), position)).toMatchObject({ ok: false });
    return;
  }
  const read = positionOf(variation, position);
  switch (form) {
    case 'from': {
      const [from, ends] = splitAtColon(rest);
      const moves = movesText(read).filter((move) => move.startsWith(`${from}-`));
      const wanted = ends === 'none' ? [] : words(ends).map((end) => `${from}-${end}`);
      expect(moves).toEqual(wanted.toSorted());
      return;
    }
    case 'has':
      expect(movesText(read)).toEqual(expect.arrayContaining(words(rest)));
      return;
    case 'not': {
      const moves = movesText(read);
      expect(words(rest).filter((move) => moves.includes(move))).toEqual([]);
      return;
    }
    case 'record':
      expect(recordsText(read)).toEqual(expect.arrayContaining(words(rest)));
      return;
    case 'outcome':
      expect(outcomeText(read)).toBe(rest);
      return;
    case 'after': {
      const [moves, end] = splitAtColon(rest);
      expect(playAll(variation, position, words(moves))).toBe(end);
      return;
    }
    case 'count':
      expect(movesText(read)).toHaveLength(Number(rest));
      expect(perft(read, 1)).toBe(Number(rest));
      return;
    default:
      throw new Error(`no form ${form}`);
  }
}

describe('the hand-made cases', () => {
  test('all of them are read', () => expect(CASES).toHaveLength(202));

  test.each(CASES)('line $line, $variation: $reason', check);
});

const COUNTS = readRows('perft.tsv').map(({ fields: [variation = '', depth = '', count = ''] }) => ({
  variation,
  depth: Number(depth),
  count: Number(count),
}));

describe('numbers of move sequences, counted by two independent programs', () => {
  test('all of them are read', () => expect(COUNTS).toHaveLength(35));

  test.each(COUNTS.filter(({ count }) => count <= budget(Infinity, 40_000)))(
    '$variation to depth $depth: $count',
    ({ variation, depth, count }) => {
      expect(perft(startPosition(variationOf(variation)), depth)).toBe(count);
    },
  );
});
