import { describe, expect, test } from 'vitest';
import { decodeRecord, parseJkn } from '../../../src/game/jkn/index.ts';
import { faultText } from '../../../src/text/faults/jkn.ts';

const utf8 = (text: string): number[] => [...new TextEncoder().encode(text)];
const game = (yellow: readonly number[]): number[] => [
  ...utf8('[Yellow "'),
  ...yellow,
  ...utf8('"]\r\n[Variation "pastang"]\r\n\r\n1. SMa2-Ma3 *\r\n\r\n'),
];
const LATIN_A_ACUTE = 0xe1;

const read = (...games: readonly (readonly number[])[]) => {
  const { games: found, faults } = parseJkn(decodeRecord(Uint8Array.from(games.flatMap(game))));
  return { names: found.map(({ tags }) => tags.get('Yellow')), faults };
};

describe('a byte that is not UTF-8', () => {
  test('spoils no other game, nothing else of its own, and is reported with its place', () => {
    const { names, faults } = read(
      utf8('Dráy – Ω'),
      [...utf8('Ω Dr'), LATIN_A_ACUTE, ...utf8('y')],
      utf8('Séé ½'),
    );
    expect(names).toEqual(['Dráy – Ω', 'Ω Dráy', 'Séé ½']);
    expect(faults).toMatchObject([{ code: 'encoding', game: 2, line: 6, column: 14, written: 'á' }]);
    expect(faults.map(faultText)).toEqual([
      'Game 2, line 6, column 14: á – this byte is not UTF-8. It is read as Windows-1252, so this letter may not be the one that was meant.',
    ]);
  });

  test('is reported once in each game of a file that is UTF-8 elsewhere', () => {
    const bad = [LATIN_A_ACUTE, LATIN_A_ACUTE];
    expect(read(utf8('Ω'), bad, bad).faults.map(({ game: number, column }) => [number, column])).toEqual([
      [2, 10],
      [3, 10],
    ]);
  });

  test('is reported once in a file that is Windows-1252 throughout', () => {
    const { names, faults } = read(utf8('Seg'), [LATIN_A_ACUTE], [LATIN_A_ACUTE]);
    expect(names).toEqual(['Seg', 'á', 'á']);
    expect(faults).toMatchObject([{ code: 'encoding', game: 2 }]);
  });

  test.each([
    ['cut short', [0xe2, 0x82], 'â‚'],
    ['too long for its letter', [0xc0, 0xaf], 'À¯'],
    ['half of a pair', [0xed, 0xa0, 0x80], 'í\u00a0€'],
    ['beyond the last letter', [0xf4, 0x90, 0x80, 0x80], 'ô €€'],
    ['nothing at all', [0xff], 'ÿ'],
  ])('%s, is read as Windows-1252', (_, bytes, name) => {
    const { names, faults } = read([...utf8('Ω'), ...bytes]);
    expect(names).toEqual([`Ω${name}`]);
    expect(faults).toMatchObject([{ line: 1, column: 11 }]);
  });

  test('changes neither what a byte order mark means nor what ends a line', () => {
    const { encoding, text } = decodeRecord(Uint8Array.from([...utf8('\ufeffΩ\rb\r\nc\n\r\rd'), 0xff]));
    expect([encoding, text]).toEqual(['utf-8', 'Ω\nb\nc\n\n\ndÿ']);
  });

  test('is found in what the decoder of the platform would refuse, and nowhere else', () => {
    for (let first = 0x80; first < 0x100; first++)
      for (const rest of [[], [0x80], [0x9f, 0x80], [0xa0, 0xbf], [0x8f, 0x80, 0x80], [0x90, 0xbf, 0xbf]]) {
        const bytes = Uint8Array.from([0x41, first, ...rest, 0x42]);
        // behind a byte that is certainly wrong, so that the slow way is taken
        const { text, strays } = decodeRecord(Uint8Array.from([...utf8('Ω\n'), ...bytes, 0x0a, 0xff]));
        const byPlatform = new TextDecoder().decode(bytes);
        const isSound = !byPlatform.includes('\ufffd');
        expect(strays).toHaveLength(isSound ? 1 : 2);
        expect(text === `Ω\n${byPlatform}\nÿ`).toBe(isSound);
      }
  });
});
