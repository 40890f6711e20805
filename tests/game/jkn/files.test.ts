import { describe, expect, test } from 'vitest';
import { countGames, decodeRecord, parseJkn, readParts, splitGames } from '../../../src/game/jkn/index.ts';
import { lineFrom } from '../../../src/game/tree/index.ts';

const TAG = '[Variation "pastang"]\n\n';

describe('files in any encoding', () => {
  const text = '[Yellow "Dráy"]\n[Variation "pastang"]\n\n1. SMa2–Ma3 *\n';
  const utf16 = (littleEndian: boolean, mark: boolean): Uint8Array => {
    const units = Array.from((mark ? '\ufeff' : '') + text, (char) => char.charCodeAt(0));
    return Uint8Array.from(
      units.flatMap((unit) => (littleEndian ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])),
    );
  };
  const latin = Uint8Array.from(text.replace('–', '-'), (char) => char.charCodeAt(0));

  test.each([
    ['UTF-8', 'utf-8', new TextEncoder().encode(text)],
    ['UTF-8 with a mark', 'utf-8', new TextEncoder().encode(`\ufeff${text}`)],
    ['UTF-16, little end first', 'utf-16le', utf16(true, true)],
    ['UTF-16, big end first', 'utf-16be', utf16(false, true)],
    ['UTF-16 without a mark, little', 'utf-16le', utf16(true, false)],
    ['UTF-16 without a mark, big', 'utf-16be', utf16(false, false)],
    ['Windows-1252', 'windows-1252', latin],
  ])('%s', (_, encoding, bytes) => {
    const decoded = decodeRecord(bytes);
    expect(decoded.encoding).toBe(encoding);
    const [game] = parseJkn(decoded).games;
    expect(game?.tags.get('Yellow')).toBe('Dráy');
    expect(game?.tree && lineFrom(game.tree)).toHaveLength(1);
  });

  test('an empty file holds no game', () => {
    expect(parseJkn(decodeRecord(new Uint8Array()))).toEqual({ games: [], faults: [] });
  });
});

/** A clock that advances by one with each look at it. */
const ticking = () => {
  let time = 0;
  return () => time++;
};

describe('long files are read in parts', () => {
  const text = `${TAG}1. SMa2-Ma3 *\n\n`.repeat(100);

  test('games are found without reading a move', () => {
    const sections = Array.from(splitGames(text));
    expect(sections).toHaveLength(100);
    expect(sections.at(-1)).toMatchObject({ number: 100, line: 397, tags: [{ name: 'Variation' }] });
  });

  test.each([
    ['', 0],
    [' \n% nothing\n', 0],
    [text, 100],
    [`${text}1. SMb2-Mb3`, 101],
    [`${TAG}1. SMa2-Ma3 {1-0} (1. SMb2-Mb3 1-0)\n% 1-0\n; 1-0\n1-0 ; 1-0\n[Event "x"]`, 2],
  ])('as many are counted as are read', (games, count) => {
    expect(countGames(games)).toBe(count);
    expect(parseJkn(games).games).toHaveLength(count);
  });

  test('with progress', () => {
    const parts = [...readParts(text, { now: ticking(), slice: 10 })];
    const games = parts.flatMap((part) => part.games);
    const shares = parts.map(({ progress }) => progress);
    expect(games.map(({ number }) => number)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
    expect(parts.length).toBeGreaterThanOrEqual(9);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.every((share) => share > 0 && share <= 1)).toBe(true);
    expect(shares.at(-1)).toBe(1);
  });

  test('and no further than is asked for', () => {
    const parts = readParts(text, { now: ticking(), slice: 10 });
    expect(parts.next().value).toMatchObject({ progress: expect.closeTo(0.1, 1) });
    expect(parts.return(undefined)).toEqual({ done: true, value: undefined });
  });
});
