import { describe, expect, test } from 'vitest';
import {
  KIND_NAMES,
  NOTATION_ERRORS,
  parseMove,
  parsePosition,
  REFUSAL_CODES,
  SIDES,
  type NotationError,
} from '../../src/engine/index.ts';
import { firstWords } from '../../src/text/en/first.ts';
import { text } from '../../src/text/messages.ts';
import { notationText, refusalText } from '../../src/text/faults/refusals.ts';
import { BOARD_COLOURS } from '../../src/text/sides.ts';
import { drawn, moveOf } from '../support/drawn.ts';
import { variationOf } from '../support/grid.ts';

/** No bare key, nothing left in braces, and no gap where a value is missing. */
function expectWords(words: string): void {
  expect(words).toMatch(/^[A-Z].*[.!]$|^(?:field \d|move)[ ,]/);
  expect(words).not.toMatch(/[{}]|undefined|null|NaN|refusal\.|notation\.|kind\.|side\.| {2}/);
}

const POSITION = drawn('poron', 'K Zf1, k Wa6, s Wb6, S Mc3');
const MOVE = moveOf(POSITION, 'Mc3-Mc4');

describe('every refusal has words', () => {
  test.each(REFUSAL_CODES)('%s', (code) => {
    const words = refusalText(POSITION, MOVE, { code, squares: [MOVE.from] });
    expectWords(words);
    expect(firstWords[`refusal.${code}`]).toBeTruthy();
  });

  test.each(REFUSAL_CODES)('%s, of an Archer too', (code) => {
    const position = drawn('hyrshiv', 'A Md2, K Zf1, k Ba6');
    const words = refusalText(position, moveOf(position, 'Md2-Md3'), { code, squares: [] });
    expect(words).not.toMatch(/\ba Archer/i);
  });

  test('with the piece, square, side and length that it is about', () => {
    const { from } = MOVE;
    expect(refusalText(POSITION, MOVE, { code: 'front', squares: [] })).toBe('A front stops the Swod.');
    expect(refusalText(POSITION, MOVE, { code: 'blocked', squares: [from] })).toContain('Mortil C3');
    expect(refusalText(POSITION, MOVE, { code: 'not-your-piece', squares: [from] })).toContain('Yellow');
    expect(refusalText(POSITION, MOVE, { code: 'line-too-short', squares: [from] })).toContain('3 pieces');
    const pastang = drawn('pastang', 'S Ma1, s Mf6');
    expect(refusalText(pastang, { from: 0, to: 6 }, { code: 'line-too-short', squares: [0] })).toContain(
      '2 pieces',
    );
  });
});

const error = (code: NotationError['code'], field: number | null): NotationError => ({
  code,
  field,
  at: 4,
  found: 'Q',
  expected: ['1', '2'],
  where: '3',
});

describe('every fault in a written move or position has words', () => {
  test.each(NOTATION_ERRORS)('%s', (code) => {
    for (const field of [null, 1]) {
      const words = notationText(error(code, field));
      expectWords(words);
      expect(words).toContain(field === null ? 'move, character 5: ' : 'field 1, character 5: ');
    }
    expect(firstWords[`notation.${code}`]).toBeTruthy();
  });

  test('they name the field, the place counted from 1, what was found and what was expected', () => {
    const read = parsePosition(variationOf('pastang'), 'dsddsd/ssssss/6/6/SSSXSS/DSDDSD y - - 0');
    expect(read.ok ? '' : notationText(read.error)).toBe(
      'field 1, character 22: unknown letter “X” in rank 2; expected one of S, D, H, J, C, G, M, P, K',
    );
    const move = parseMove(POSITION, 'JMc3-Mc4');
    expect(move.ok ? '' : notationText(move.error)).toBe(
      'move, character 1: the piece there is a Swod, not “J”',
    );
    expect(notationText({ ...error('piece-differs', null), found: 'S', expected: ['Archer'] })).toContain(
      'the piece there is an Archer, not “S”',
    );
    const kings = parsePosition(variationOf('pastang'), 'k5/6/6/6/6/6 y - - 0');
    expect(kings.ok ? '' : notationText(kings.error)).toContain(
      'the number of Blue’s Kings is 1; expected 0',
    );
  });

  test.each([
    ['SMc3', 'expected the square where the move ends, such as Mc6 or Mortil C6'],
    ['SMc3-Mc6=', 'expected a kind after ='],
  ])('the move %s breaks off: they do not quote what is not there', (written, words) => {
    const move = parseMove(POSITION, written);
    expect(move.ok ? '' : notationText(move.error)).toMatch(new RegExp(`${words}$`));
  });

  test('long texts are shortened', () => {
    const words = notationText({ ...error('rest', null), found: 'x'.repeat(1000) });
    expect(words).toContain(`${'x'.repeat(40)}…`);
    expect(words.length).toBeLessThan(120);
  });

  test('braces and signs in the text itself are left alone', () => {
    expect(notationText({ ...error('rest', null), found: "{at} '# <b>" })).toContain("“{at} '# <b>”");
  });
});

describe('names', () => {
  test.each([
    ...KIND_NAMES.map((kind) => `kind.${kind}` as const),
    ...BOARD_COLOURS.flatMap((colours) => SIDES.map((side) => `side.${colours}.${side}` as const)),
  ])('%s', (key) => {
    expect(text(key)).toMatch(/^[A-Z][a-z]+$/);
  });
});
