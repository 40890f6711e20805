import { describe, expect, test } from 'vitest';
import { asLegal } from '../../src/engine/index.ts';
import { explanationOf } from '../../src/text/explanation.ts';
import { drawn, legalOf, moveOf } from '../support/drawn.ts';

/** Rule, pieces, move, the move in sentences. */
const ROWS: readonly (readonly [string, string, string, string])[] = [
  ['4: a step', 'J Mc3', 'Mc3-Mc4', 'Yellow Jiktar moves one square from Mortil C3 to Mortil C4.'],
  [
    '4: a capture',
    'J Mc3, d Mc5',
    'Mc3-Mc5',
    'Yellow Jiktar moves 2 squares from Mortil C3 to Mortil C5 and captures the Blue Deldar there.',
  ],
  [
    '4: a front before a halting piece',
    'J Mc6',
    'Mc6-Nc3',
    'Yellow Jiktar moves 3 squares from Mortil C6 to Neemu C3. It crosses the front with its first step; a later step may not.',
  ],
  [
    '4: a front before a free piece',
    'C Mc4',
    'Mc4-Nc3',
    'Yellow Chuktar moves 5 squares from Mortil C4 to Neemu C3. A Chuktar may cross one front in a move.',
  ],
  [
    '4, R6: a front before the second of two moves',
    'D Md2',
    'Md2-Za2',
    'Yellow Deldar moves 3 squares from Mortil D2 to Zhantil A2. It crosses the front with the first step of the second of its two moves; a later step may not. That was its first move, which it has only once.',
  ],
  [
    '4: a Swod’s first move',
    'S Mc3',
    'Mc3-Mc6',
    'Yellow Swod moves 3 squares from Mortil C3 to Mortil C6. That was its first move, which it has only once.',
  ],
  [
    '4: one move of a Deldar',
    'D Mc2',
    'Mc2-Me4',
    'Yellow Deldar moves 2 squares from Mortil C2 to Mortil E4.',
  ],
  [
    '4: a Deldar’s two first moves',
    'D Mc2',
    'Mc2-Mc5',
    'Yellow Deldar moves 3 squares from Mortil C2 to Mortil C5. That was its first move, which it has only once.',
  ],
  [
    '4: and round a corner',
    'D Mc2',
    'Mc2-Md5',
    'Yellow Deldar moves 2 squares from Mortil C2 to Mortil C4, then goes on to Mortil D5. That was its first move, which it has only once.',
  ],
  [
    '4: a Paktun’s two first leaps',
    'M Md1',
    'Md1-Md5',
    'Yellow Paktun leaps from Mortil D1 to Mortil E3, then leaps on to Mortil D5. That was its first move, which it has only once.',
  ],
  [
    '4: a leap over a front',
    'G Mc5',
    'Mc5-Nd1',
    'Yellow Kapt leaps from Mortil C5 to Neemu D1. A Kapt may cross one front in a move.',
  ],
  [
    '5: a vault',
    'H Ma1, S Mb2, S Mc3, S Md4',
    'Ma1-Me5',
    'Yellow Hikdar vaults over 3 pieces from Mortil A1 and lands on Mortil E5.',
  ],
  [
    '5: a vault over a front',
    'J Mc2, S Mc3, S Mc4, S Mc5, S Mc6',
    'Mc2-Nc1',
    'Yellow Jiktar vaults over 4 pieces from Mortil C2 and lands on Neemu C1. No front stops a vault.',
  ],
  [
    '5: a capture by a vault',
    'J Mc2, S Mc3, S Mc4, S Mc5, s Mc6',
    'Mc2-Mc6',
    'Yellow Jiktar vaults over 3 pieces from Mortil C2 and captures the Blue Swod on Mortil C6.',
  ],
  [
    '6: a turn at a front',
    'P Mc5',
    'Mc5-Ne3',
    'Yellow Pallan moves from Mortil C5 to Neemu C1 and turns there, then goes on to Neemu E3. A Pallan may cross one front in a move.',
  ],
  [
    '6: a bend in a vault',
    'P Mc3, S Mc4, S Mc5, S Md6',
    'Mc3-Ne1',
    'Yellow Pallan vaults over 2 pieces from Mortil C3 and bends on the piece on Mortil C5, then vaults on over one more piece and lands on Neemu E1. No front stops a vault.',
  ],
  [
    '6: move, then vault',
    'P Ma1, S Mb3, S Mc3, S Md3',
    'Ma1-Me3',
    'Yellow Pallan moves 2 squares from Mortil A1 to Mortil A3, then vaults over 3 pieces and lands on Mortil E3.',
  ],
  [
    '6: leap, then vault',
    'P Ma1, S Mb4, S Mb5, S Mb6',
    'Ma1-Nb1',
    'Yellow Pallan leaps from Mortil A1 to Mortil B3, then vaults over 3 pieces and lands on Neemu B1. No front stops a vault.',
  ],
  [
    '6: a friendly capture',
    'P Mc3, D Mc4',
    'Mc3xMc4',
    'Yellow Pallan moves one square from Mortil C3 to Mortil C4 and captures the Yellow Deldar there.',
  ],
  [
    '8: a promotion',
    'S Ca5',
    'Ca5-Ca6=P',
    'Yellow Swod moves one square from Chavonth A5 to Chavonth A6. On the last rank it becomes a Pallan.',
  ],
  [
    '8, R12: none',
    'S Ca5',
    'Ca5-Ca6=S',
    'Yellow Swod moves one square from Chavonth A5 to Chavonth A6. On the last rank it stays a Swod.',
  ],
];

