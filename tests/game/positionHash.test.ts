import { describe, expect, test } from 'vitest';
import {
  BASES,
  KIND_NAMES,
  KINDS,
  pieceAt,
  rulesetOf,
  SIDES,
  startPosition,
} from '../../src/engine/index.ts';
import { hashOf } from '../../src/game/positionHash.ts';
import { holds, positionOf } from '../support/arbitrary.ts';
import { drawn } from '../support/drawn.ts';
import { readRows } from '../support/fixtures.ts';
import { variationOf } from '../support/grid.ts';

/** The kinds in the order in which kept numbers count them, from 1 on. */
const LETTERS = 'SDHJCGMPKYFAX';

/** The number of a position line by its definition: squares from the south-west, each with side and kind, after the turn. */
function hashOfLine(line: string): number {
  const [ranks = '', turn] = line.split(' ');
  let hash = 0x811c9dc5 ^ (turn === 'y' ? 1 : 2);
  const add = (value: number): void => {
    hash = Math.imul(hash ^ value, 0x01000193);
  };
  for (const rank of ranks.split('/').toReversed())
    for (const [part] of rank.matchAll(/\d+|[A-Z]/gi))
      if (/\d/.test(part)) for (let empty = Number(part); empty > 0; empty--) add(0);
      else add(2 * (1 + LETTERS.indexOf(part.toUpperCase())) + (part === part.toLowerCase() ? 1 : 0));
  return hash >>> 0;
}

describe('the number of a position', () => {
  test.each(readRows('positionHashes.tsv').map(({ fields }) => fields))(
    'never changes: %s %s',
    (id = '', line = '', hash = '') => {
      expect(String(hashOf(positionOf(id, line)))).toBe(hash);
    },
  );

  test('the kept ones cover every kind of both sides, with first moves and without, on boards of every size', () => {
    const positions = readRows('positionHashes.tsv').map(({ fields: [id = '', line = ''] }) =>
      positionOf(id, line),
    );
    const seen = new Set(
      positions.flatMap((position) =>
        Array.from(position.cells, (_, square) => {
          const piece = pieceAt(position, square);
          return piece && `${piece.side} ${piece.kind}${piece.fresh ? ', first move' : ''}`;
        }),
      ),
    );
    for (const side of SIDES) {
      for (const kind of KIND_NAMES) expect(seen).toContain(`${side} ${kind}`);
      for (const kind of KIND_NAMES.filter((name) => KINDS[name].first !== null))
        expect(seen).toContain(`${side} ${kind}, first move`);
    }
    expect(new Set(positions.map(({ cells }) => cells.length))).toEqual(
      new Set(BASES.map((base) => rulesetOf(base).geometry.size)),
    );
  });

  test('is what the letters of the position line give, read without the engine', () => {
    holds(({ position, line }) => {
      expect(hashOf(position)).toBe(hashOfLine(line));
    }, 320);
  });

  test('leaves out what cannot be seen: first moves, the Fluttember, the turns', () => {
    const variation = variationOf('poron');
    const start = startPosition(variation);
    const seen = {
      ...start,
      cells: Array.from(start.cells, (code) => code & ~32),
      fluttember: 0,
      turnsPlayed: 9,
    };
    expect(hashOf(seen)).toBe(hashOf(start));
  });

  test('tells the side to move, the side of a piece and its kind', () => {
    const kings = 'K Wa1, k Wf6';
    const seen = [
      hashOf(drawn('poron', kings)),
      hashOf(drawn('poron', kings, { turn: 'b' })),
      ...'SDMHJCGPsdmhjcgp'.split('').map((letter) => hashOf(drawn('poron', `${kings}, ${letter} Mc3`))),
    ];
    expect(new Set(seen).size).toBe(18);
  });
});
