import { describe, expect, test } from 'vitest';
import {
  findVariation,
  formatPosition,
  formatSquare,
  KIND_NAMES,
  legalMoves,
  outcome,
  parseMove,
  parsePosition,
  parseSquare,
  perft,
  play,
  pointsOf,
  routesOf,
  rulesetOf,
  startPosition,
  VARIATIONS,
  type Drin,
  type Position,
  type Variation,
} from '../../src/engine/index.ts';
import { endsFrom, moveOf, namesOf, routeText } from '../support/drawn.ts';
import { movesText } from '../support/compare.ts';
import { variationOf } from '../support/grid.ts';
import { referenceStart } from '../support/reference/index.ts';

/** The position of a line of any variation. */
function read(variation: Variation, line: string): Position {
  const parsed = parsePosition(variation, line);
  if (!parsed.ok) throw new Error(`${line}: ${JSON.stringify(parsed.error)}`);
  return parsed.value;
}

describe('the variations that come with the engine', () => {
  test('their ids, each once', () => {
    expect(VARIATIONS.map(({ id }) => id)).toEqual([
      'poron',
      'pastang',
      'pastang:af',
      'pastang:cd',
      'pastang:swods-mixed',
      'pastang:deldars-mixed',
      'stikitche',
      'draks-city',
      'draks-city:mass',
    ]);
    expect(findVariation('chess')).toBeUndefined();
  });

  test.each(VARIATIONS)('$id starts as in sections 3 and 10', (variation) => {
    expect(formatPosition(startPosition(variation))).toBe(referenceStart(variation.id));
    expect(startPosition(variation, 'blue').turn).toBe('blue');
  });

  test('2: points of a kind', () => {
    const ruleset = rulesetOf(variationOf('poron'));
    const points = KIND_NAMES.map((kind) => pointsOf(ruleset, kind));
    expect(points).toEqual([1, 3, 3, 4, 9, 12, 3, 19, 0, 3, 5, 7, 6]);
  });
});

/** 6 × 4 drins with letters for names: rows from the north, A to X. */
const GREAT_DRINS: readonly (readonly Drin[])[] = Array.from({ length: 4 }, (_, row) =>
  Array.from({ length: 6 }, (__, column) => {
    const code = 'ABCDEFGHIJKLMNOPQRSTUVWX'.charAt(row * 6 + column);
    return { name: `${code}drin`, code };
  }),
);

const rank = (text: string): string => text.padEnd(36, '.');

/** The largest board, with an array of its own; the rest of the rules is that of Poron. */
const GREAT: Variation = {
  ...variationOf('poron'),
  id: 'great',
  drins: GREAT_DRINS,
  array: [
    rank('cjhgpkghjc'),
    rank('dddddddddd'),
    rank('ssssssssss'),
    ...Array.from({ length: 18 }, () => rank('')),
    rank('SSSSSSSSSS'),
    rank('DDDDDDDDDD'),
    rank('CJHGPKGHJC'),
  ],
};

const geometry = () => rulesetOf(GREAT).geometry;

