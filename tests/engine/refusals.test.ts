import { describe, expect, test } from 'vitest';
import { play, REFUSAL_CODES, startPosition } from '../../src/engine/index.ts';
import { variationOf } from '../support/grid.ts';
import { drawn, moveOf, namesOf, type Fields } from '../support/drawn.ts';

/**
 * Rule | game | pieces, … for Kings and a blue Swod out of the way, other fields in brackets | move | code and squares.
 */
const REFUSED = `
9: a decided game has no moves | poron | K Zf1, k Wa6, h Wc3 | Zf1-Ze1 | game-over
3: a move begins on a piece | poron | J Mc3, … | Mc4-Mc5 | no-piece Mc4
3: a move of the side to move | poron | J Mc3, … | Wb6-Wb5 | not-your-piece Wb6
3: no move ends where it began | poron | J Mc3, … | Mc3-Mc3 | ends-where-it-began Mc3
4: a Deldar’s two first moves do not end where they began | poron | D Mc2, … | Mc2-Mc2 | ends-where-it-began Mc2
4: a front halts a Jiktar | poron | J Mc3, … | Mc3-Nc1 | front Mc6 Nc1
4: a front halts a Hikdar | poron | H Me4, … | Me4-Nb1 | front Mc6 Nb1
4: a halting piece crosses one front with its first step, not the next | poron | J Mc6, … | Mc6-Wc1 | front Nc6 Wc1
4, R3: a free piece does not cross a second front | poron | C Mc5, … | Mc5-Wc1 | front Nc6 Wc1
4, R4: a leap does not cross two fronts where they meet | poron | M Mf6, … | Mf6-La2 | front Mf6 La2
4, R5: a front stops a Swod’s long first move | poron | S Me3, … | Me3-Zb6 | front Mf4 Za5
4: a front stops a Deldar’s second step | poron | D Me4, … | Me4-Za4 | front Mf4 Za4
4, R6: and those of its two first moves | poron | D Me2, … | Me2-Za2 | front Mf2 Za2
4, R6: the second of them begins anew at a front | porondwa | D Md3, K Zf1, k Wa6, s Wb6 | Md3-Lb1 | front Za6 Lb1
6: a vault after a leap crosses any front, the leap does not cross two | poron | P Mf6, S La3, S La4, S La5, S La6, S Ca1, … | Mf6-Ca2 | front Mf6 La2
6: a Pallan does not cross a second front either | poron | P Mc5, … | Mc5-Wc1 | front Nc6 Wc1
5: a line of two is too short | poron | J Ma3, S Mb3, S Mc3, … | Ma3-Md3 | line-too-short Mb3 Mc3
5: also for a capture beyond it | poron | J Ma3, S Mb3, S Mc3, s Md3, … | Ma3-Md3 | line-too-short Mb3 Mc3
5: in Pastang a line of one | pastang | S Ma1, S Ma2, s Mf6 | Ma1-Ma3 | line-too-short Ma2
5: a vault lands in the first break | poron | J Ma3, S Mb3, S Mc3, S Md3, … | Ma3-Mf3 | line-broken Me3
5: nor does it capture beyond the break | poron | J Ma3, S Mb3, S Mc3, S Md3, s Mf3, … | Ma3-Mf3 | line-broken Me3
4: a propt Swod | poron | S Mc4, s Md5, d Me6, … | Mc4-Md5 | propt Md5
4: a propt Swod, by a vault | poron | S Mc1, S Mc2, S Mc3, S Mc4, s Mc5, d Md6, … | Mc1-Mc5 | propt Mc5
4: a Swod straight ahead | poron | S Mc4, h Mc5, … | Mc4-Mc5 | no-capture-straight-ahead Mc5
4: a Swod’s long first move, straight ahead | poron | S Mc3, h Mc6, … | Mc3-Mc6 | no-capture-straight-ahead Mc6
4: a Swod that has moved | poron | S Mc3, … (moved Mc3) | Mc3-Mc5 | first-move-spent Mc3
4: a Deldar that has moved | poron | D Mc2, … (moved Mc2) | Mc2-Mc5 | first-move-spent Mc2
4: a Paktun that has moved | poron | M Md1, … (moved Md1) | Md1-Md5 | first-move-spent Md1
4: a piece in the way | poron | J Ma3, S Mb3, … | Ma3-Mf3 | blocked Mb3
4: an enemy in the way | poron | C Ma1, s Mc3, … | Ma1-Md4 | blocked Mc3
4: a piece in the way before a front that would stop it too | poron | J Mb1, D Mb2, … | Mb1-Nb1 | blocked Mb2
4: also before a second front | poron | C Ma1, S Ma2, … | Ma1-Wa1 | blocked Ma2
4: not how it moves | poron | J Ma3, … | Ma3-Mb4 | not-its-move Ma3
4: no friend is captured | poron | J Ma3, S Mb3, … | Ma3-Mb3 | own-piece Mb3
6: a Pallan that turned at a front meets a second one | poron | P Md5, … | Md5-La4 | front Nf3 La4
6: a Pallan that turned along a front crosses none | poron | P Ma4, … | Ma4-Za6 | front Mf6 Za6
15, L3: a Flutsman must step on | poron | F Mc3, … | Mc3-Nc1 | must-step-on Nc1
19: a regular move ends in a river | poron@r:Mc5 | J Mc3, … | Mc3-Mc6 | river Mc5
19: a wood is entered from beside it | poron@w:Mc5 | J Mc3, … | Mc3-Mc5 | wood Mc5
19: a line goes on over an empty hill | poron@h:Me3 | J Ma3, S Mb3, S Mc3, S Md3, … | Ma3-Zb3 | line-broken Mf3
16: a piece that may cross one front meets a second | poron+trans-drin | J Mc3, … | Mc3-Wc1 | front Nc6 Wc1
16: one that may cross two meets a third | poron+two-fronts | P Ma2, K Zf1, k We6, d Wd5, s Wb6 | Ma2-Cf1 | front Le6 Cf1
16: the added crossing does not start in the enemy's home | poron+home-limit+two-fronts | P Cc2, K Zf1, k Wa6, d Wb5, s Wb6, h Ca2 | Cc2-Zc5 | not-in-enemy-home Cc2
16: the added crossing ends at the enemy's home | poron+home-limit+trans-drin | J Nc3, … | Nc3-Wc2 | not-in-enemy-home Wc2
16: a King that does not vault | poron+no-king-vault | K Ma1, S Ma2, S Ma3, S Ma4, k Wf6, s We1 | Ma1-Ma5 | does-not-vault Ma1
16: a Deldar whose step captures nothing | poron+deldar-step-quiet | D Mc4, h Mc5, … | Mc4-Mc5 | one-step-takes-nothing Mc4
16: a Deldar that goes two steps only | poron+deldar-two-only | D Mc4, … | Mc4-Mc5 | exactly-two-steps Mc4
16: a vault that waits at the front | poron+wait-at-front | P Ma1, h Za1, S Zb1, h Zc1, … | Ma1-Zd1 | waits-at-front Ma1
18: three in a line of Vallia only | poron | S Mc3, S Md3, S Me3, … | Mc3&Md3&Me3-Mc4 | no-company Mc3
18: not into the enemy's home | vallia | S Nc6, S Nd6, S Ne6, … | Nc6&Nd6&Ne6-Wc1 | not-in-enemy-home Wc1
18: not over the edge of the board | vallia | S Zd3, S Ze3, S Zf3, … | Zd3&Ze3&Zf3-Ze4 | no-company Zd3
18: one step each, whatever stands farther on | vallia | S Mc3, S Md3, S Me3, h Md5, … | Mc3&Md3&Me3-Mc5 | no-company Mc3
18: a company captures nothing | vallia | S Mc3, S Md3, S Me3, h Md4, … | Mc3&Md3&Me3-Mc4 | blocked Md4
6, R13: a Pallan does not capture its King | poron | P Ze1, … | Ze1-Zf1 | own-king Zf1
4: nor does any other piece, which captures no friends at all | poron | J Ze1, … | Ze1-Zf1 | own-piece Zf1
8: the choice of a promotion is part of the move | poron | S Ca5, … | Ca5-Ca6 | promotion-missing Ca6
8: nobody becomes a King | poron | S Ca5, … | Ca5-Ca6=K | promotion-not-allowed Ca6
8: only on the last rank | poron | S Ca4, … | Ca4-Ca5=P | promotion-not-allowed Ca5
8: only a Swod | poron | J Ca5, … | Ca5-Ca6=P | promotion-not-allowed Ca6
8: in Pastang only kinds of its array | pastang | S Ma5, s Mf6 | Ma5-Ma6=P | promotion-not-allowed Ma6
9, R14: a move does not expose its own King | poron | H Ze1, j Zd1, … | Ze1-Zd2 | leaves-king-in-kaida Zf1 Zd1
9: a King does not step into Kaida | poron | j Ze6, S Ma4, … | Zf1-Ze1 | leaves-king-in-kaida Ze1 Ze6
9: Kaida must be answered, and every attacker is named | poron | S Ma3, j Za1, h Zb5, … | Ma3-Ma4 | leaves-king-in-kaida Zf1 Za1 Zb5
9: nor does it fill the gap in a line that leads to its King | poron | j Za1, s Zb1, S Zc1, H Zc2, S Ze1, … | Zc2-Zd1 | leaves-king-in-kaida Zf1 Za1
7: Fluttember once in a game | poron | K Zb1, G Mf1, k Wa6, s Wb6 (rights B) | Zb1-Mf1 | fluttember-spent Zb1
7: the King on its square of the array | poron | K Zb2, G Mf1, k Wa6, s Wb6 (rights Y) | Zb2-Mf1 | fluttember-not-at-home Zb2
7: the partner on a square of its kind in the array | poron | K Zb1, G Ma1, k Wa6, s Wb6 (rights Y) | Zb1-Ma1 | fluttember-not-at-home Ma1
7: not in Kaida | poron | K Zb1, G Mf1, k Wa6, j Zb4 (rights Y) | Zb1-Mf1 | fluttember-in-kaida Zb1
7: not into Kaida | poron | K Zb1, G Mf1, k Wa6, j Mf4 (rights Y) | Zb1-Mf1 | leaves-king-in-kaida Mf1 Mf4
7: nor into a vault over the partner | poron | K Zb1, G Mf1, k Wa6, S Za1, S Zc1, S Zd1, c Ze1 (rights Y) | Zb1-Mf1 | leaves-king-in-kaida Mf1 Ze1
7: only with a Kapt or Chuktar | poron | K Zb1, P Za1, k Wa6, s Wb6 (rights Y) | Zb1-Za1 | own-piece Za1
7: not with an enemy’s Kapt | poron | K Zb1, S Ma3, g Mf1, k Wa6, s Wb6 (rights Y) | Zb1-Mf1 | not-its-move Zb1
7: only the King | poron | K Zf1, J Zb1, G Mf1, k Wa6, s Wb6 (rights Y) | Zb1-Mf1 | own-piece Mf1
7: not in a game without Fluttember | stikitche | K Md1, G Mf1, k Nd6, s Na6 | Md1-Mf1 | own-piece Mf1
10: in Drak’s City every move is a vault | draks-city | S Ma1, S Ma2, S Ma3, S Ma4, s Nf6 | Ma4-Ma5 | only-vaults Ma4
10: in Drak’s City only Pallans capture | draks-city | S Ma1, S Ma2, S Ma3, S Ma4, s Ma5 | Ma1-Ma5 | may-not-capture Ma5
`;

