import { describe, expect, test } from 'vitest';
import { parsePosition } from '../../src/engine/index.ts';
import { variationOf } from '../support/grid.ts';

/** A valid first field: a yellow Swod on Mc3, Kings, a blue Swod. */
const RANKS = 'ks10/12/12/12/12/12/12/12/12/12/12/12/12/12/12/2S9/12/11K';
const withRank3 = (rank: string): string => RANKS.replace('2S9', rank);

/**
 * Fault | text, with ‸ where it is wrong | code | field | found | where. `R` stands for the ranks, `{2S8}` for the
 * ranks with this rank 3.
 */
const FAULTS = `
an empty text | ‸ | field-count | 1 |
one field | R‸ | field-count | 1 |
four fields | R y - -‸ | field-count | 4 |
six fields | R y - - 0‸ x | field-count | 5 | _x
a second space | R  y - -‸ 0 | field-count | 5 | _0
a space at the end | R y - - 0‸_ | field-count | 5 | _
too few ranks | ‸12/12 y - - 0 | rank-count | 1 | 2
too many ranks | ‸R/12 y - - 0 | rank-count | 1 | 19
a rank too narrow | {‸2S8} y - - 0 | rank-width | 1 | 11 | 3
an empty rank | {‸} y - - 0 | rank-width | 1 | 0 | 3
a run too long | {2S‸10} y - - 0 | rank-width | 1 | 13 | 3
a very long run | {2S‸999} y - - 0 | rank-width | 1 | 1002 | 3
a piece too many | {‸2S9S} y - - 0 | rank-width | 1 | 13 | 3
a run that begins with 0 | {2S‸09} y - - 0 | number | 1 | 09 | 3
a run of 0 | {2S9S‸0} y - - 0 | number | 1 | 0 | 3
no such piece | {2‸Q9} y - - 0 | letter | 1 | Q | 3
a dot | {2S8‸.} y - - 0 | letter | 1 | . | 3
a letter of another script | {2‸Ѕ9} y - - 0 | letter | 1 | Ѕ | 3
a character of two units | {‸𝒮11} y - - 0 | letter | 1 | 𝒮 | 3
an old long s | {2‸ſ9} y - - 0 | letter | 1 | ſ | 3
two Kings | ‸{2K9} y - - 0 | king-count | 1 | 2 | yellow
a side in upper case | R ‸Y - - 0 | side | 2 | Y
a side in full | R ‸yellow - - 0 | side | 2 | yellow
rights in the wrong order | R y ‸BY - 0 | fluttember | 3 | BY
rights in lower case | R y ‸yb - 0 | fluttember | 3 | yb
no such square | R y - ‸Mx3 0 | moved-square | 4 | Mx3
a square in lower case | R y - ‸mc3 0 | moved-square | 4 | mc3
a file in upper case | R y - ‸MC3 0 | moved-square | 4 | MC3
a comma at the end | R y - Mc3,‸ 0 | moved-square | 4 |
no piece on a moved square | R y - ‸Md3 0 | moved-piece | 4 | Md3
a moved piece of a kind without a bonus | R y - ‸Zf1 0 | moved-piece | 4 | Zf1
a moved piece off the squares of its kind | {2D9} y - ‸Mc3 0 | moved-piece | 4 | Mc3
a moved piece of the other side | {2s9} y - ‸Mc3 0 | moved-piece | 4 | Mc3
a moved square twice | R y - Mc3,‸Mc3 0 | moved-order | 4 | Mc3
moved squares out of order | {2SS8} y - Md3,‸Mc3 0 | moved-order | 4 | Mc3
turns with a leading zero | R y - - ‸00 | turns | 5 | 00
turns below zero | R y - - ‸-1 | turns | 5 | -1
turns as no whole number | R y - - ‸1.5 | turns | 5 | 1.5
turns beyond what a number holds | R y - - ‸9007199254740993 | turns | 5 | 9007199254740993
more turns than can be counted on from | R y - - ‸1000000000 | turns | 5 | 1000000000
no turns | R y - - ‸ | turns | 5 |
`;

const ROWS = FAULTS.trim()
  .split('\n')
  .map((row) => {
    const [fault = '', drawn = '', code = '', field = '', found = '', where] = row
      .split('|')
      .map((cell) => cell.trim());
    const marked = drawn
      .replace(/\{(.*)\}/, (_, rank: string) => withRank3(rank))
      .replace('R', RANKS)
      .replace('_', ' ');
    const error = { code, field: Number(field), at: marked.indexOf('‸'), found: found.replace('_', ' ') };
    return { fault, text: marked.replace('‸', ''), error: { ...error, where: where ?? null } };
  });

