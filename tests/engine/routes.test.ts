import { describe, expect, test } from 'vitest';
import { attackersOf, attacksOn, routesOf } from '../../src/engine/index.ts';
import { drawn, legalOf, moveOf, namesOf, routeText } from '../support/drawn.ts';

/** Kings and a blue Swod out of the way. */
const AWAY = ', K Zf1, k Wa6, s Wb6';

/** Rule, pieces, move, every route of it. */
const ROUTES: readonly (readonly [string, string, string, readonly string[]])[] = [
  ['4: a regular move goes square by square', 'J Mc1', 'Mc1-Mc3', ['step Mc2, step Mc3']],
  ['4: a leap has no squares between', 'M Mc2', 'Mc2-Md4', ['leap Md4']],
  ['4: a Swod’s long first move', 'S Mc3', 'Mc3-Mc6', ['step Mc4, step Mc5, step Mc6']],
  ['4: a Deldar’s two first moves, straight on', 'D Mc2', 'Mc2-Mf5', ['step Md3, step Me4, step Mf5']],
  [
    '4: a Deldar’s two first moves, around a corner, both ways',
    'D Mc2',
    'Mc2-Md5',
    ['step Mc3, step Mc4, step Md5', 'step Md3, step Me4, step Md5'],
  ],
  [
    '4, R6: the second of two moves crosses with its own first step',
    'D Md2',
    'Md2-Zb2',
    ['step Me2, step Mf2, step Za2, step Zb2', 'step Me3, step Mf4, step Za3, step Zb2'],
  ],
  [
    '4: a Paktun’s two first leaps, both ways',
    'M Md1',
    'Md1-Md5',
    ['leap Mc3, leap Md5', 'leap Me3, leap Md5'],
  ],
  [
    '5: a vault passes over pieces of both sides',
    'J Ma3, S Mb3, s Mc3, S Md3',
    'Ma3-Me3',
    ['vault Mb3, vault Mc3, vault Md3, landing Me3'],
  ],
  [
    '5: fronts do not matter to a vault',
    'C Ma3, S Ma4, s Ma5, S Ma6, J Nb1',
    'Ma3-Na1',
    ['vault Ma4, vault Ma5, vault Ma6, landing Na1'],
  ],
  [
    '6: a turn on an orthogonal approach, on the first square beyond the front',
    'P Ma5',
    'Ma5-Nc3',
    ['step Ma6, turn Na1, step Nb2, step Nc3'],
  ],
  [
    '6: a turn on a diagonal approach, the first step after it a crossing',
    'P Ma4',
    'Ma4-Nc2',
    ['step Mb5, turn Mc6, step Nc1, step Nc2'],
  ],
  [
    '6, R9: a turn on a diagonal approach, along the front',
    'P Ma4',
    'Ma4-Mf6',
    ['step Mb5, turn Mc6, step Md6, step Me6, step Mf6'],
  ],
  [
    '6: a turn beside a front to the east, and the leap to the same square',
    'P Me4',
    'Me4-Mf6',
    ['leap Mf6', 'turn Mf5, step Mf6'],
  ],
  [
    '6: a bend in a vault',
    'P Ma1, S Ma2, s Ma3, S Mb4',
    'Ma1-Mc5',
    ['vault Ma2, bend Ma3, vault Mb4, landing Mc5'],
  ],
  [
    '6, R10: a capture on the first square after the bend',
    'P Ma1, S Ma2, S Ma3, S Ma4, D Mb1, h Mb4',
    'Ma1-Mb4',
    ['vault Ma2, vault Ma3, bend Ma4, landing Mb4'],
  ],
  [
    '6: a bent vault and a plain move to one square',
    'P Ma1, S Ma2, S Ma3, s Mb3, s Mc3',
    'Ma1-Mc3',
    ['step Mb2, step Mc3', 'vault Ma2, bend Ma3, vault Mb3, landing Mc3'],
  ],
  [
    '6: a move, then a vault',
    'P Ma1, S Mb4, S Mc4, S Md4',
    'Ma1-Me4',
    ['step Ma2, step Ma3, step Ma4, vault Mb4, vault Mc4, vault Md4, landing Me4'],
  ],
  [
    '6: a leap, then a vault; and a bend',
    'P Ma1, S Mc3, S Md3, S Me3, s Mb2',
    'Ma1-Mf3',
    [
      'leap Mb3, vault Mc3, vault Md3, vault Me3, landing Mf3',
      'vault Mb2, bend Mc3, vault Md3, vault Me3, landing Mf3',
    ],
  ],
];

