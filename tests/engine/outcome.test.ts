import { describe, expect, test } from 'vitest';
import { isKaida, kingSquare, legalMoves, outcome, parsePosition } from '../../src/engine/index.ts';
import { outcomeText } from '../support/compare.ts';
import { after, drawn, endsFrom, namesOf } from '../support/drawn.ts';
import { variationOf } from '../support/grid.ts';

/** Line of section 9 | game | pieces | side to move | outcome. The King of the side not to move is never in Kaida. */
const OUTCOMES = `
1: both sides have only their King | poron | K Ma1, k Wa6 | y | draw 1/2-1/2
1: the same with Blue to move | stikitche | K Ma1, k Na6 | b | draw 1/2-1/2
2: X, which moved, has only its King | poron | K Ma1, k Wa6, s Wb6 | b | nikaida blue 0-1/2
2: the same for Yellow | poron | K Ma1, S Md1, k Wa6 | y | nikaida yellow 1/2-0
2: it comes before Kaida, which ends it too | poron | K Ma1, C Wa3, k Cf6 | y | nikaida yellow 1/2-0
3: no legal move and Kaida | poron | K Ma1, S Cf6, k Wf6, c Md1, c Md2 | y | hyrkaida blue 0-1 kaida
3: it comes before line 4 | poron | K Ma1, k Wf6, c Md1, c Md2 | y | hyrkaida blue 0-1 kaida
4: one other piece that cannot be captured | poron | K Ma1, k Wf6, j Cf6 | y | nikaida blue 0-1/2
4: one other piece that can be captured | poron | K Ma1, k Wf6, d Mb2 | y | playing kaida
4: one other piece beside the King, but protected | poron | K Ma1, k Mc3, s Mb2 | y | nikaida blue 0-1/2 kaida
4: two other pieces, one of which can be captured | poron | K Ma1, k Wf6, d Mb2, s Cf4 | y | nikaida blue 0-1/2 kaida
4: for Blue too | poron | K Ma1, J Wb4, k Wa6 | b | nikaida yellow 1/2-0
4: it comes before line 5 | poron | K Ma1, k Wf6, c Zb2, c Nb1 | y | nikaida blue 0-1/2
5: no legal move, no Kaida | poron | K Ma1, S Cf6, k Wf6, c Zb2, c Mb6 | y | tikaida blue 0-1/2
5: for Blue too | poron | K Mf1, C Wb1, C Ce5, k Wa6, s Md1 | b | tikaida yellow 1/2-0
to the death: the side to move has no piece | pastang | s Ma6 | y | to-the-death blue 0-1
to the death: the other side has none | pastang | S Ma1 | y | to-the-death yellow 1-0
to the death: it comes before Tikaida | pastang | S Ma6 | y | to-the-death yellow 1-0
without Kings: no legal move | pastang | S Ma6, s Mf1 | y | tikaida blue 0-1/2
without Kings: for Blue too | pastang | S Ma6, s Mf1 | b | tikaida yellow 1/2-0
10: no vault is left | draks-city | S Ma1, P Mc3, s Nf6 | y | tikaida blue 0-1/2
play goes on | pastang | S Ma1, s Mf6 | y | playing
`;

const ROWS = OUTCOMES.trim()
  .split('\n')
  .map((row) => {
    const [rule = '', game = '', pieces = '', turn = '', result = ''] = row.split(' | ');
    return { rule, game, pieces, turn: turn === 'b' ? ('b' as const) : ('y' as const), result };
  });

describe('section 9: how a position stands', () => {
  test.each(ROWS)('$rule', ({ game, pieces, turn, result }) => {
    const position = drawn(game, pieces, { turn });
    expect(outcomeText(position)).toBe(result);
    expect(legalMoves(position).length > 0).toBe(result.startsWith('playing'));
  });

  test('points are those of a record: 1, ½ and 0', () => {
    const won = outcome(drawn('poron', 'K Ma1, S Cf6, k Wf6, c Md1, c Md2'));
    expect(won).toEqual({
      status: 'over',
      ending: 'hyrkaida',
      winner: 'blue',
      points: { yellow: 0, blue: 1 },
    });
    const drawnGame = outcome(drawn('poron', 'K Ma1, k Wa6'));
    expect(drawnGame).toEqual({
      status: 'over',
      ending: 'draw',
      winner: null,
      points: { yellow: 0.5, blue: 0.5 },
    });
  });

  test('4: with one turn left the side may make any legal move, and line 1 or 2 decides after it', () => {
    const position = drawn('poron', 'K Ma1, k Wf6, d Mb2');
    expect(outcomeText(after(position, 'Ma1xMb2'))).toBe('draw 1/2-1/2');
    const free = drawn('poron', 'K Ma1, k Wf6, s Mb2');
    expect(endsFrom(free, 'Ma1')).toBe('Ma2 Mb1 Mb2');
    expect(outcomeText(after(free, 'Ma1-Ma2'))).toBe('nikaida blue 0-1/2');
  });

  test('there is no Kaida in a game without Kings', () => {
    const read = parsePosition(variationOf('pastang'), 'dsddsd/ssssss/6/6/SSSSSS/DSDDSD y - - 0');
    if (!read.ok) throw new Error(read.error.code);
    expect(isKaida(read.value)).toBe(false);
    expect(kingSquare(read.value, 'yellow')).toBeNull();
  });

  test('the King of each side is known', () => {
    const position = drawn('poron', 'K Md5, k Wa6, s Wb6');
    const squares = (['yellow', 'blue'] as const).map((side) => kingSquare(position, side) ?? -1);
    expect(namesOf(position, squares)).toBe('Md5 Wa6');
  });
});
