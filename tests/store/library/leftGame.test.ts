import { expect, test } from 'vitest';
import { formatLeft, parseLeft } from '../../../src/store/library/leftGame.ts';

const RECORD = '[Event "Anna’s"]\n[Variation "pastang"]\n\n1. SMc2-Mc3 *\n';

test.each([null, 0, -1_234_567])('a game that was left comes back with what it replaces: %s', (over) => {
  expect(parseLeft(formatLeft({ record: RECORD, over }))).toEqual({ record: RECORD, over });
});

test('a record that was left by a version before this form is not lost', () => {
  expect(parseLeft(RECORD)).toEqual({ record: RECORD, over: null });
});

test.each(['', '{', 'null', '{"record":1}', '[]'])(
  'other text is left to the reader of records: %s',
  (text) => {
    expect(parseLeft(text)).toEqual({ record: text, over: null });
  },
);