describe('a board of 36 × 24 squares, as data', () => {
  test('has 864 squares in 24 drins, and each reads back from its name', () => {
    expect(geometry()).toMatchObject({ width: 36, height: 24, size: 864, columns: 6, rows: 4 });
    for (let square = 0; square < 864; square++)
      expect(parseSquare(geometry(), formatSquare(geometry(), square))).toBe(square);
    expect([0, 35, 828, 863].map((square) => formatSquare(geometry(), square))).toEqual([
      'Sa1',
      'Xf1',
      'Aa6',
      'Ff6',
    ]);
  });

  test('its start is written and read, and has moves', () => {
    const start = startPosition(GREAT);
    const line = formatPosition(start);
    expect(line.split('/')).toHaveLength(24);
    expect(read(GREAT, line)).toMatchObject({ turn: 'yellow', fluttember: 3 });
    expect(legalMoves(start).length).toBe(perft(start, 1));
    expect(perft(start, 2)).toBe(
      legalMoves(start).reduce((sum, move) => {
        const played = play(start, move);
        return sum + (played.ok ? perft(played.value.position, 1) : 0);
      }, 0),
    );
  });

  test('4: fronts stop pieces there as everywhere', () => {
    const empty = Array.from({ length: 22 }, () => '36');
    const position = read(GREAT, ['ks34', ...empty, 'CJ33K'].join('/') + ' y - - 0');
    expect(endsFrom(position, 'Sb1')).toBe('Sb2 Sb3 Sb4 Sb5 Sb6 Sc1 Sd1 Se1 Sf1');
    const chuktar = endsFrom(position, 'Sa1').split(' ');
    expect(chuktar).toEqual(expect.arrayContaining(['Sa6', 'Ma1', 'Ma6', 'Nf6']));
    expect(chuktar).not.toContain('Ga1');
  });

  test('moves are written, read, played and explained there', () => {
    const position = startPosition(GREAT);
    const move = moveOf(position, 'sa3-sd6');
    const played = play(position, move);
    expect(played.ok && played.value.events.length).toBe(1);
    expect(routesOf(position, move).map((route) => routeText(position, route))).toEqual([
      'step Sb4, step Sc5, step Sd6',
    ]);
    const refused = play(position, moveOf(position, 'Se3-Tb6'));
    expect(refused.ok ? [] : [refused.error.code, namesOf(position, refused.error.squares)]).toEqual([
      'front',
      'Sf4 Ta5',
    ]);
  });

  test('6: a Pallan has room for all of its moves', () => {
    const duel: Variation = {
      ...GREAT,
      id: 'great-duel',
      ending: 'to-the-death',
      array: GREAT.array.map((text) => text.replace(/k/i, '.')),
    };
    const ranks = Array.from({ length: 24 }, (_, index) => ['PP1p'.repeat(9), '1PPP'.repeat(9)][index % 2]);
    const position = read(duel, `${ranks.join('/')} y - - 0`);
    expect(legalMoves(position).length).toBeGreaterThan(5000);
    expect(perft(position, 1)).toBe(legalMoves(position).length);
    expect(new Set(movesText(position)).size).toBe(legalMoves(position).length);
  });
});

