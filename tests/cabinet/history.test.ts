import { describe, expect, test } from 'vitest';
import { loadCabinet } from '../../src/cli/cabinetGames.ts';
import { latrunculi } from '../../src/cabinet/games/latrunculi/rules.ts';
import { xiangqi } from '../../src/cabinet/games/xiangqi/rules.ts';
import { writeOutcome } from '../../src/cabinet/seam/rules.ts';
import { findMove, keyOf, outcomeAfter } from '../../src/cabinet/seam/walk.ts';

const CABINET = await loadCabinet();

/** How a game stands after moves that are repeated so many times, and whether it is back where it began. */
function after(id: string, start: string | null, round: string, times: number) {
  const rules = CABINET.find((other) => other.id === id);
  if (rules === undefined) throw new Error(`no game ${id}`);
  const read = start === null ? null : rules.read(start);
  if (read?.ok === false) throw new Error(`no position ${start}`);
  const past: unknown[] = [];
  let position: unknown = read === null ? rules.start() : read.value;
  const begin = position;
  for (let time = 0; time < times; time++)
    for (const text of round.split(' ')) {
      const move: unknown = findMove(rules, position, text, past);
      if (move === undefined) return { outcome: `no ${text}`, isBack: false };
      past.push(position);
      position = rules.play(position, move);
    }
  return {
    outcome: writeOutcome(outcomeAfter(rules, past, position)),
    isBack: keyOf(rules, position) === keyOf(rules, begin),
  };
}

describe('what went before', () => {
  test.each([
    ['chikkin', 'a2-a3 a7-a6 a3-a2 a6-a7'],
    ['xiangqi', 'a1-a2 a10-a9 a2-a1 a9-a10'],
    ['latrunculi', 'e7-e6 e2-e3 e6-e7 e3-e2'],
    ['jetan', 'a2-b4 a9-b7 b4-a2 b7-a9'],
    ['jacks-and-witches', 'b1-a3 b8-a6 a3-b1 a6-b8'],
  ])('in %s the number of turns played does not make two positions different', (id, round) => {
    expect(after(id, null, round, 1).isBack).toBe(true);
  });

  test('in Chikkin the third repetition is a draw without a claim', () => {
    expect(after('chikkin', null, 'a2-a3 a7-a6 a3-a2 a6-a7', 1).outcome).toBe('playing');
    expect(after('chikkin', null, 'a2-a3 a7-a6 a3-a2 a6-a7', 2).outcome).toBe('draw');
  });

  test('in xiangqi a side that has only moves that would be perpetual check loses', () => {
    const now = xiangqi.read('PPPP1g3/9/9/9/9/4r4/9/9/8r/3G5 r 0');
    const next = xiangqi.read('PPP1Pg3/9/9/9/9/4r4/9/9/8r/3G5 g 1');
    if (!now.ok || !next.ok) throw new Error('no position');
    expect(xiangqi.moves(now.value)).toHaveLength(1);
    expect(writeOutcome(outcomeAfter(xiangqi, [next.value], now.value))).toBe('playing');
    expect(writeOutcome(outcomeAfter(xiangqi, [next.value, next.value], now.value))).toBe('win green');
  });

  test('in latrunculi no move may cause a position to occur for the third time', () => {
    const round = 'e7-e6 e2-e3 e6-e7 e3-e2';
    expect(after('latrunculi', null, round, 1).outcome).toBe('playing');
    expect(after('latrunculi', null, round, 2).outcome).toBe('no e3-e2');
  });

  test('in latrunculi a side that has only such moves is stalemated, and stones are counted', () => {
    const start = '8/8/8/8/8/S7/8/dS5D b';
    const next = latrunculi.read('8/8/8/8/8/S7/d7/1S5D w');
    const now = latrunculi.read(start);
    if (!now.ok || !next.ok) throw new Error('no position');
    expect(latrunculi.moves(now.value)).toHaveLength(1);
    expect(writeOutcome(outcomeAfter(latrunculi, [next.value], now.value))).toBe('playing');
    expect(writeOutcome(outcomeAfter(latrunculi, [next.value, next.value], now.value))).toBe(
      'win white 15-13',
    );
  });
});
