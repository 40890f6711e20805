import { describe, expect, test } from 'vitest';
import { formatCoordinates, formatRecord, movesWithSuffix, type Position } from '../../src/engine/index.ts';
import { formatSpelled } from '../../src/text/spelled.ts';
import { drawn, type Fields } from '../support/drawn.ts';

/** Rule of section 12 | pieces | coordinate form | record form | spelled form. */
const WRITTEN = `
a move | K Zf1, k Wa6, s Wf6, S Mc3 | Mc3-Mc6 | SMc3-Mc6 | Swod Mortil C3 to Mortil C6
a piece with a code of two letters | K Zf1, k Wa6, s Wf6, G Zc1 | Zc1-Zf4 | KaZc1-Zf4 | Kapt Zhantil C1 to Zhantil F4
a capture of an enemy | K Zf1, k Wa6, s Wf6, J Mc3, d Mc5 | Mc3-Mc5 | JMc3xMc5 | Jiktar Mortil C3 takes Mortil C5
a capture of a friend | K Zf1, k Wa6, s Wf6, P Mc1, M Mc3 | Mc1-Mc3 | PMc1xMc3 | Pallan Mortil C1 takes Mortil C3
a vault | K Zf1, k Wa6, s Wf6, D Ma3, S Mb3, s Mc3, S Md3 | Ma3-Me3 | DMa3^Me3 | Deldar Mortil A3 vaults to Mortil E3
a vault with a capture | K Zf1, k Wa6, s Wf6, M Ma3, S Mb3, s Mc3, S Md3, h Me3 | Ma3-Me3 | PkMa3^xMe3 | Paktun Mortil A3 vaults and takes Mortil E3
a vault that a plain move can replace | K Zf1, k Wa6, s Wf6, P Ma1, S Ma2, S Ma3, s Mb3, s Mc3 | Ma1-Mc3 | PMa1xMc3 | Pallan Mortil A1 takes Mortil C3
Fluttember | K Zb1, C Ma1, k Wa6, s Wf6 (rights Y) | Zb1-Ma1 | KZb1<>Ma1 | King Zhantil B1 Fluttember with Mortil A1
a promotion | K Zf1, k Wa1, s Wf6, S Ca5 | Ca5-Ca6=M | SCa5-Ca6=Pk | Swod Chavonth A5 to Chavonth A6, becomes Paktun
a promotion with a capture | K Zf1, k Wa1, s Wf6, S Ca5, s Cb6 | Ca5-Cb6=G | SCa5xCb6=Ka | Swod Chavonth A5 takes Chavonth B6, becomes Kapt
a Swod that stays one | K Zf1, k Wa1, s Wf6, S Ca5 | Ca5-Ca6=S | SCa5-Ca6=S | Swod Chavonth A5 to Chavonth A6, stays Swod
Kaida | K Zf1, k Wa6, s Wf6, C Ma3 | Ma3-Na3 | CMa3-Na3+ | Chuktar Mortil A3 to Neemu A3, Kaida
Kaida by what a Swod becomes | K Zf1, k Wa6, s Wa5, S Ca5 | Ca5-Ca6=C | SCa5-Ca6=C+ | Swod Chavonth A5 to Chavonth A6, becomes Chuktar, Kaida
Hyrkaida | K Zf1, k Wa6, s Cf1, C Wd5, C Wf2 | Wf2-Wf6 | CWf2-Wf6# | Chuktar Wersting F2 to Wersting F6, Hyrkaida
Nikaida | K Zf1, k Wa6, s Wf2, J Wf5 | Wf5-Wf2 | JWf5xWf2n | Jiktar Wersting F5 takes Wersting F2, Nikaida
Nikaida with a turn left, before Kaida | K Zf1, k Wa6, s Wb5, J Wf5 | Wf5-Wb5 | JWf5xWb5n | Jiktar Wersting F5 takes Wersting B5, Nikaida
Tikaida | K Mf1, C Wb1, C Ce4, k Wa6, s Md1 | Ce4-Ce5 | CCe4-Ce5t | Chuktar Chavonth E4 to Chavonth E5, Tikaida
a draw has no suffix | K Zf1, k Wa6, s Ze1 | Zf1-Ze1 | KZf1xZe1 | King Zhantil F1 takes Zhantil E1
`;

const ROWS = WRITTEN.trim()
  .split('\n')
  .map((row) => {
    const [rule = '', board = '', ...forms] = row.split(' | ');
    const fields: Fields = board.endsWith(' (rights Y)') ? { rights: 'Y' } : {};
    return { rule, pieces: board.replace(' (rights Y)', ''), fields, forms };
  });

/** The three forms of the legal move with this coordinate form. */
function formsOf(position: Position, coordinates: string): readonly string[] {
  const found = movesWithSuffix(position).find(
    ({ move }) => formatCoordinates(position.ruleset, move) === coordinates,
  );
  if (found === undefined) return [];
  const { move, suffix } = found;
  return [coordinates, formatRecord(position, move, suffix), formatSpelled(position, move, suffix)];
}

describe('section 12: a move in writing', () => {
  test.each(ROWS)('$rule', ({ pieces, fields, forms }) => {
    expect(formsOf(drawn('poron', pieces, fields), forms[0] ?? '')).toEqual(forms);
  });

  test('9: an end to the death has no suffix', () => {
    const forms = formsOf(drawn('pastang', 'S Ma1, s Mb2'), 'Ma1-Mb2');
    expect(forms.slice(1)).toEqual(['SMa1xMb2', 'Swod Mortil A1 takes Mortil B2']);
  });

  test('10: in Drak’s City every move has ^', () => {
    const forms = formsOf(drawn('draks-city', 'S Ma1, S Ma2, S Ma3, S Ma4, s Nf6'), 'Ma1-Ma5');
    expect(forms.slice(1)).toEqual(['SMa1^Ma5t', 'Swod Mortil A1 vaults to Mortil A5, Tikaida']);
  });
});