describe('how a move is made, in sentences', () => {
  test.each(ROWS)('%s', (_, pieces, move, sentences) => {
    const position = drawn('poron', `K Zf1, k Wa6, s Wf6, ${pieces}`);
    expect(explanationOf(position, legalOf(position, move))).toBe(sentences);
  });

  test('7: the King’s Fluttember', () => {
    const position = drawn('poron', 'K Zb1, G Mf1, k Wa6, s Wb6', { rights: 'Y' });
    expect(explanationOf(position, legalOf(position, 'Zb1-Mf1'))).toBe(
      'The King on Zhantil B1 and the Kapt on Mortil F1 change places: the King’s Fluttember, once in a game.',
    );
  });

  test('an illegal move has none', () => {
    const position = drawn('poron', 'K Zf1, k Wa6, s Wf6, J Mc3');
    const move = moveOf(position, 'Mc3-Mb4');
    expect(asLegal(position, move)).toBeUndefined();
    expect(explanationOf(position, { ...move, vault: false, captures: null, fluttember: false })).toBe('');
  });
});

/** Game, pieces, move, the move in sentences: what the larger games and house rules add. */
const LARGER_ROWS: readonly (readonly [string, string, string, string, string])[] = [
  [
    '15: a flight and its step',
    'hyrshiv',
    'F Mc2',
    'Mc2-Nc1',
    'Yellow Flutsman flies from Mortil C2 and touches down on Mortil C6, then goes on to Neemu C1. No front stops a Flutsman.',
  ],
  [
    '15: round the corner, and over a front',
    'hyrshiv',
    'A Md2',
    'Md2-Zc3',
    'Yellow Archer moves from Mortil D2 to Mortil E3 and turns there, then goes on to Zhantil C3. An Archer may cross one front in a move.',
  ],
  [
    '14: a promotion to what the array holds',
    'hyrshiv',
    'S Ga5',
    'Ga5-Ga6=A',
    'Yellow Swod moves one square from Graint A5 to Graint A6. On the last rank it becomes an Archer.',
  ],
  [
    '16: off the side of a line',
    'hyrshiv+leapers-off-side',
    'M Mc1, S Mc2, S Mc3, s Mc4, d Mb4',
    'Mc1-Mb4',
    'Yellow Paktun vaults over 3 pieces from Mortil C1 and comes down beside the last of them on Mortil B4 and captures the Blue Deldar there.',
  ],
  [
    '16: a vault, then a leap',
    'hyrshiv+vault-then-move',
    'P Mc1, s Mc2, S Mc3, s Mc4',
    'Mc1-Me6',
    'Yellow Pallan vaults over 3 pieces from Mortil C1 and lands on Mortil C5, then leaps on to Mortil E6.',
  ],
  [
    '16: two fronts',
    'hyrshiv+two-fronts',
    'P Mc1',
    'Mc1-Wc1',
    'Yellow Pallan moves 12 squares from Mortil C1 to Wersting C1. By agreement a Pallan may cross two fronts in a move.',
  ],
  [
    '17: two bends, the last with a capture',
    'hyrshiv+two-bends',
    'P Mb2, S Mc2, S Md2, S Md3, s Me2',
    'Mb2-Me2',
    'Yellow Pallan vaults over 2 pieces from Mortil B2 and bends on the piece on Mortil D2, vaults on over one more piece and bends on the piece on Mortil D3, then captures the Blue Swod on Mortil E2.',
  ],
  [
    '19: over an empty hill',
    'poron@h:Mc3',
    'J Ma3, S Mb3, S Md3',
    'Ma3-Me3',
    'Yellow Jiktar vaults over 2 pieces and an empty hill from Mortil A3 and lands on Mortil E3.',
  ],
  [
    '19: over hills alone, with a bend on one',
    'poron@h:Ma2,Ma3,Mb3',
    'P Ma1, d Mc3, s Md3',
    'Ma1-Md3',
    'Yellow Pallan vaults over 2 empty hills from Mortil A1 and bends on the hill on Mortil A3, then vaults on over one more piece and an empty hill and captures the Blue Swod on Mortil D3.',
  ],
  [
    '18: three at once, under the names of Vallia',
    'vallia',
    'S Mc3, S Md3, S Me3',
    'Mc3&Md3&Me3-Mc4',
    'Yellow moves three of its pieces at once, each a Brumbyte: from Mortil C3 to Mortil C4, from Mortil D3 to Mortil D4, from Mortil E3 to Mortil E4.',
  ],
];

describe('how a move of the larger games is made, in sentences', () => {
  test.each(LARGER_ROWS)('%s', (_, game, pieces, written, words) => {
    const position = drawn(game, `${pieces}, K Zf1, k ${game.startsWith('hyrshiv') ? 'Ba6' : 'Wa6'}, j Lf6`);
    const legal = asLegal(position, moveOf(position, written));
    expect(legal && explanationOf(position, legal)).toBe(words);
  });
});
