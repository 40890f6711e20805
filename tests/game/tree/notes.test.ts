import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cleanComment,
  cleanNotes,
  dateOf,
  hasNotes,
  NO_NOTES,
  NO_TAGS,
  resultOf,
  resultOfEnd,
  tagsOf,
  terminationOf,
  withTag,
  type Notes,
} from '../../../src/game/tree/index.ts';
import { anyNotes } from '../../support/trees.ts';

describe('comments are made clean', () => {
  test.each([
    ['plain words', 'Well played', 'Well played'],
    ['blanks', '  a \t b  ', 'a b'],
    ['paragraphs', 'a\r\n\r\n b \n', 'a\nb'],
    ['braces', 'a {b} c', 'a (b) c'],
    ['halves of a character', 'a\ud83d b\udc09', 'a b'],
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

  test.each<[string, Partial<Notes>, Partial<Notes>]>([
    ['each sign once, from 0 to 255', { nags: [1, 255, 1, 256, -1, 1.5, 0] }, { nags: [1, 255, 0] }],
    [
      'each arrow once in each colour, and one back as well',
      {
        arrows: [
          { colour: 'green', from: 1, to: 2 },
          { colour: 'red', from: 1, to: 2 },
          { colour: 'green', from: 2, to: 1 },
          { colour: 'green', from: 1, to: 2 },
        ],
      },
      {
        arrows: [
          { colour: 'green', from: 1, to: 2 },
          { colour: 'red', from: 1, to: 2 },
          { colour: 'green', from: 2, to: 1 },
        ],
      },
    ],
    [
      'each square once in each colour',
      {
        marks: [
          { colour: 'blue', square: 7 },
          { colour: 'blue', square: 7 },
          { colour: 'yellow', square: 7 },
        ],
      },
      {
        marks: [
          { colour: 'blue', square: 7 },
          { colour: 'yellow', square: 7 },
        ],
      },
    ],
    ['a clock in whole milliseconds', { clock: 1000.6 }, { clock: 1001 }],
    ['a clock that shows no less than nothing', { clock: -5 }, { clock: 0 }],
    [
      'commands of other programs in one line, and only what is a command',
      { commands: ['eval  0.5\n,8', 'a]b[c x', '5x', '', ' emt 0:00:05 '] },
      { commands: ['eval 0.5 ,8', 'abc x', 'emt 0:00:05'] },
    ],
    [
      'no command that the notes hold themselves',
      { commands: ['clk 0:00:01', 'csl GMa1', 'cal GMa1Ma2', 'clock 1'] },
      { commands: ['clock 1'] },
    ],
  ])('notes hold %s', (_, notes, clean) => {
    expect(cleanNotes({ ...NO_NOTES, ...notes })).toEqual({ ...NO_NOTES, ...clean });
  });

  test.each<[Partial<Notes>, boolean]>([
    [{}, false],
    [{ before: 'a' }, true],
    [{ after: 'a' }, true],
    [{ nags: [1] }, true],
    [{ arrows: [{ colour: 'green', from: 1, to: 2 }] }, true],
    [{ marks: [{ colour: 'green', square: 1 }] }, true],
    [{ clock: 0 }, true],
    [{ commands: ['eval 1'] }, true],
  ])('notes of %j are notes: %s', (notes, are) => {
    expect(hasNotes({ ...NO_NOTES, ...notes })).toBe(are);
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

  test('hold twenty thousand characters in one line, and the later of two with the same name counts', () => {
    const tags = tagsOf([
      ['Event', 'x'.repeat(20_001)],
      ['Opening', 'first'],
      ['Opening', 'two\r\nlines'],
      ['Yellow', 'Dray'],
      ['Yellow', '?'],
    ]);
    expect(tags.get('Event')).toHaveLength(20_000);
    expect([...tags].slice(1)).toEqual([['Opening', 'two lines']]);
  });

  test.each([
    ['2026.11.28', '2026-11-28'],
    ['2026.11.??', '2026-11'],
    ['2026.??.??', '2026'],
    ['????.??.??', ''],
    ['in 2026', ''],
  ])('%s as a date is %s', (tag, date) => {
    expect(dateOf(tag)).toBe(date);
  });

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
