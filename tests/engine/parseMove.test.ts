import { describe, expect, test } from 'vitest';
import { formatCoordinates, parseMove, startPosition } from '../../src/engine/index.ts';
import { variationOf } from '../support/grid.ts';
import { drawn } from '../support/drawn.ts';

const position = () => drawn('poron', 'K Zf1, k Wa6, s Wb6, S Mc3, M Mb1, S Ca5, C Ca2, G Zc1, D Ma2');

/** What is left to the writer, then texts that all mean the same move. */
const READ: readonly (readonly [string, string, readonly string[]])[] = [
  ['coordinate form', 'Mc3-Mc6', ['Mc3-Mc6', 'mc3-mc6', 'MC3-MC6', 'mC3-Mc6']],
  ['record form', 'Mc3-Mc6', ['SMc3-Mc6', 'smc3-mc6', 'Mc3-Mc6+', 'SMc3xMc6#', 'SMc3^Mc6n', 'SMc3^xMc6t']],
  [
    'spelled form',
    'Mc3-Mc6',
    [
      'Swod Mortil C3 to Mortil C6',
      'Swod Mortil C3 to Mortil C6, Kaida',
      'swod mortil c3 takes mortil c6, hyrkaida.',
      'Mortil C3 vaults to Mortil C6, Nikaida!',
      'Mortil C3 vaults and takes Mortil C6, Tikaida',
      'Swod Mortil C3 captures Mortil C6',
    ],
  ],
  [
    'with or without spaces',
    'Mc3-Mc6',
    [
      '  Mc3 - Mc6  ',
      'S Mc3 - Mc6',
      'M c 3 - M c 6',
      'S M c 3 - M c 6',
      'Mc3Mc6',
      'mc3 mc6',
      'mortilc3tomortilc6',
      'Mc3-\tMc6 +',
    ],
  ],
  [
    'any word for a sign, with or without spaces',
    'Mc3-Mc6',
    [
      'Mc3 and takes Mc6',
      'Mc3andtakesMc6',
      'Mc3 vaults and  takes Mc6',
      'Mc3 vault and takes Mc6',
      'Mc3vaultsandtakesMc6',
      'Mc3 vault Mc6',
      'Mc3 vaults Mc6',
      'Mc3 vaults  to Mc6',
      'Mc3 vaults over to Mc6',
      'Mc3vaultsovertoMc6',
      'Mc3 vault over  to Mc6',
      'Mc3 fluttember  with Mc6',
      'Mc3fluttemberwithMc6',
    ],
  ],
  [
    'any suffix, with or without a comma',
    'Mc3-Mc6',
    ['Mc3-Mc6 Kaida', 'Mc3-Mc6Kaida', 'Mc3-Mc6,kaida', 'Mc3-Mc6,  Kaida .', 'Mc3-Mc6 + !', 'Mc3-Mc6t.'],
  ],
  [
    'any sign',
    'Mc3-Mc6',
    [
      'Mc3–Mc6',
      'Mc3—Mc6',
      'Mc3−Mc6',
      'Mc3×Mc6',
      'Mc3:Mc6',
      'Mc3^×Mc6',
      'Mc3 ^ x Mc6',
      'Mc3<>Mc6',
      'Mc3 < > Mc6',
    ],
  ],
  [
    'a piece by code, letter or name',
    'Mb1-Mc3',
    [
      'PkMb1-Mc3',
      'MMb1-Mc3',
      'Pk Mb1 Mc3',
      'pkmb1-mc3',
      'mmb1-mc3',
      'Paktun Mortil B1 to Mortil C3',
      'PaktunMb1-Mc3',
    ],
  ],
  [
    'a piece whose code is the initial of a drin',
    'Ca2-Cb3',
    ['Ca2-Cb3', 'CCa2-Cb3', 'Chuktar Chavonth A2 to Chavonth B3'],
  ],
  [
    'a piece whose code begins like another',
    'Zc1-Lf2',
    ['KaZc1xLf2', 'GZc1-Lf2', 'kazc1xlf2', 'Kapt Zc1 Lf2'],
  ],
  [
    'a Fluttember',
    'Zf1-Zc1',
    ['KZf1<>Zc1', 'King Zhantil F1 Fluttember with Zhantil C1', 'Zf1 fluttember Zc1'],
  ],
  [
    'a promotion by code, letter or name',
    'Ca5-Ca6=M',
    [
      'Ca5-Ca6=M',
      'Ca5-Ca6=Pk',
      'Ca5-Ca6=pk',
      'SCa5-Ca6=Pkn',
      'Ca5-Ca6 = Paktun',
      'Ca5-Ca6, becomes Paktun',
      'Ca5-Ca6 becomes a Paktun',
      'Ca5-Ca6 promotes  to Paktun',
      'Ca5-Ca6promotestoPaktun',
      'Ca5-Ca6 becomes  a  Paktun',
      'Ca5-Ca6becomesPaktun',
      'Ca5-Ca6 becomes an Paktun',
      'Ca5-Ca6,staysPaktun',
    ],
  ],
  [
    'a promotion to a Kapt',
    'Ca5-Ca6=G',
    ['Ca5-Ca6=G', 'Ca5-Ca6=g', 'Ca5-Ca6=Ka', 'Ca5-Ca6=ka+', 'Ca5-Ca6=Kapt#', 'SCa5-Ca6=Kat'],
  ],
  [
    'a promotion to a Pallan',
    'Ca5-Ca6=P',
    ['Ca5-Ca6=P', 'Ca5-Ca6=p', 'SCa5xCa6=P+', 'SCa5xCa6=Pn', 'Ca5-Ca6=Pallan', 'Ca5-Ca6=Pt'],
  ],
  [
    'a Swod that stays one',
    'Ca5-Ca6=S',
    ['Ca5-Ca6=S', 'Ca5-Ca6=Sn', 'Ca5-Ca6, stays Swod', 'Ca5-Ca6, stays a Swod'],
  ],
  ['a move from an empty square is a move to read', 'Na2-Na3', ['Na2-Na3', 'SNa2-Na3']],
  ['a move that is not legal too', 'Mc3-Zf6', ['Mc3-Zf6', 'SMc3xZf6#']],
];