/** `(rights Y)` and `(moved Mc3)` after the pieces. */
function fieldsOf(text: string): Fields {
  const [, name, value] = /\((rights|moved) (\w+)\)/.exec(text) ?? [];
  return name === undefined || value === undefined ? {} : { [name]: value };
}

const ROWS = REFUSED.trim()
  .split('\n')
  .map((row) => {
    const [rule = '', game = '', board = '', move = '', refusal = ''] = row.split(' | ');
    const pieces = board.replace(/ \(.*\)/, '').replace('…', 'K Zf1, k Wa6, s Wb6');
    return { rule, game, pieces, fields: fieldsOf(board), move, refusal };
  });

describe('why a move is refused, and the squares that show it', () => {
  test.each(ROWS)('$rule: $move', ({ game, pieces, fields, move, refusal }) => {
    const position = drawn(game, pieces, fields);
    const played = play(position, moveOf(position, move));
    const found = played.ok ? 'legal' : `${played.error.code} ${namesOf(position, played.error.squares)}`;
    expect(found.trim()).toBe(refusal);
  });

  test.each([
    [-1, 0],
    [0, 216],
    [0.5, 3],
    [Number.NaN, 3],
    [3, Infinity],
    [1 << 20, 0],
  ])('from %s to %s: not squares of the board', (from, to) => {
    const played = play(startPosition(variationOf('poron')), { from, to });
    expect(played).toEqual({ ok: false, error: { code: 'not-a-square', squares: [] } });
  });

  test('every code has a case', () => {
    const tried = new Set([...ROWS.map(({ refusal }) => refusal.split(' ')[0]), 'not-a-square']);
    expect((REFUSAL_CODES as readonly string[]).filter((code) => !tried.has(code))).toEqual([]);
  });
});