/** What the error of a text expects. */
function expectedOf(text: string): readonly string[] {
  const read = parsePosition(variationOf('poron'), text);
  return read.ok ? [] : read.error.expected;
}

describe('section 12: a line has only one spelling', () => {
  test('the line into which these faults are put is valid', () => {
    expect(parsePosition(variationOf('poron'), `${RANKS} y - - 0`).ok).toBe(true);
    expect(parsePosition(variationOf('poron'), `${RANKS} b YB Mc3 1234567`).ok).toBe(true);
  });

  test.each(ROWS)('$fault', ({ text, error }) => {
    expect(parsePosition(variationOf('poron'), text)).toMatchObject({ ok: false, error });
  });

  test('a line break at the end', () => {
    expect(parsePosition(variationOf('poron'), `${RANKS} y - - 0\n`)).toMatchObject({
      ok: false,
      error: { code: 'turns', field: 5, at: RANKS.length + 7, found: '0\n' },
    });
  });

  test('no King', () => {
    expect(parsePosition(variationOf('poron'), `${RANKS.replace('ks10', '1s10')} y - - 0`)).toMatchObject({
      ok: false,
      error: { code: 'king-count', field: 1, at: 0, found: '0', where: 'blue' },
    });
  });

  test('9: the side not to move is not in Kaida', () => {
    const ranks = RANKS.replace('ks10', 'kC10');
    expect(parsePosition(variationOf('poron'), `${ranks} b - - 0`).ok).toBe(true);
    expect(parsePosition(variationOf('poron'), `${ranks} y - - 0`)).toMatchObject({
      ok: false,
      error: { code: 'opponent-in-kaida', field: 2, at: RANKS.length + 1, found: 'y', where: 'blue' },
    });
  });

  test('the error names what was expected', () => {
    expect(expectedOf('')).toEqual(['5']);
    expect(expectedOf('12 y - - 0')).toEqual(['18']);
    expect(expectedOf(`${withRank3('2S8')} y - - 0`)).toEqual(['12']);
    expect(expectedOf(`${withRank3('2S13')} y - - 0`)).toEqual(['12']);
    expect(expectedOf(`${withRank3('2S09')} y - - 0`)).toEqual(['1', '12']);
    expect(expectedOf(`${withRank3('2Q9')} y - - 0`)).toEqual([
      'S',
      'D',
      'H',
      'J',
      'C',
      'G',
      'M',
      'P',
      'K',
      'Y',
      'F',
      'A',
      'X',
    ]);
    expect(expectedOf(`${RANKS.replace('11K', '12')} y - - 0`)).toEqual(['1']);
    expect(expectedOf(`${RANKS} w - - 0`)).toEqual(['y', 'b']);
    expect(expectedOf(`${RANKS} y BY - 0`)).toEqual(['YB', 'Y', 'B', '-']);
    expect(expectedOf(`${RANKS} y - Mx3 0`)).toEqual(['-', 'Mc2']);
    expect(expectedOf(`${RANKS} y - - x`)).toEqual(['0', '1', '2']);
  });

  test('2, 10: a game without Kings has none', () => {
    expect(parsePosition(variationOf('pastang'), 'k5/6/6/6/6/5S y - - 0')).toMatchObject({
      ok: false,
      error: { code: 'king-count', found: '1', expected: ['0'], where: 'blue' },
    });
  });

  test('12: the rights are always - where the array has no Kapt and no Chuktar', () => {
    expect(parsePosition(variationOf('stikitche'), '2pk2/6/6/6/6/6/6/6/6/6/6/2PK2 y YB - 0')).toMatchObject({
      ok: false,
      error: { code: 'fluttember', expected: ['-'] },
    });
  });

  test('12: any other kind may stand anywhere, in any number', () => {
    const line = 'PPPPPP/GGGGGG/MMMMMM/cccccc/ssssss/SSSSSS b - - 7';
    expect(parsePosition(variationOf('pastang'), line).ok).toBe(true);
  });

  test('a text of more than 20,000 characters is refused unread', () => {
    const longest = '1'.repeat(20_000);
    expect(parsePosition(variationOf('poron'), longest)).toMatchObject({ error: { code: 'field-count' } });
    expect(parsePosition(variationOf('poron'), `${longest}1`)).toMatchObject({
      ok: false,
      error: { code: 'too-long', at: 20_000, expected: ['20000'] },
    });
  });
});
