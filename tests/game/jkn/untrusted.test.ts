import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decodeRecord,
  formatJkn,
  parseJkn,
  type JknRead,
  type PlacedFault,
} from '../../../src/game/jkn/index.ts';
import { isSameTree } from '../../../src/game/tree/index.ts';
import { SAMPLES } from '../../../src/samples/index.ts';
import { faultText } from '../../../src/text/faults/jkn.ts';
import { budget } from '../../support/budget.ts';
import { linkFault } from '../../support/trees.ts';

const options = (runs: number) => ({ seed: 11, numRuns: budget(runs, Math.ceil(runs / 20)) });

/** What a fault leaves unsaid: a place within the text, and words. */
function unclear(lines: readonly string[], fault: PlacedFault): string | null {
  const { line, column, written } = fault;
  const here = lines[line - 1];
  if (here === undefined || column < 1 || column > here.length + 1) return `no place ${line}:${column}`;
  if (written.length > 61) return 'the text is too long to be shown';
  const words = faultText(fault);
  return /^Game .*[.]$/s.test(words) && !/undefined|null|NaN/.test(words.replaceAll(written, ''))
    ? null
    : words;
}

const linesOf = (text: string): readonly string[] => text.split(/\r\n?|\n/);

/** What is wrong with what was read: unclear faults, unsound trees, or trees that do not read back. */
function unsound(text: string, { games, faults }: JknRead): string | null {
  const lines = linesOf(text);
  for (const fault of faults) {
    const problem = unclear(lines, fault);
    if (problem !== null) return problem;
  }
  const trees = games.flatMap(({ tree }) => (tree === null ? [] : [tree]));
  for (const tree of trees) {
    const problem = linkFault(tree);
    if (problem !== null) return problem;
  }
  const again = parseJkn(formatJkn(trees)).games;
  return again.length === trees.length &&
    again.every(({ tree }, index) => tree !== null && isSameTree(tree, trees[index]!))
    ? null
    : 'it does not read back';
}

const PIECES = [
  '[Variation "pastang"]\n',
  '[Variation "stikitche"]\n',
  '[Event "x"]',
  '[Position "dsddsd/ssssss/6/6/SSSSSS/DSDDSD b - - 0"]\n',
  '[Begins "Blue"]',
  '\n\n',
  '\r',
  ' ',
  '1. SMa2-Ma3',
  'SMa5-Ma4',
  'PMc1-Nf4+',
  'Swod Mortil B2 to Mortil B3',
  'Mb2Mb3',
  '{',
  '}',
  '{note [%clk 0:01:00]}',
  '[%csl GMa1]',
  '(',
  ')',
  '$1',
  '$999',
  ';',
  '%',
  '"',
  '\\',
  '1-0',
  '1/2-1/2',
  '*',
  '1...',
  '!?',
  '=',
  'n',
  '[',
  ']',
  '\ufeff',
  '\0',
];

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ maxLength: 200 }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((pieces) => pieces.join('')),
);

/** Short real records, to be changed. */
const RECORDS: readonly string[] = [
  ...SAMPLES,
  ...readFileSync(new URL('../../fixtures/played.jkn', import.meta.url), 'utf8')
    .split(/\n\n(?=\[Event)/)
    .filter((record) => record.length < 900),
];

const change = fc.record({
  place: fc.nat({ max: 100_000 }),
  length: fc.nat({ max: 30 }),
  piece: fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 2 })),
  sort: fc.constantFrom('insert', 'delete', 'replace', 'repeat', 'swap'),
});
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

function changed(text: string, { place, length, piece, sort }: Change): string {
  const at = place % (text.length + 1);
  const [before, part, after] = [text.slice(0, at), text.slice(at, at + length), text.slice(at + length)];
  switch (sort) {
    case 'insert':
      return before + piece + part + after;
    case 'delete':
      return before + after;
    case 'replace':
      return before + piece + after;
    case 'repeat':
      return before + part + part + after;
    case 'swap':
      return before + after.slice(0, length) + part + after.slice(length);
    default:
      return text;
  }
}

describe('text from anywhere', () => {
  test('is read, or reported as wrong at some place in it, and what is read can be written', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(unsound(text, parseJkn(text))).toBeNull();
      }),
      options(1500),
    );
  });

  test('so are real records with changes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...RECORDS),
        fc.array(change, { minLength: 1, maxLength: 4 }),
        (record, changes) => {
          const text = changes.reduce(changed, record);
          expect(unsound(text, parseJkn(text))).toBeNull();
        },
      ),
      options(600),
    );
  });

  test('so are bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const decoded = decodeRecord(bytes);
        expect(unsound(decoded.text, parseJkn(decoded))).toBeNull();
      }),
      options(500),
    );
  });

  test.each([
    ['blanks', ' ', ''],
    ['brackets', '(', ''],
    ['closing brackets', ')', ''],
    ['braces', '{', ''],
    ['closing braces', '}', ''],
    ['square brackets', '[', ''],
    ['beginnings of tags', '[A "', ''],
    ['backslashes in a tag', '\\', '[A "'],
    ['quotes', '"', '[A '],
    ['digits', '1', ''],
    ['results', '1-0 ', ''],
    ['kinds', 'S', ''],
    ['a kind and blanks', ' ', 'S'],
    ['a move and blanks', ' ', '[Variation "pastang"] Ma2-Ma3'],
    ['a start and blanks', ' ', '[Variation "pastang"] Ma2'],
    ['signs', '-', '[Variation "pastang"] Ma2'],
    ['a word and blanks', ' ', '[Variation "pastang"] Swod'],
    ['words', 'Swod ', '[Variation "pastang"] '],
    ['beginnings of commands', '[%', '{'],
    ['a command and blanks', ' ', '{[%clk'],
    ['open comments in games', '{\n[A "b"]\n', ''],
    ['empty lines', '\n', ''],
    ['lines for others', '%\n', ''],
    ['variations', '(SMb2-Mb3)', '[Variation "pastang"] SMa2-Ma3'],
  ])('forty thousand characters of %s are read in one go', (_, piece, before) => {
    const text = before + piece.repeat(40_000 / piece.length);
    const lines = linesOf(text);
    const problems = parseJkn(text)
      .faults.slice(-200)
      .map((fault) => unclear(lines, fault));
    expect(problems.filter((problem) => problem !== null)).toEqual([]);
  });
});
