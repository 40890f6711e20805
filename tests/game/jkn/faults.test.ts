import { describe, expect, test } from 'vitest';
import { ERRORS, LIMITS, parseJkn, WARNINGS, type PlacedFault } from '../../../src/game/jkn/index.ts';
import { lineFrom } from '../../../src/game/tree/index.ts';
import { faultText } from '../../../src/text/faults/jkn.ts';
import { FAULT_ROWS } from './faultRows.ts';

const TAG = '[Variation "pastang"]\n';

/** The fault without what the engine says of it. */
const plain = ({ code, line, column, written }: PlacedFault) => ({ code, place: [line, column], written });

describe('each fault is reported with its place, its text and its reason, and the game is open up to there', () => {
  test.each(FAULT_ROWS)('$code: $written', ({ code, text, place, written, turns, words }) => {
    const { games, faults } = parseJkn(text);
    expect(faults.map(plain)).toEqual([{ code, place: [...place], written }]);
    expect(faults.map(faultText)).toEqual([words]);
    expect(games.map(({ tree }) => (tree === null ? -1 : lineFrom(tree).length))).toEqual([turns]);
  });

  test('no fault is left out of this table but a game of very many moves, and bytes', () => {
    const codes = new Set<string>(FAULT_ROWS.map(({ code }) => code));
    expect([...ERRORS, ...WARNINGS].filter((code) => !codes.has(code))).toEqual([
      'too-many-moves',
      'encoding',
    ]);
  });

  test('a game of very many moves is cut', () => {
    const there = 'PMc1-Mc2 PNc6-Nb6 PMc2-Mc1 PNb6-Nc6 ';
    const { games, faults } = parseJkn(`[Variation "stikitche"]\n${there.repeat(LIMITS.moves / 4)}PMc1-Mc2`);
    expect(lineFrom(games[0]!.tree!)).toHaveLength(LIMITS.moves);
    expect(faults.map(faultText)).toEqual([
      expect.stringMatching(/^Game 1, line 2, column [\d,]+: PMc1-Mc2 – the game has more than 20,000 moves/),
    ]);
  });
});

describe('a wrong move leaves the rest of the text alone', () => {
  test('in a variation, only that variation is cut', () => {
    const text = `${TAG}1. SMa2-Ma3 (1. SMb2-Mb3 SMb2-Mb3 (1... SMc5-Mc4) SMd2-Md3) 1... SMa5-Ma4 (1... SMb5-Mb4)`;
    const { games, faults } = parseJkn(text);
    expect(faults.map(plain)).toEqual([{ code: 'move', place: [2, 26], written: 'SMb2-Mb3' }]);
    expect(games[0]?.tree?.nodes).toHaveLength(5);
  });

  test('in a game, the next game is read, and the result stands', () => {
    const { games, faults } = parseJkn(`${TAG}1. SMa2-Ma3 x ( 1-0 ) {} 0-1\n\n${TAG}1. oops 1-0`);
    expect(games.map(({ tags }) => tags.get('Result'))).toEqual(['0-1', '1-0']);
    expect(faults.map(({ game, line, column }) => [game, line, column])).toEqual([
      [1, 2, 13],
      [2, 5, 4],
    ]);
  });

  test('of endless faults, only so many are reported', () => {
    expect(parseJkn(`${TAG}${') '.repeat(1000)}`).faults).toHaveLength(LIMITS.faults);
  });
});
