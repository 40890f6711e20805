import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  referenceMoves,
  referenceOutcome,
  referencePlay,
  referenceRecords,
  referenceStart,
  referenceValid,
} from './reference/index.ts';

type Row = { line: number; fields: string[] };

/** The rows of a table in tests/fixtures, without comments, each with its line in the file. */
function readRows(name: string): Row[] {
  const text = readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8');
  return text
    .split('\n')
    .map((line, index) => ({ line: index + 1, fields: line.split('\t') }))
    .filter(({ fields: [first = ''] }) => first !== '' && !first.startsWith('#'));
}

type Case = { line: number; variation: string; position: string; expected: string; reason: string };

const CASES: Case[] = readRows('cases.tsv')
  .map(({ line, fields: [variation = '', position = '', expected = '', reason = ''] }) => ({
    line,
    variation,
    position: position === 'start' ? referenceStart(variation) : position,
    expected,
    reason,
  }))
  .filter(({ variation }) => variation !== 'variant');

/** The part before and the part after the first colon. */
function splitAtColon(text: string): [string, string] {
  const colon = text.indexOf(':');
  if (colon < 0) throw new Error(`no colon in ${text}`);
  return [text.slice(0, colon).trim(), text.slice(colon + 1).trim()];
}

function words(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}

/** Holds one case to the reference; the forms are those of shared/vectors/README.md. */
function check({ variation, position, expected }: Case): void {
  const space = expected.indexOf(' ');
  const form = expected.slice(0, space);
  const rest = expected.slice(space + 1);
  if (form === 'error') {
    expect(referenceValid(variation, position)).not.toBeNull();
    return;
  }
  expect(referenceValid(variation, position)).toBeNull();
  switch (form) {
    case 'from': {
      const [from, ends] = splitAtColon(rest);
      const moves = referenceMoves(variation, position).filter((move) => move.startsWith(`${from}-`));
      const wanted = ends === 'none' ? [] : words(ends).map((end) => `${from}-${end}`);
      expect(moves).toEqual(wanted.toSorted());
      return;
    }
    case 'has':
      expect(referenceMoves(variation, position)).toEqual(expect.arrayContaining(words(rest)));
      return;
    case 'not': {
      const moves = referenceMoves(variation, position);
      expect(words(rest).filter((move) => moves.includes(move))).toEqual([]);
      return;
    }
    case 'record':
      expect(referenceRecords(variation, position)).toEqual(expect.arrayContaining(words(rest)));
      return;
    case 'outcome':
      expect(words(referenceOutcome(variation, position).replace('\n', ' '))).toEqual(words(rest));
      return;
    case 'after': {
      const [moves, end] = splitAtColon(rest);
      const played = words(moves).reduce((line, move) => referencePlay(variation, line, move), position);
      expect(played).toBe(end);
      return;
    }
    case 'count':
      expect(referenceMoves(variation, position)).toHaveLength(Number(rest));
      return;
    default:
      throw new Error(`no form ${form}`);
  }
}

describe('the reference on the hand-made cases', () => {
  test('all of them are read', () => expect(CASES).toHaveLength(202));

  test.each(CASES)('line $line, $variation: $reason', check, 20_000);
});

/** The number of sequences of so many legal moves. */
function perft(variation: string, position: string, depth: number): number {
  const moves = referenceMoves(variation, position);
  if (depth <= 1) return moves.length;
  return moves
    .map((move) => perft(variation, referencePlay(variation, position, move), depth - 1))
    .reduce((sum, count) => sum + count, 0);
}

const COUNTS = readRows('perft.tsv')
  .map(({ fields: [variation = '', depth = '', count = ''] }) => ({
    variation,
    depth: Number(depth),
    count: Number(count),
  }))
  .filter(({ count }) => count < 40_000);

describe('the reference counts move sequences', () => {
  test.each(COUNTS)(
    '$variation to depth $depth: $count',
    ({ variation, depth, count }) => {
      expect(perft(variation, referenceStart(variation), depth)).toBe(count);
    },
    120_000,
  );
});