describe('written moves are read leniently', () => {
  test.each(READ)('%s: %s', (_rule, move, texts) => {
    const found = texts.map((text) => {
      const read = parseMove(position(), text);
      return [text, read.ok ? formatCoordinates(position().ruleset, read.value) : read.error.code];
    });
    expect(found).toEqual(texts.map((text) => [text, move]));
  });

  test('the squares are those of the position’s own board', () => {
    const pastang = startPosition(variationOf('pastang'));
    expect(parseMove(pastang, 'Ma2-Ma3')).toEqual({ ok: true, value: { from: 6, to: 12 } });
    expect(parseMove(pastang, 'Za2-Za3')).toMatchObject({ ok: false, error: { code: 'start-square' } });
  });
});

/** Text, code, place and what was found there. */
const REFUSED: readonly (readonly [string, string, number, string])[] = [
  ['', 'empty', 0, ''],
  ['   ', 'empty', 0, ''],
  ['hello', 'start-square', 0, 'hello'],
  ['K a Z c 1 - Z c 2', 'start-square', 0, 'K a Z c 1 - Z c 2'], // a code is one part
  ['  hello ', 'start-square', 2, 'hello'],
  ['Mg3-Mc4', 'start-square', 0, 'Mg3-Mc4'],
  ['Mc0-Mc4', 'start-square', 0, 'Mc0-Mc4'],
  ['Mc33-Mc6', 'start-square', 0, 'Mc33-Mc6'],
  ['Xc3-Mc6', 'start-square', 0, 'Xc3-Mc6'],
  ['to Mc3-Mc4', 'start-square', 0, 'to Mc3-Mc4'],
  ['Mc3', 'end-square', 3, ''],
  ['Mc3-', 'end-square', 4, ''],
  ['Mc3 - ', 'end-square', 6, ''],
  ['Mc3-Mc7', 'end-square', 4, 'Mc7'],
  ['Mc3-Mg6', 'end-square', 4, 'Mg6'],
  ['Mc3-Qc4', 'end-square', 4, 'Qc4'],
  ['Mc3 hits Mc6', 'end-square', 4, 'hits Mc6'],
  ['Mc3--Mc6', 'end-square', 4, '-Mc6'],
  ['JMc3-Mc6', 'piece-differs', 0, 'J'],
  [' Kapt Mc3-Mc6', 'piece-differs', 1, 'Kapt'],
  ['Ca5-Ca6=', 'promotion', 8, ''],
  ['Ca5-Ca6=Q', 'promotion', 8, 'Q'],
  ['Ca5-Ca6= +', 'promotion', 9, '+'],
  ['Ca5-Ca6=7 Paktun ', 'promotion', 8, '7 Paktun'],
  ['Ca5-Ca6, becomes Lord', 'promotion', 17, 'Lord'],
  ['Ca5-Ca6P', 'rest', 7, 'P'],
  ['Mc3-Mc6 foo', 'rest', 8, 'foo'],
  ['Mc3-Mc6++', 'rest', 7, '++'],
  ['Mc3-Mc6+ Mc4', 'rest', 7, '+ Mc4'],
  ['Ca5-Ca6=P foo', 'rest', 10, 'foo'],
  ['Ca5-Ca6=Paktunx', 'rest', 14, 'x'],
];

/** What the error of a text expects. */
function expectedOf(text: string): readonly string[] {
  const read = parseMove(position(), text);
  return read.ok ? [] : read.error.expected;
}

describe('text that cannot be read is refused, with the place of the fault', () => {
  test.each(REFUSED)('“%s”: %s at %i', (text, code, at, found) => {
    expect(parseMove(position(), text)).toMatchObject({ ok: false, error: { code, at, found, field: null } });
  });

  test('the error names what was expected', () => {
    expect(expectedOf('')).toEqual(['Mc3-Mc6']);
    expect(expectedOf('hello')).toEqual(['Mortil', 'Zhantil', 'Neemu', 'Leem', 'Wersting', 'Chavonth']);
    expect(expectedOf('Mc3-')).toEqual(expectedOf('hello'));
    expect(expectedOf('JMc3-Mc6')).toEqual(['Swod']);
    expect(expectedOf('Ca5-Ca6=Q')).toEqual(expect.arrayContaining(['s', 'pk', 'g', 'ka', 'pallan']));
    expect(expectedOf('Mc3-Mc6 foo')).toEqual(['=', '#', 'n', 't', '+']);
  });

  test('a text of more than 200 characters is refused unread', () => {
    expect(parseMove(position(), `Mc3-Mc6${' '.repeat(193)}`).ok).toBe(true);
    expect(parseMove(position(), `Mc3-Mc6${' '.repeat(194)}`)).toMatchObject({
      ok: false,
      error: { code: 'too-long', at: 200, found: '', expected: ['200'] },
    });
  });
});