describe('every way of making a move', () => {
  test.each(ROUTES)('%s', (_rule, pieces, text, routes) => {
    const position = drawn('poron', pieces + AWAY);
    const found = routesOf(position, moveOf(position, text)).map((route) => routeText(position, route));
    expect(found.toSorted()).toEqual(routes);
    const vaultsOnly = routes.every((route) => route.includes('landing'));
    expect(legalOf(position, text).vault).toBe(vaultsOnly);
  });

  test('7: Fluttember exchanges', () => {
    const position = drawn('poron', 'K Zb1, G Zc1, k Wa6, s Wb6', { rights: 'Y' });
    const routes = routesOf(position, moveOf(position, 'Zb1-Zc1'));
    expect(routes.map((route) => routeText(position, route))).toEqual(['exchange Zc1']);
  });

  test('10: in Drak’s City only the vaults count, though a step leads to the same square', () => {
    const position = drawn('draks-city', 'P Ma1, S Ma2, S Ma3, S Mb3, S Mc3, s Nf6');
    const routes = routesOf(position, moveOf(position, 'Ma1-Mc3'));
    expect(routes.map((route) => routeText(position, route))).toEqual([
      'vault Ma2, bend Ma3, vault Mb3, landing Mc3',
    ]);
  });

  test('9: a move that leaves the King in Kaida is no way at all', () => {
    const position = drawn('poron', 'K Zf1, H Ze1, j Zd1, k Wa6');
    expect(routesOf(position, moveOf(position, 'Ze1-Zd2'))).toEqual([]);
  });
});

/** Rule, the enemies of a King on Md5, the attackers in the order of the board. */
const ATTACKS: readonly (readonly [string, string, string])[] = [
  ['none', 'j Ma4', ''],
  ['a regular move', 'j Ma5', 'Ma5'],
  ['a leap', 'm Me3', 'Me3'],
  ['both at once', 'j Ma5, m Me3', 'Me3 Ma5'],
  ['a vault', 'c Ma5, S Mb5, s Mc5', ''],
  ['a vault over three', 'h Ma2, S Mb3, s Mc4', ''],
  ['a vault over three, in line', 'h Za2, S Mf3, s Me4', ''],
  ['a vault over a long line', 'h Zb1, S Za2, s Mf3, s Me4', 'Zb1'],
  ['the vault of a Swod straight ahead (R7)', 's Nd3, S Nd2, S Nd1, s Md6', 'Nd3'],
];

describe('9: what holds the King in Kaida', () => {
  test.each(ATTACKS)('%s: %s', (_rule, pieces, attackers) => {
    const position = drawn('poron', `K Md5, k Wa6, D Zf6, ${pieces}`);
    const attack = attackersOf(position);
    expect(
      attack === null
        ? ''
        : namesOf(
            position,
            attack.attackers.toSorted((a, b) => a - b),
          ),
    ).toBe(attackers);
    expect(namesOf(position, attack === null ? [] : [attack.king])).toBe(attackers === '' ? '' : 'Md5');
  });

  test('every way in which a square could be captured on, whoever is to move', () => {
    const position = drawn('poron', 'K Zf1, k Wa6, S Mc3, J Mc1, M Mb1, d Mb4');
    const square = moveOf(position, 'Mc3-Mb4').to;
    const routes = attacksOn(position, square, 'yellow').map((route) => routeText(position, route));
    expect(routes).toEqual(['step Mb4']);
    expect(
      attacksOn(position, moveOf(position, 'Mc3-Mc4').from, 'blue').map((r) => routeText(position, r)),
    ).toEqual(['step Mc3']);
  });
});
