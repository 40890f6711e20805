import { describe, expect, test } from 'vitest';
import { createSearcher } from '../../src/search/index.ts';
import { playGame, type Player } from '../../scripts/matches/game.ts';
import { positionOf } from '../support/arbitrary.ts';
import { plainChoice } from '../support/plainOpponent.ts';
import { seeded } from '../support/random.ts';
import { opponent, type Position } from '../../src/engine/index.ts';

function computer(position: Position, nodes: number): Player {
  const searcher = createSearcher(position.ruleset, { tableBits: 15 });
  return {
    name: 'computer',
    begin: () => {},
    choose: (at, earlier) => searcher.search({ position: at, earlier }, { limits: { nodes } }).best,
  };
}

function plain(depth: number): Player {
  const random = seeded(3);
  return { name: 'plain', begin: () => {}, choose: (position) => plainChoice(position, depth, random) };
}

/**
 * The side to move is far ahead; the other has its King and next to nothing else: Hyrkaida or Nikaida is within reach
 * (section 9).
 */
const WON = [
  ['Pallan against a Swod', 'stikitche', '3k2/6/6/s5/6/6/6/6/6/6/2P3/2K3 y - - 0'],
  ['Pallan against a Deldar', 'stikitche', 'k5/1d4/6/6/6/6/6/6/6/6/2P3/2K3 y - - 0'],
  ['Pallan against two Swods', 'stikitche', '1k4/6/1s2s1/6/6/6/6/6/6/6/5P/2K3 y - - 0'],
  ['Kapt and Chuktar against a Paktun', 'stikitche', '5k/6/6/3m2/6/6/6/6/6/6/1GC3/2K3 y - - 0'],
  ['two Jiktars against a Swod', 'stikitche', '2k3/6/6/4s1/6/6/6/6/6/6/J4J/2K3 y - - 0'],
  ['Kapt against a Hikdar', 'stikitche', '3k2/6/2h3/6/6/6/6/6/6/6/2G3/2K3 y - - 0'],
  [
    'Pallan against a Swod on the great board',
    'poron',
    '4k7/12/12/12/3s8/12/12/12/12/12/12/12/12/12/12/12/3P8/4K7 y - - 0',
  ],
  [
    'two Chuktars against two Deldars on the great board',
    'poron',
    '4k7/3d1d6/12/12/12/12/12/12/12/12/12/12/12/12/12/12/C10C/4K7 y - - 0',
  ],
  ['a Swod that will be a Pallan', 'stikitche', '5k/6/s5/6/4S1/6/6/6/6/6/6/K1J3 y - - 0'],
  ['Kapt against three Swods', 'stikitche', '5k/s5/1s4/2s3/6/6/6/6/6/6/1G4/2K3 y - - 0'],
  ['Chuktar and Jiktar against a Hikdar', 'stikitche', '4k1/6/2h3/6/6/6/6/6/6/6/CJ4/2K3 y - - 0'],
  ['two Deldars and a Paktun against a Swod', 'stikitche', '4k1/6/6/1s4/6/6/6/6/6/6/DDM3/2K3 y - - 0'],
  ['Pallan and Deldar against Jiktar and Swod', 'stikitche', '4k1/j5/6/3s2/6/6/6/6/6/6/1DP3/2K3 y - - 0'],
  ['Pallan and Jiktar against Chuktar', 'stikitche', '4k1/6/c5/6/6/6/6/6/6/6/1JP3/2K3 y - - 0'],
  ['Blue’s Pallan against a Deldar', 'stikitche', '3k2/3p2/6/6/6/6/6/6/4D1/6/6/K5 b - - 0'],
  ['Blue’s Kapt and Jiktar against a Paktun', 'stikitche', '3k2/1jg3/6/6/6/6/6/6/4M1/6/6/K5 b - - 0'],
  [
    'Kapt and two Deldars against a Jiktar on the great board',
    'poron',
    '4k7/12/12/12/3j8/12/12/12/12/12/12/12/12/12/12/12/5GDD4/4K7 y - - 0',
  ],
  ['three Swods against one', 'stikitche', '5k/6/6/SSS3/6/6/6/6/4s1/6/6/2K3 y - - 0'],
] as const;

describe('endings that are won against a King and little else', () => {
  test.each(WON)('%s', { timeout: 60_000 }, (_, id, line) => {
    const position = positionOf(id, line);
    const { turn } = position;
    const players = { [turn]: computer(position, 4_000), [opponent(turn)]: plain(2) };
    const result = playGame(position, { yellow: players['yellow']!, blue: players['blue']! });
    expect(result[turn]).toBeGreaterThan(result[opponent(turn)]);
  });
});