describe('house rules, as data', () => {
  const line = 'ks10/12/12/12/12/12/12/12/12/12/12/12/12/12/12/JSS9/12/11K y - - 0';
  const poron = variationOf('poron');

  test('5: shorter vaulting lines', () => {
    expect(endsFrom(read(poron, line), 'Ma3')).not.toContain('Md3');
    expect(endsFrom(read({ ...poron, vaultLine: 2 }, line), 'Ma3')).toContain('Md3');
  });

  test('4: fronts that stop nobody', () => {
    expect(endsFrom(read(poron, line), 'Ma3')).not.toContain('Na1');
    expect(endsFrom(read({ ...poron, fronts: false }, line.replace('ks', 'sk')), 'Ma3')).toContain('Wa6');
  });

  test('4: another range of a kind', () => {
    const short: Variation = { ...poron, kinds: { jiktar: { range: 1 } } };
    expect(endsFrom(read(short, line), 'Ma3')).toBe('Ma2 Ma4');
  });

  test('2: another letter of a kind', () => {
    const renamed: Variation = {
      ...poron,
      kinds: { jiktar: { letter: 'T', code: 'T' } },
      array: poron.array.map((text) => text.replaceAll('J', 'T').replaceAll('j', 't')),
    };
    const position = read(renamed, line.replace('JSS9', 'TSS9'));
    expect(formatPosition(position)).toContain('TSS9');
    expect(parseMove(position, 'TMa3-Ma4').ok).toBe(true);
    expect(parsePosition(renamed, line).ok).toBe(false);
  });

  test('3, 7: a game without first moves of two parts and without Fluttember', () => {
    const plain: Variation = {
      ...poron,
      forms: poron.forms.filter((form) => !['two-moves', 'two-leaps', 'fluttember'].includes(form)),
    };
    const start = startPosition(plain);
    expect(formatPosition(start).split(' ')[2]).toBe('-');
    // Swods have 90 moves; the Pallan cannot bend to ranks 5 and 6, where nothing stands
    expect(legalMoves(start).some(({ fluttember }) => fluttember)).toBe(false);
    expect(perft(start, 1)).toBe(perft(startPosition(poron), 1) - 4);
  });

  test('7: Fluttember with another kind', () => {
    const withPallan: Variation = { ...poron, fluttember: ['pallan'] };
    expect(movesText(startPosition(withPallan)).filter((move) => move.startsWith('Zb1-'))).toEqual([
      'Zb1-Za1',
    ]);
  });

  test('8: other promotions', () => {
    const position = read(
      { ...poron, promotions: ['king', 'paktun'] },
      '12/S10s/12/12/12/12/12/12/12/12/12/12/12/12/12/12/12/k10K y - - 0',
    );
    expect(movesText(position).filter((move) => move.startsWith('Wa5-Wa6'))).toEqual([
      'Wa5-Wa6=K',
      'Wa5-Wa6=M',
      'Wa5-Wa6=S',
    ]);
  });

  test('4: another piece props', () => {
    const propt: Variation = { ...poron, kinds: { swod: { propt: { by: 'hikdar', against: 'jiktar' } } } };
    const position = read(propt, 'ks10/12/12/12/12/12/12/12/12/12/12/12/12/12/12/J1sh8/S11/11K y - - 0');
    expect(endsFrom(position, 'Ma3')).not.toContain('Mc3');
    expect(endsFrom(read(poron, formatPosition(position)), 'Ma3')).toContain('Mc3');
  });

  test('9: an ending by another named rule', () => {
    const pastang = variationOf('pastang');
    const duel: Variation = {
      ...pastang,
      id: 'kings-of-pastang',
      ending: 'kings',
      array: ['dskdsd', ...pastang.array.slice(1, -1), 'DSKDSD'],
    };
    expect(outcome(startPosition(duel))).toEqual({ status: 'playing' });
    expect(parsePosition(duel, 'd5/6/6/6/6/5D y - - 0').ok).toBe(false);
    expect(outcome(read(duel, 'k5/6/6/6/6/4DK b - - 0'))).toMatchObject({
      ending: 'nikaida',
      winner: 'yellow',
    });
  });

  test('a board of one row of drins', () => {
    const { NEEMU, MORTIL } = {
      NEEMU: { name: 'Neemu', code: 'N' },
      MORTIL: { name: 'Mortil', code: 'M' },
    };
    const wide: Variation = {
      ...variationOf('stikitche'),
      id: 'wide',
      drins: [[NEEMU, MORTIL]],
      array: ['....pk......', ...Array.from({ length: 4 }, () => '............'), '....PK......'],
    };
    const position = startPosition(wide);
    expect(namesOf(position, [5, 6])).toBe('Nf1 Ma1');
    expect(endsFrom(position, 'Nf1')).toBe('Ma1 Ma2');
  });

  test('data that do not fit are refused when they are compiled', () => {
    const broken = (change: Partial<Variation>) => () => rulesetOf({ ...poron, ...change });
    expect(broken({ array: poron.array.slice(1) })).toThrow(/poron does not fit/);
    expect(broken({ array: [...poron.array.slice(1), '...........'] })).toThrow(/does not fit/);
    expect(broken({ array: poron.array.map((text) => text.replace('K', 'Q')) })).toThrow(/unknown letter Q/);
    expect(broken({ drins: [] })).toThrow(/cannot be built/);
    expect(broken({ drins: [...poron.drins.slice(1), [{ name: 'Neemu', code: 'N' }]] })).toThrow(
      /cannot be built/,
    );
    expect(broken({ drins: Array.from({ length: 5 }, () => GREAT_DRINS[0] ?? []) })).toThrow(
      /5 drins cannot be built/,
    );
  });
});
