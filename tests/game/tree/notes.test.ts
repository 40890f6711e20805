import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cleanComment,
  cleanNotes,
  NO_NOTES,
  NO_TAGS,
  resultOf,
  resultOfEnd,
  tagsOf,
  terminationOf,
  withTag,
} from '../../../src/game/tree/index.ts';
import { anyNotes } from '../../support/trees.ts';

describe('comments are made clean', () => {
  test.each([
    ['plain words', 'Well played', 'Well played'],
    ['blanks', '  a \t b  ', 'a b'],
    ['paragraphs', 'a\r\n\r\n b \n', 'a\nb'],
    ['braces', 'a {b} c', 'a (b) c'],
    ['commands', 'a [%clk 0:00:01] b', 'a [ %clk 0:00:01] b'],
  ])('%s', (_, text, clean) => {
    expect(cleanComment(text)).toBe(clean);
  });

  test('what is clean stays as it is', () => {
    fc.assert(
      fc.property(anyNotes, (notes) => {
        const clean = cleanNotes({ ...NO_NOTES, ...notes });
        expect(cleanNotes(clean)).toEqual(clean);
      }),
      { seed: 8 },
    );
  });

  test('a comment has an end', () => {
    expect(cleanComment('word '.repeat(1e5)).length).toBeLessThanOrEqual(100_000);
  });
});

describe('tags', () => {
  test('stand in one order, however they come', () => {
    const tags = tagsOf([
      ['Opening', 'Quiet'],
      ['Termination', 'concession'],
      ['Blue', 'Delia'],
      ['ECO', 'x'],
      ['Event', 'Tea'],
    ]);
    expect([...tags.keys()]).toEqual(['Event', 'Blue', 'Termination', 'Opening', 'ECO']);
    expect([...withTag(tags, 'Yellow', 'Dray').keys()].slice(0, 3)).toEqual(['Event', 'Yellow', 'Blue']);
  });

  test.each([
    ['Event', '?'],
    ['Date', '????.??.??'],
    ['Result', '*'],
    ['Yellow', ''],
  ])('%s with the value %s says nothing and is no tag', (name, value) => {
    expect(withTag(tagsOf([[name, 'known']]), name, value)).toEqual(NO_TAGS);
  });

  test.each(['', 'a b', 'é', '"', 'Variation', 'Position', 'Begins', 'x'.repeat(256)])(
    'no tag can be named %s',
    (name) => {
      expect(withTag(NO_TAGS, name, 'value')).toBe(NO_TAGS);
    },
  );

  test('give the result and how it came about', () => {
    const tags = tagsOf([
      ['Result', '1/2-0'],
      ['Termination', 'tikaida'],
    ]);
    expect([resultOf(tags), terminationOf(tags)]).toEqual(['1/2-0', 'tikaida']);
    expect([resultOf(NO_TAGS), terminationOf(NO_TAGS)]).toEqual(['*', undefined]);
  });

  test.each([
    [1, 0, '1-0'],
    [0.5, 0, '1/2-0'],
    [0.5, 0.5, '1/2-1/2'],
    [0, 0.5, '0-1/2'],
    [0, 1, '0-1'],
  ] as const)('%s to %s points are written %s', (yellow, blue, result) => {
    expect(resultOfEnd({ points: { yellow, blue } })).toBe(result);
    expect(resultOfEnd(null)).toBe('*');
  });
});
